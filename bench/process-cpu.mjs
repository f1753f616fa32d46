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
