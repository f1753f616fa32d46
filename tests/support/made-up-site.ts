/** The site as somebody who wrote these records into it would have it: built from a copy of the checkout, and served. */
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { MadeUpStore } from "./made-up-stores.ts";
import { startWorkers } from "./site-server.ts";

/** What a build is made from, pictures for social networks left out. */
const sources =
  "app public scripts workers package.json react-router.config.ts tsconfig.base.json tsconfig.json vite.config.ts wrangler.toml".split(
    " ",
  );

/** What stands in the files of the records, by name. */
const recordFiles = ({ site, hours, partners, numbers, carriers }: MadeUpStore): Array<[string, object]> => [
  ["site", { site }],
  ["hours", { hours }],
  ["partners", { partners }],
  ["numbers", { numbers }],
  ["carriers/index", { carriers, offeredCarriers: carriers.filter(({ isOffered }) => isOffered !== false) }],
];

function buildIn(copy: string, store: MadeUpStore): void {
  for (const source of sources) {
    cpSync(source, join(copy, source), { recursive: true });
  }
  copyFileSync(".dev.vars.example", join(copy, ".dev.vars"));
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  for (const [name, records] of recordFiles(store)) {
    const lines = Object.entries(records).map(
      ([record, value]) => `export const ${record} = ${JSON.stringify(value)};\n`,
    );
    writeFileSync(join(copy, `app/content/${name}.ts`), lines.join(""));
  }
  const env = { ...process.env, BUILD_FOLDER: "build", CLOUDFLARE_ENV: "", NODE_ENV: "production" };
  const { status, stdout, stderr } = spawnSync("react-router", ["build"], { cwd: copy, env, encoding: "utf8" });
  if (status !== 0) {
    throw new Error(`The site could not be built:\n${stdout}\n${stderr}`);
  }
}

/** The Worker of the store's own build; `close` leaves nothing behind. */
export async function serveMadeUp(store: MadeUpStore) {
  const copy = mkdtempSync(join(tmpdir(), "made-up-store-"));
  try {
    buildIn(copy, store);
    const parts = ["server", "stand-ins"];
    const harness = await startWorkers(
      parts.map((part) => ({ configPath: join(copy, `build/${part}/wrangler.json`) })),
    );
    return {
      worker: harness.getWorker("mailbox-plus"),
      async close() {
        await harness.close();
        rmSync(copy, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
}
