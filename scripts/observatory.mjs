/**
 * `npm run observatory`: Mozilla's HTTP Observatory rules over the headers of the built site, served here.
 * The package can only grade a live host, and pulls 190 others: it is fetched into the temporary folder,
 * and its rules are fed with our answers. What Cloudflare adds in front (http leads to https) is assumed.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readCommandLine } from "./command-line.mjs";
import { prepareServer } from "./local-server.mjs";
import { run, say } from "./toolchain.mjs";

const version = "1.4.8";
const leastScore = 125;
const host = "mailbox-plus.test";
const paths = ["/", "/contact-us", "/tracking", "/pack-ship/artwork-shipping", "/contact-us.data", "/api/health"];

readCommandLine(
  "npm run observatory",
  "Grades the headers of the built site by the rules of Mozilla's HTTP Observatory.",
  {},
);
const folder = resolve(tmpdir(), `http-observatory-${version}`);
const source = resolve(folder, "node_modules/@mdn/mdn-http-observatory/src");
if (!existsSync(source)) {
  say("Fetching the Observatory's rules");
  mkdirSync(folder, { recursive: true });
  const omit = ["--omit=optional", "--ignore-scripts", "--no-save", "--no-audit", "--loglevel=error"];
  run("npm", ["install", "--prefix", folder, ...omit, `@mdn/mdn-http-observatory@${version}`]);
}
// Its list of preloaded hosts comes from the internet; ours is not on it until somebody puts it there.
writeFileSync(resolve(source, "../conf/hsts-preload.json"), "{}");
const load = (path) => import(pathToFileURL(resolve(source, path)).href);
const [
  { ALL_TESTS },
  grader,
  { MINIMUM_SCORE_FOR_EXTRA_CREDIT },
  { Requests },
  { Session },
  { parseHttpEquivHeaders },
] = await Promise.all(
  [
    "constants.js",
    "grader/grader.js",
    "grader/charts.js",
    "types.js",
    "retriever/session.js",
    "retriever/utils.js",
  ].map(load),
);

/** What the Observatory would have seen of one page at its real address. */
async function visit(origin, path) {
  const response = await fetch(origin + path);
  const body = await response.text();
  const url = new URL(`https://${host}${path}`);
  const headers = Object.fromEntries(response.headers);
  const seen = { status: response.status, headers, data: body, verified: true, request: {}, config: {} };
  const requests = new Requests(host);
  requests.session = new Session(url, {});
  requests.resources.path = body;
  const redirects = [
    { url: new URL(`http://${host}${path}`), status: 301 },
    { url, status: 200 },
  ];
  Object.assign(requests.responses, { auto: seen, https: seen, http: seen, cors: seen });
  Object.assign(requests.responses, { httpRedirects: redirects, httpsRedirects: redirects.slice(1) });
  seen.httpEquiv = parseHttpEquivHeaders(body, url.href);
  return requests;
}

/** Scores as the package's scanner does: extra credit counts only for what is an A without it. */
function score(requests) {
  const results = ALL_TESTS.map((test) => test(requests)).filter(({ result }) => result);
  const modifiers = results.map(({ result }) => [result, grader.getScoreModifier(result)]);
  const sum = (list) => list.reduce((total, [, modifier]) => total + modifier, 100);
  const bare = sum(modifiers.filter(([, modifier]) => modifier < 0));
  return { modifiers, total: bare >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : bare };
}

const server = prepareServer({ name: "observatory", port: process.env.PORT ?? 8924 });
await server.start();
let isGoodEnough = true;
for (const path of paths) {
  const { modifiers, total } = score(await visit(server.origin, path));
  const { grade } = grader.getGradeForScore(total);
  console.log(`${grade} ${total}  ${path}`);
  if (path === "/") {
    console.log(modifiers.map(([result, modifier]) => `   ${String(modifier).padStart(4)}  ${result}`).join("\n"));
  }
  isGoodEnough &&= grade === "A+" && total >= leastScore;
}
await server.stop();
process.exit(isGoodEnough ? 0 : 1);
