import type { Log } from "./log.ts";

const ipv4Mapped = /^::ffff:(?<address>\d+\.\d+\.\d+\.\d+)$/i;

/** Providers give every household or server an IPv6 /64 (RFC 6177). @param address `cf-connecting-ip` */
export function visitorKey(address: string): string {
  const mapped = ipv4Mapped.exec(address)?.groups?.address;
  if (mapped !== undefined || !address.includes(":")) {
    return mapped ?? address;
  }
  const [front = [], back = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  // `::` stands for the missing zeros.
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  const groups = [...front, ...zeros, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}

/** If the limiter fails, the request passes. */
export async function isWithinLimit(limiter: RateLimit, key: string, log: Log): Promise<boolean> {
  try {
    return (await limiter.limit({ key })).success;
  } catch (error) {
    log.error("rate_limit_not_read", error);
    return true;
  }
}
