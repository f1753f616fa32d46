/** Every number that the site states: the store's own, and those that carriers set. */
import { numbers as storeNumbers } from "../content/numbers.ts";
import { rules } from "../content/rules.ts";
import type { Numbers } from "../content/schema.ts";

export const numbers: Numbers = { ...storeNumbers, ...rules };
