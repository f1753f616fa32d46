/** Privacy, terms, accessibility. */
import { numbers } from "../../text/numbers.server.ts";
import type { Policy } from "../../content/schema.ts";
import { policyView, type PolicyView } from "./policy-view.ts";
import { memoize } from "../../site/memoize.server.ts";
import { policies } from "../../content/policies/index.ts";

/** The policy at an address, if there is one. */
export const findPolicy = (path: string): Policy | undefined =>
  Object.values(policies).find((record) => record.path === path);

/** The policy as its page shows it. @throws Error when it refers to a fact that does not exist */
export const viewPolicy: (policy: Policy) => PolicyView = memoize((policy) => policyView(policy, numbers));
