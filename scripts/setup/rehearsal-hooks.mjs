/** Loaded into every process of a rehearsal: what would leave this machine asks the stand-ins (`rehearsal.mjs`). */
import dns from "node:dns/promises";

const { REHEARSAL: origin } = process.env;
const send = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const { protocol, hostname, host, pathname, search } = new URL(input);
  return send(hostname === "127.0.0.1" ? input : `${origin}/${protocol}${host}${pathname}${search}`, init);
};
const look = async (path) => {
  const records = await (await send(`${origin}/dns:/${path}`)).json();
  return records.length > 0 ? records : Promise.reject(new Error("ENOTFOUND"));
};
dns.resolveTxt = (name) => look(`txt/${name}`);
dns.resolveNs = (name) => look(`ns/${name}`);
