/** A screen that nobody sees, for a browser that shows itself on nothing else. */
import { spawn } from "node:child_process";
import { once } from "node:events";

export interface HiddenScreen {
  /** Where a program finds it. */
  environment: Record<string, string>;
  /** What is shown on it ends with it. */
  end: () => void;
}

export async function startHiddenScreen(): Promise<HiddenScreen> {
  // It takes a number that is free, and says which once it can be used. Between two browsers it must not start anew: one
  // that comes meanwhile waits for ever.
  const server = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-noreset"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const end = () => {
    server.kill();
    process.off("exit", end);
  };
  process.on("exit", end);
  const number = await Promise.race([
    once(server.stdout, "data").then(([text]) => String(text).trim()),
    once(server, "exit").then(() => Promise.reject(new Error("Xvfb did not start."))),
  ]);
  return { environment: { DISPLAY: `:${number}`, NO_AT_BRIDGE: "1" }, end };
}
