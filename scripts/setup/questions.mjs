import * as clack from "@clack/prompts";

/** Asks until `take` accepts the answer: it throws what is wrong. Ctrl+C ends the script. */
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

export const askDone = (message) =>
  ask(
    message,
    () => true,
    (options) => clack.confirm({ ...options, active: "Done", inactive: "Stop here" }),
  );
