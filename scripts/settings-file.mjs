/** Reads wrangler.toml: what is wrong with it is said in one sentence, before tools fail on it with a stack each. */
import { unstable_readConfig as readConfig } from "wrangler";
import { root } from "./toolchain.mjs";

readConfig({ config: `${root}wrangler.toml` }, { hideWarnings: true });
