/** The tools on the page of a service: what each was asked by the address, and its result. */
import type { Service, ToolId } from "../content/schema.ts";
import { viewFingerprints } from "./fingerprints/fingerprint-view.ts";
import { viewIds } from "./ids/mailbox-ids-view.ts";
import { viewPlans } from "./plans/mailbox-plans-view.ts";
import type { ServiceToolsSource, ToolPlace } from "./service-tool.ts";
import { mailAddressUrl } from "../site/urls.ts";

/** What each tool that stands on the page of a service is asked by. */
const fields = {
  "mailbox-plans": ["packages"],
  "mailbox-ids": ["id1", "id2"],
  "fingerprint-check": ["letter"],
} as const satisfies Partial<Record<ToolId, readonly string[]>>;
type PlacedToolId = keyof typeof fields;

const isPlaced = (id: ToolId): id is PlacedToolId => id in fields;

/** Longer values are cut: no field of a tool has that many letters. */
const maxEntryLength = 40;

/** @param url of the page; its query holds what is asked @param origin of the canonical site */
export function viewTools({ tools: toolIds = [] }: Service, url: URL, origin: string, source: ServiceToolsSource) {
  const { searchParams: params, pathname, search } = url;
  const ids = toolIds.filter(isPlaced);

  function placeOf(id: PlacedToolId): ToolPlace {
    const { name, anchor = id } = source.tools.find((tool) => tool.id === id) ?? { name: id };
    const others = ids.filter((other) => other !== id).flatMap((other) => fields[other]);
    return {
      anchor,
      title: name,
      action: `${pathname}#${anchor}`,
      otherEntries: Object.fromEntries(
        others
          .filter((field) => params.has(field))
          .map((field) => [field, params.get(field)?.slice(0, maxEntryLength)]),
      ),
      mailUrl: search === "" ? "" : mailAddressUrl(name, `${origin}${pathname}${search}#${anchor}`),
    };
  }
  const answer = <View>(id: PlacedToolId, view: (asked: URLSearchParams, from: ServiceToolsSource) => View) =>
    ids.includes(id) ? { place: placeOf(id), view: view(params, source) } : undefined;
  return {
    plans: answer("mailbox-plans", viewPlans),
    ids: answer("mailbox-ids", viewIds),
    fingerprints: answer("fingerprint-check", viewFingerprints),
  };
}
