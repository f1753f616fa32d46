/** The small tools: links to them, and the results of those on the page of a service. */
import type { Service } from "../content/schema.ts";
import { tools } from "../content/tools.ts";
import { servicePath } from "../site/service-links.server.ts";
import { mailAddressUrl } from "../site/urls.ts";
import { viewFingerprints } from "./fingerprints/fingerprints.server.ts";
import { viewIds } from "./ids/ids.server.ts";
import { viewPlans } from "./plans/plans.server.ts";

/** Tools that stand on the page of a service. */
const placedTools = tools.filter((tool) => "anchor" in tool);
type PlacedTool = (typeof placedTools)[number];

/** The fields of its form, which its example fills in. */
const fieldsOf = ({ example }: PlacedTool) => [...new URLSearchParams(example).keys()];

const placedToolsOf = ({ tools: ids = [] }: Service) => placedTools.filter(({ id }) => ids.includes(id));

type ServiceTools = ReturnType<typeof viewServiceTools>;
export type ToolView<Name extends keyof ServiceTools> = NonNullable<ServiceTools[Name]>;

/**
 * The tools on the page of a service, with the results for the query of its address.
 * @param origin scheme and host of the canonical site
 */
export function viewServiceTools(service: Service, params: URLSearchParams, origin: string) {
  const path = servicePath(service);
  const own = placedToolsOf(service);
  // An advertisement's entry in the address asks nothing, and is not passed on.
  const asked = [...params].filter(([name]) => own.flatMap(fieldsOf).includes(name));
  const query = new URLSearchParams(asked).toString();
  const answer = <View>(id: PlacedTool["id"], view: (asked: URLSearchParams) => View) => {
    const tool = own.find((each) => each.id === id);
    if (tool === undefined) {
      return undefined;
    }
    const { name, anchor } = tool;
    const place = {
      anchor,
      title: name,
      /** `action` of the form. */
      action: `${path}#${anchor}`,
      /** Fields of the page's other tools, which keep their results. */
      others: own.filter((each) => each !== tool).flatMap(fieldsOf),
      /** A mail with the address of the result; empty without a result. */
      mailUrl: query === "" ? "" : mailAddressUrl(name, `${origin}${path}?${query}#${anchor}`),
    };
    return { place, view: view(params) };
  };
  return {
    plans: answer("mailbox-plans", viewPlans),
    ids: answer("mailbox-ids", viewIds),
    fingerprints: answer("fingerprint-check", viewFingerprints),
  };
}
