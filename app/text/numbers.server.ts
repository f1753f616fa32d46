/** All numbers of the site: the store's, those that carriers set, and lengths of lists. */
import { answeredPrices } from "../content/answered.ts";
import { lists } from "../content/lists.ts";
import { numbers as storeNumbers } from "../content/numbers.ts";
import { rules } from "../content/rules.ts";
import type { Numbers } from "../content/schema.ts";

export const numbers: Numbers = { ...storeNumbers, ...answeredPrices, ...rules, ...lists };
