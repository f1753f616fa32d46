/** Writes the types that are made from other files: of bindings and settings (wrangler.toml) and of routes. */
import { linkNode, run } from "./toolchain.mjs";

linkNode();
run("wrangler", ["types", "--include-runtime=false", "--strict-vars=false"], { quiet: true });
run("react-router", ["typegen"], { quiet: true });
