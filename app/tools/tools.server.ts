/** The small tools: where they are, and what those on the page of a service come to. */
import { numbers } from "../text/numbers.server.ts";
import { fingerprintChecks } from "../content/fingerprint-checks.ts";
import { idDocuments } from "../content/id-documents.ts";
import type { Service, Tool, ToolId } from "../content/schema.ts";
import { services } from "../content/services/index.ts";
import { site } from "../content/site.ts";
import { thingsToBring } from "../content/things-to-bring.ts";
import { toolWords } from "../content/tool-words.ts";
import { tools } from "../content/tools.ts";
import { servicePath } from "../services/service-link.ts";
import { viewTools } from "./service-tools-view.ts";
import { visitPath } from "./visit/visit-list.ts";
import { findService } from "../services/services.server.ts";

interface ToolLink {
  label: string;
  to: string;
}

/** Those that stand on the page of a service. */
const placed = new Set<ToolId>(tools.filter((tool) => "anchor" in tool).map(({ id }) => id));

/** The addresses of the services that have tools on their pages. */
export const pathsWithTools = services
  .filter((service) => service.tools?.some((id) => placed.has(id)))
  .map(servicePath);

const linkTo = ({ name, path, anchor }: Tool): ToolLink => ({
  label: name,
  to: anchor === undefined ? path : `${path}#${anchor}`,
});

/** Every tool. */
export const toolLinks: readonly ToolLink[] = tools.map(linkTo);

/** What the page of a service leads to: the list of a visit, its own tools, and others that suit it. */
export function toolLinksOf({ id: service, tools: ids = [] }: Service): ToolLink[] {
  return [
    { label: "Add to my visit", to: `${visitPath([service])}#add` },
    ...tools
      .filter(({ id }) => ids.includes(id))
      .map((tool) => ("anchor" in tool ? { label: tool.name, to: `#${tool.anchor}` } : linkTo(tool))),
  ];
}

/**
 * The tools on the page at this address, with what its query asks.
 * @param origin scheme and host of the canonical site
 * @throws Error where there is no such service: only the paths of `pathsWithTools` lead here
 */
export function viewServiceTools(url: URL, origin: string) {
  const service = findService(url.pathname);
  if (service === undefined) {
    throw new Error(`No service at ${url.pathname}`);
  }
  const booking = site.externalLinks["fingerprint-booking"];
  return viewTools(service, url, origin, {
    tools,
    numbers,
    things: thingsToBring,
    idDocuments,
    fingerprintChecks,
    booking,
    words: toolWords,
  });
}
