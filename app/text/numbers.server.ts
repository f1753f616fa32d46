/** Every number that the site states: the store's own, those that carriers set, and how many of something there are. */
import { answeredPrices } from "../content/answered.ts";
import { lists } from "../content/lists.ts";
import { numbers as storeNumbers } from "../content/numbers.ts";
import { rules } from "../content/rules.ts";
import type { Numbers } from "../content/schema.ts";

export const numbers: Numbers = { ...storeNumbers, ...answeredPrices, ...rules, ...lists };
