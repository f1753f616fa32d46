/** `gone`: a release removed the file. */
export type LoadProblem = "offline" | "gone";

const isOnline = () =>
  fetch(location.pathname, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  );

/** Loads code on use; the next use retries a failure. */
export const loadCode = <Code extends object>(load: () => Promise<Code>): Promise<Code | LoadProblem> =>
  load().catch(async () => ((await isOnline()) ? "gone" : "offline"));
