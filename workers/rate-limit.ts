import type { Log } from "./log.ts";

const ipv4Mapped = /^::ffff:(?<address>\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The key of a visitor for rate limits: an IPv4 address, or the network of an IPv6 address. Providers give every
 * household, and every rented machine, a /64 of its own, from which it may send with any address (RFC 6177).
 * @param address as `cf-connecting-ip` has it; anything else is its own key
 */
export function visitorKey(address: string): string {
  const mapped = ipv4Mapped.exec(address)?.groups?.address;
  if (mapped !== undefined || !address.includes(":")) {
    return mapped ?? address;
  }
  const [front = [], back = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  // The two colons stand for as many zeros as are missing.
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  const groups = [...front, ...zeros, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}

/** Asks a limiter whether this visitor may go on. When it fails, the request passes: a limiter must cost no page or message. */
export async function isWithinLimit(limiter: RateLimit, key: string, log: Log): Promise<boolean> {
  try {
    return (await limiter.limit({ key })).success;
  } catch (error) {
    log.error("rate_limit_not_read", error);
    return true;
  }
}
