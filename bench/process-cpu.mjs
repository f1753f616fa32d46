/** The processor time of a process and of those below it, as the kernel counts it. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** The fields after the name, which may hold spaces itself; undefined when the process is gone. */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}

export function childrenOf(parent) {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statOf(pid)?.[1] === String(parent));
}

/** Milliseconds of user and system time that a process and all below it have used so far. */
export function cpuMs(pid) {
  const [utime = 0, stime = 0] = statOf(pid)?.slice(11, 13).map(Number) ?? [];
  const own = ((utime + stime) * 1000) / ticksPerSecond;
  return childrenOf(pid).reduce((sum, child) => sum + cpuMs(child), own);
}

/** Milliseconds of processor time of a process alone, as exact as the scheduler counts it: for a single answer. */
export function exactCpuMs(pid) {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    try {
      return sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]) / 1e6;
    } catch {
      // The thread has just ended.
      return sum;
    }
  }, 0);
}
