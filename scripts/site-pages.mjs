/** The pages of the site, for scripts. Vite finds the files of their records, so it loads the module that has them. */
import { resolve } from "node:path";
import { runnerImport } from "vite";
import { root } from "./toolchain.mjs";

const { module } = await runnerImport(resolve(root, "app/pages/page-records.server.ts"), {
  root,
  configFile: false,
  logLevel: "error",
});

/** @type {readonly import("../app/pages/page-record.ts").PageRecord[]} */
export const pages = module.pages;
