/** Releases the Worker of this folder, as `npm run deploy` does in the end: node release-in-terminal.mjs NAME ORIGIN CONFIG */
import { release } from "../../scripts/deploy-steps.mjs";
import { releaseDependencies } from "../../scripts/deploy-dependencies.mjs";

const [name = "", origin = "", config = ""] = process.argv.slice(2);
const dependencies = releaseDependencies({ name, origin, folder: process.cwd(), pause: async () => {} });
try {
  const { rollback } = await release(dependencies, config);
  console.log(`RELEASED, to go back: ${rollback}`);
} catch (error) {
  console.log(`NOT RELEASED: ${error.message}`);
}
