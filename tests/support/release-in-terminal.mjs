/** Releases the Worker of this folder, as `npm run deploy` does in the end: node release-in-terminal.mjs NAME ORIGIN */
import { release } from "../../scripts/deploy-steps.mjs";
import { releaseDependencies } from "../../scripts/deploy-dependencies.mjs";

const [name = "", origin = ""] = process.argv.slice(2);
const dependencies = releaseDependencies({ name, origin, folder: process.cwd(), pauseMs: 0 });
try {
  const { rollback } = await release(dependencies, { config: "built.json", name });
  console.log(`RELEASED, to go back: ${rollback}`);
} catch (error) {
  console.log(`NOT RELEASED: ${error.message}`);
}
