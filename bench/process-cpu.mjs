/** The processor time of a process, and its children, as the kernel tells them. */
import { readdirSync, readFileSync } from "node:fs";

/** The processes that this one has started. */
export const childrenOfThis = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

/** Milliseconds of processor time that a process has used so far, to the nanosecond that the scheduler counts. */
export function cpuMs(pid) {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    try {
      return sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]) / 1e6;
    } catch {
      // The thread has just ended.
      return sum;
    }
  }, 0);
}
