/** Writes the types that are made from other files: of bindings and settings (wrangler.toml) and of routes. */
import { run } from "./toolchain.mjs";

run("wrangler", ["types", "--include-runtime=false", "--strict-vars=false"], { quiet: true });
run("react-router", ["typegen"], { quiet: true });
