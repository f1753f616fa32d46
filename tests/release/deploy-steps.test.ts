/** A release with a wrangler and a site that are played: the order of steps, and which version a failure leaves serving. */
import { expect, test } from "vitest";
import { checkedPaths, release, ReleaseError } from "../../scripts/deploy-steps.mjs";
import { whyNoTerminal } from "../../scripts/deploy-dependencies.mjs";

const old = "11111111-1111-4111-8111-111111111111";
const fresh = "22222222-2222-4222-8222-222222222222";

interface Play {
  /** Wrangler commands that fail, by how they begin. */
  failing?: string;
  /** Status of the site's answer. */
  statusOf?: (path: string, version: string | undefined) => number;
  /** The version that answers when this one was asked for. */
  answering?: (version: string | undefined) => string | null;
  /** Error text of `wrangler deployments status`. */
  statusError?: string;
  /** The kinds of binding that the serving version has. */
  bindings?: string[] | undefined;
  /** Statuses of the first answers, which are not the Worker's; 0 without an answer. */
  elsewhere?: number[];
}

const origin = "https://www.the-store.com";

function record(play: Play) {
  const { failing = "nothing", statusOf = () => 200, answering, statusError, elsewhere = [] } = play;
  const bindings = "bindings" in play ? play.bindings : ["assets", "d1", "secret_text"];
  const steps: string[] = [];
  let seconds = 0;
  const outputs: Record<string, string> = {
    "versions upload": `Uploaded mailbox-plus-production (2.1 sec)\nWorker Version ID: ${fresh}\n`,
    "deployments status": JSON.stringify({
      id: "33333333-3333-4333-8333-333333333333",
      versions: [
        { version_id: "44444444-4444-4444-8444-444444444444", percentage: 0 },
        { version_id: old, percentage: 100 },
      ],
    }),
    "versions view": JSON.stringify({ id: old, resources: { bindings: bindings?.map((type) => ({ type })) } }),
  };
  const dependencies = {
    wrangler(args: string[]) {
      const command = args.join(" ");
      steps.push(command.replaceAll(old, "OLD").replaceAll(fresh, "NEW"));
      const stderr = command.startsWith("deployments") ? (statusError ?? "") : "";
      const ok = !command.startsWith(failing) && stderr === "";
      return { ok, stdout: outputs[args.slice(0, 2).join(" ")] ?? "", stderr };
    },
    wranglerInTerminal(args: string[]) {
      steps.push(args.join(" "));
      return !args.join(" ").startsWith(failing);
    },
    async ask(path: string, version?: string) {
      steps.push(`ask ${path}${version === undefined ? "" : ` of ${version.replace(fresh, "NEW")}`}`);
      const status = elsewhere.shift();
      return status === undefined
        ? { status: statusOf(path, version), version: answering?.(version) ?? version ?? old }
        : { status, version: null };
    },
    async pause(ms: number) {
      steps.push("pause");
      seconds += ms / 1000;
    },
    now: () => seconds * 1000,
    say: () => undefined,
    origin,
  };
  return { steps, result: release(dependencies, "built.json") };
}

const asks = (suffix = "") => checkedPaths.map((path) => `ask ${path}${suffix}`);
const migrate = "d1 migrations apply DB --remote -c wrangler.toml --env production";
const status = "deployments status --json -c built.json";
const share = (...shares: string[]) => `versions deploy ${shares.join(" ")} --yes -c built.json`;
const view = "versions view OLD --json -c built.json";
const triggers = "triggers deploy -c built.json";
const untilMigrated = [status, view, "ask /api/health", migrate];
const untilUpload = [...untilMigrated, "versions upload -c built.json"];

test("the new version gets the visitors once it has answered, and the way back is told", async () => {
  const { steps, result } = record({});

  expect(await result).toEqual({ rollback: `npx wrangler ${share(`${old}@100%`)}` });
  expect(steps).toEqual([
    ...untilUpload,
    share("OLD@100%", "NEW@0%"),
    ...asks(" of NEW"),
    share("NEW@100%"),
    ...asks(),
    triggers,
  ]);
});

