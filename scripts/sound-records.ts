/** Refuses hours, addresses, partners and numbers that cannot be meant: in words and with their line, in development, builds and tests. */
import { runnerImport, type Plugin } from "vite";
import type { GenericSchema } from "valibot";
import { withLine } from "./finding-lines.ts";
import { findMistakes, storeSchemas } from "./mistakes.ts";

/** "app/content/hours.ts:9: weekly.monday: a day has to open before it closes …", for each mistake in a record. */
export const recordMistakes = (file: string, schema: GenericSchema, record: unknown, source: string): string[] =>
  findMistakes(schema, record).map(
    ({ place, value, why }) => `${withLine({ where: `${file}: ${place}`, value, why }, () => source)}: ${why}`,
  );

/** Checks the store's own records as they are loaded. Each has the name of its file. */
export function checkRecords(): Plugin {
  return {
    name: "check-records",
    enforce: "pre",
    transform: {
      filter: { id: new RegExp(String.raw`/app/content/(?:${Object.keys(storeSchemas).join("|")})\.ts$`) },
      async handler(code, id) {
        const [file = "", name = ""] = /app\/content\/(\w+)\.ts$/.exec(id) ?? [];
        const schema = Object.entries(storeSchemas).find(([key]) => key === name)?.[1];
        if (schema === undefined) {
          return;
        }
        const { module } = await runnerImport<Record<string, unknown>>(id, { configFile: false });
        const mistakes = recordMistakes(file, schema, module[name], code);
        if (mistakes.length > 0) {
          this.error(mistakes.join("\n"));
        }
      },
    },
  };
}
