/**
 * Cloudflare's API as wrangler uses it for a release, and the site that it serves: keeps a Worker's versions, deployments,
 * addresses and crons, and takes down every call that changes something.
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface Recorder {
  url: string;
  /** The changing calls, with what matters of their bodies. */
  calls: string[];
  /** Hosts with DNS records of others. */
  foreignRecords: Set<string>;
  /** Hosts that lead to the Worker. */
  domains: Set<string>;
  /** Shares of visitors by version, newest deployment first. */
  deployments: Share[][];
  /** Settings of all versions: logs above all. Each upload of the first version and each patch writes over it. */
  settings: ScriptSettings;
  /** Patches of them, in order. */
  patches: ScriptSettings[];
  /** The draft that `wrangler secret put` makes without a Worker. */
  addDraft: () => void;
  close: () => Promise<void>;
}

type Share = { version_id: string; percentage: number };
type Binding = { type: string; name: string };
type ScriptSettings = { observability?: unknown; logpush?: unknown; tail_consumers?: unknown; tags?: string[] };

export const accountId = "00000000000000000000000000000001";
const time = "2026-11-22T12:00:00Z";

class Refusal extends Error {
  code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const textOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) {
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString("utf8");
};

/** The metadata of a Worker's upload, which is the JSON part of a form. */
const metadataOf = (form: string) =>
  JSON.parse(/name="metadata"\r\n(?:[^\r]+\r\n)*\r\n([\s\S]*?)\r\n--/.exec(form)?.[1] ?? "{}") as {
    bindings?: Binding[];
    migrations?: { new_tag: string };
    observability?: unknown;
  };