test.each(["/api/health", "/services"])("when %s of the new version fails, nobody is sent to it", async (failing) => {
  const { steps, result } = record({
    statusOf: (path, version) => (path === failing && version === fresh ? 503 : 200),
  });

  await expect(result).rejects.toThrow(`${failing} answered 503, where 200 was expected. The old version is serving.`);
  expect(steps).not.toContain(share("NEW@100%"));
  expect(steps.at(-1)).toBe(share("OLD@100%"));
});

test("when it fails once it has the visitors, they are sent back", async () => {
  const { steps, result } = record({
    statusOf: (path, version) => (path === "/contact-us" && version === undefined ? 500 : 200),
  });

  await expect(result).rejects.toThrow("/contact-us answered 500");
  expect(steps.slice(steps.indexOf(share("NEW@100%")) + 1).filter((step) => !/^(ask|pause)/.test(step))).toEqual([
    share("OLD@100%"),
  ]);
});

test("when the old version answers in its place, that is no answer", async () => {
  const { steps, result } = record({ answering: () => old });

  await expect(result).rejects.toThrow(ReleaseError);
  expect(steps).not.toContain(share("NEW@100%"));
});

test.each([
  ["d1 migrations", untilMigrated],
  ["versions upload", untilUpload],
  [`versions deploy ${old}@100% ${fresh}@0%`, [...untilUpload, share("OLD@100%", "NEW@0%")]],
])("a failing %s stops the release", async (failing, expected) => {
  const { steps, result } = record({ failing });

  await expect(result).rejects.toThrow(/serving/);
  expect(steps).toEqual(expected);
});

test("when visitors cannot be sent back, the error has the line that does it", async () => {
  const { result } = record({
    failing: `versions deploy ${old}@100% --yes`,
    statusOf: (_, version) => (version === fresh ? 500 : 200),
  });

  await expect(result).rejects.toThrow(`Do it now: npx wrangler ${share(`${old}@100%`)}`);
});

test("an ill site can be released over: its pages alone are asked for", async () => {
  const { steps, result } = record({ statusOf: (path) => (path === "/api/health" ? 503 : 200) });

  expect(await result).toEqual({ rollback: expect.stringContaining(old) });
  expect(steps.filter((step) => step.startsWith("ask /api/health"))).toEqual(["ask /api/health"]);
});

test.each<[name: string, play: Play, before: string[]]>([
  ["is none", { statusError: "This Worker does not exist on your account. [code: 10007]" }, [status]],
  ["was never deployed", { statusError: "The Worker mailbox-plus has no deployments." }, [status]],
  ["holds only secrets", { bindings: ["secret_text", "secret_text"] }, [status, view]],
])("where there %s, the first release is deployed at once, with its addresses", async (_, play, before) => {
  const { steps, result } = record(play);

  expect(await result).toEqual({ rollback: undefined });
  expect(steps).toEqual([...before, migrate, "deploy -c built.json", ...asks()]);
});

test.each<[name: string, play: Play]>([
  ["does not answer", { statusError: "fetch failed" }],
  ["wants another login", { statusError: "Authentication error [code: 10000]" }],
  ["hides what is serving", { bindings: undefined }],
])("when Cloudflare %s, nothing is touched", async (_, play) => {
  const { steps, result } = record(play);

  await expect(result).rejects.toThrow("Nothing was changed.");
  expect(steps).not.toContain(migrate);
});

test("where the address is not the Worker's, nothing is touched", async () => {
  const { steps, result } = record({ elsewhere: [530] });

  await expect(result).rejects.toThrow("Set its addresses: npx wrangler triggers deploy -c built.json");
  expect(steps).toEqual([status, view, "ask /api/health"]);
});

test("without a terminal nobody could be asked about DNS records, so nothing is released", () => {
  const [terminal, pipe] = [{ isTTY: true }, {}];
  expect(whyNoTerminal({ stdin: terminal, stdout: terminal })).toEqual([]);
  expect(whyNoTerminal({ stdin: pipe, stdout: terminal })).toHaveLength(1);
});
