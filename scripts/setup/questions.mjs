import * as clack from "@clack/prompts";

/**
 * Asks until `take` accepts the answer. Ctrl+C ends the script.
 * @template Taken
 * @param {string} message
 * @param {(answer: string) => Taken | Promise<Taken>} take throws what is wrong with an answer
 * @returns {Promise<Taken>}
 */
export async function ask(message, take, prompt = clack.text) {
  for (;;) {
    const answer = await prompt({ message });
    if (clack.isCancel(answer) || answer === false) {
      clack.cancel("Stopped here. Run it again to go on.");
      process.exit(1);
    }
    try {
      return await take(String(answer ?? "").trim());
    } catch (error) {
      clack.log.error(error.message);
    }
  }
}

/** @param {string} message */
export const askDone = (message) =>
  ask(
    message,
    () => true,
    (options) => clack.confirm({ ...options, active: "Done", inactive: "Stop here" }),
  );
