/** The processor time of a process, and its children, as the kernel tells them. */
import { readdirSync, readFileSync } from "node:fs";

/** The process id of its parent: the second field after the name, which may hold spaces itself. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    // It has just ended.
    return undefined;
  }
}

export function childrenOf(parent) {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

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
