/** Answers a second of one workerd, against a Worker that says "ok" on the same. */
import { ratio, table } from "./figures.mjs";
import { askFor, askTimes } from "./requests.mjs";
import { startBare, startSite } from "./site.mjs";

const connections = 8;
const geocode = "/api/geocode/reverse?format=json&lat=41.66&lon=-81.24";
const paths = [
  ["a page (/home-business/mailbox-rental)", "/home-business/mailbox-rental"],
  ["a remembered place (/api/geocode/reverse)", geocode],
  ["/api/health, which asks the database", "/api/health"],
];

async function rateOf({ origin }, path, seconds) {
  await askTimes(origin, path, 200);
  return askFor(origin, path, { connections, seconds });
}

export async function rate({ seconds }) {
  const bare = await startBare();
  const ok = await rateOf(bare, "/", seconds);
  const cached = await rateOf(bare, "/cached", seconds);
  await bare.stop();
  const site = await startSite();
  const rates = [];
  for (const [name, path] of paths) {
    rates.push([name, await rateOf(site, path, seconds)]);
  }
  await site.stop();
  const note =
    `${connections} keep-alive connections, each waiting for its answer, ${seconds} s for each row, one workerd ` +
    `thread and the asking on the same machine. The simulated edge cache alone: ${cached.toFixed(0)} a second.`;
  return table(
    "Answers a second",
    note,
    ["answer", "a second", 'against a bare "ok"'],
    [
      ['a bare "ok"', ok.toFixed(0), "1.00×"],
      ...rates.map(([name, value]) => [name, value.toFixed(0), ratio(value, ok)]),
    ],
  );
}