/** Starts it for the Worker of this name, whose API is at `/client/v4` and whose site is at all other paths. */
export async function startRecorder(name: string): Promise<Recorder> {
  const calls: string[] = [];
  const foreignRecords = new Set<string>();
  const domains = new Set<string>();
  const deployments: Share[][] = [];
  const versions = new Map<string, Binding[]>();
  const applied: string[] = [];
  const settings: ScriptSettings = {};
  const patches: ScriptSettings[] = [];
  let migrationTag: string | undefined;

  const addVersion = (bindings: Binding[]) => {
    const id = `${versions.size + 1}`.repeat(8) + "-0000-4000-8000-000000000000";
    versions.set(id, bindings);
    return id;
  };
  const requireWorker = () => {
    if (versions.size === 0) {
      throw new Refusal(10007, "This Worker does not exist on your account.");
    }
  };
  const changeset = (hosts: string[]) => ({
    added: hosts.filter((host) => !domains.has(host)).map((hostname) => ({ hostname })),
    removed: [],
    updated: hosts.filter((host) => domains.has(host)).map((hostname) => ({ id: hostname, hostname, modified: false })),
    conflicting: hosts.filter((host) => foreignRecords.has(host)).map((hostname) => ({ hostname })),
  });

  const script = `/accounts/${accountId}/workers/scripts/${name}`;
  const service = `/accounts/${accountId}/workers/services/${name}`;
  const routes: Record<string, (body: string, id: string) => unknown> = {
    "GET /user": () => ({ id: "user", email: "owner@the-store.com" }),
    "GET /memberships": () => [{ account: { id: accountId, name: "The store" } }],
    [`GET ${service}`]: () => {
      requireWorker();
      return {
        id: name,
        default_environment: {
          environment: "production",
          script: {
            id: name,
            tag: "t",
            tags: settings.tags ?? [],
            migration_tag: migrationTag,
            last_deployed_from: "wrangler",
          },
        },
      };
    },
    [`PUT ${script}`]: (body) => {
      const { bindings = [], migrations, observability } = metadataOf(body);
      const id = addVersion(bindings);
      settings.observability = observability;
      migrationTag = migrations?.new_tag ?? migrationTag;
      deployments.unshift([{ version_id: id, percentage: 100 }]);
      calls.push(`deploy of a Worker with ${bindings.map((binding) => binding.name).join(", ") || "nothing"}`);
      return {
        id: name,
        etag: "e",
        tag: "t",
        deployment_id: id,
        startup_time_ms: 1,
        handlers: ["fetch"],
        pipeline_hash: "p",
      };
    },
    [`GET ${script}/secrets`]: () => [],
    [`PUT ${script}/secrets`]: (body) => {
      requireWorker();
      const { name: secret } = JSON.parse(body) as { name: string };
      const last = [...versions.values()].at(-1) ?? [];
      const id = addVersion([...last, { type: "secret_text", name: secret }]);
      deployments.unshift([{ version_id: id, percentage: 100 }]);
      calls.push(`secret ${secret}`);
      return { name: secret, type: "secret_text" };
    },
    [`POST ${script}/versions`]: (body) => {
      requireWorker();
      const { migrations, bindings = [] } = metadataOf(body);
      if (migrations !== undefined) {
        throw new Refusal(10021, "migrations cannot be uploaded with a version");
      }
      calls.push("version uploaded");
      const id = addVersion(bindings);
      return { id, startup_time_ms: 1, metadata: { has_preview: false }, resources: { script: { etag: "e" } } };
    },
    [`GET ${script}/versions`]: () => ({
      items: [...versions.keys()]
        .toReversed()
        .map((id) => ({ id, number: 1, metadata: { created_on: time }, annotations: {} })),
    }),
    [`GET ${script}/versions/:id`]: (_, id) => ({
      id,
      number: 1,
      metadata: { created_on: time, modified_on: time, source: "wrangler", author_email: "owner@the-store.com" },
      annotations: {},
      resources: { bindings: versions.get(id) ?? [], script: { etag: "e", handlers: ["fetch"] }, script_runtime: {} },
    }),
    [`GET ${script}/deployments`]: () => {
      requireWorker();
      return {
        deployments: deployments.map((shares, index) => ({
          id: `deployment-${index}`,
          source: "wrangler",
          strategy: "percentage",
          author_email: "owner@the-store.com",
          created_on: time,
          annotations: {},
          versions: shares,
        })),
      };
    },
    [`POST ${script}/deployments`]: (body) => {
      const { versions: shares } = JSON.parse(body) as { versions: Share[] };
      deployments.unshift(shares);
      calls.push(
        `visitors: ${shares.map(({ version_id, percentage }) => `${percentage}% to ${version_id[0]}`).join(", ")}`,
      );
      return { id: "deployment" };
    },
    [`PATCH ${script}/script-settings`]: (body) => {
      const patch = JSON.parse(body) as ScriptSettings;
      patches.push(patch);
      calls.push(`settings patched: ${Object.keys(patch).join(", ")}`);
      return Object.assign(settings, patch);
    },
    // Nothing to upload: the pictures and styles are all there.
    [`POST ${script}/assets-upload-session`]: () => ({ jwt: "assets", buckets: [] }),
    [`GET ${script}/settings`]: () => ({ bindings: [] }),
    [`GET /accounts/${accountId}/workers/workers/${name}`]: () => ({ id: name, name, subdomain: { enabled: false } }),
    [`GET ${script}/subdomain`]: () => ({ enabled: false, previews_enabled: false }),
    [`POST ${script}/subdomain`]: () => ({ enabled: false, previews_enabled: false }),
    [`PUT ${script}/schedules`]: (body) => {
      calls.push(`crons ${(JSON.parse(body) as Array<{ cron: string }>).map(({ cron }) => cron).join(", ")}`);
      return { schedules: [] };
    },
    [`POST ${script}/domains/changeset`]: (body) =>
      changeset((JSON.parse(body) as Array<{ hostname: string }>).map(({ hostname }) => hostname)),
    [`PUT ${script}/domains/records`]: (body) => {
      const { origins, override_existing_dns_record: mayOverride } = JSON.parse(body) as {
        origins: Array<{ hostname: string }>;
        override_existing_dns_record: boolean;
      };
      const hosts = origins.map(({ hostname }) => hostname);
      const replaced = hosts.filter((host) => foreignRecords.has(host));
      if (replaced.length > 0 && !mayOverride) {
        throw new Refusal(100117, "Hostname already has externally managed DNS records");
      }
      hosts.forEach((host) => foreignRecords.delete(host) && domains.add(host));
      hosts.forEach((host) => domains.add(host));
      calls.push(
        `addresses ${hosts.join(", ")}${replaced.length > 0 ? `, replacing the records of ${replaced.join(", ")}` : ""}`,
      );
      return {};
    },
    [`POST /accounts/${accountId}/d1/database/:id/query`]: (body) => {
      const { sql } = JSON.parse(body) as { sql: string };
      const [, migration] = /insert into "?d1_migrations"?[^;]*'([^']+)'/i.exec(sql) ?? [];
      if (migration !== undefined) {
        calls.push("database migrated");
        applied.push(migration);
      }
      const isQuestion = /from "?d1_migrations/i.test(sql) && migration === undefined;
      const rows = applied.map((applied_name, index) => ({ id: index + 1, name: applied_name, applied_at: time }));
      return [{ success: true, results: isQuestion ? rows : [], meta: {} }];
    },
  };

  const answer = (key: string, body: string) => {
    const exact = routes[key];
    if (exact !== undefined) {
      return exact(body, "");
    }
    const [pattern, handle] =
      Object.entries(routes).find(([route]) => new RegExp(`^${route.replace(":id", "[^/]+")}$`).test(key)) ?? [];
    if (handle === undefined || pattern === undefined) {
      calls.push(`UNKNOWN ${key}`);
      throw new Refusal(7003, `No route for ${key}`);
    }
    return handle(body, new RegExp(`^${pattern.replace(":id", "([^/]+)")}$`).exec(key)?.[1] ?? "");
  };

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    const body = await textOf(request);
    if (!pathname.startsWith("/client/v4")) {
      const override = /="([^"]+)"/.exec(String(request.headers["cloudflare-workers-version-overrides"] ?? ""))?.[1];
      const serving = override ?? deployments[0]?.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id;
      const isReached = domains.size > 0 && serving !== undefined;
      const answering = isReached ? { "x-version": serving } : {};
      return response.writeHead(isReached ? 200 : 530, answering).end();
    }
    response.setHeader("content-type", "application/json");
    try {
      const result = answer(`${request.method} ${pathname.slice("/client/v4".length)}`, body);
      response.end(JSON.stringify({ success: true, errors: [], messages: [], result }));
    } catch (error) {
      const { code, message } = error instanceof Refusal ? error : { code: 10000, message: String(error) };
      response.writeHead(code === 10000 ? 500 : 404);
      response.end(JSON.stringify({ success: false, errors: [{ code, message }], messages: [], result: null }));
    }
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    foreignRecords,
    domains,
    deployments,
    settings,
    patches,
    addDraft: () =>
      void deployments.unshift([{ version_id: addVersion([{ type: "secret_text", name: "KEY" }]), percentage: 100 }]),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
