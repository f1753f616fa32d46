/** The tools on the page of a service: what each was asked by the address, and its result. */
import type { FingerprintCheck, IdDocument, Service, Tool, ToolId } from "../content/schema.ts";
import type { Things } from "../services/bring-items.ts";
import type { Numbers } from "../content/schema.ts";
import { fingerprintView, type FingerprintView } from "./fingerprints/fingerprint-view.ts";
import { idsView, type IdsView } from "./ids/mailbox-ids-view.ts";
import { plansView, type PlansView } from "./plans/mailbox-plans-view.ts";
import { mailAddressUrl } from "../site/urls.ts";

/** Where a tool stands, and how it is asked. */
export interface ToolPlace {
  /** The fragment of its address. */
  anchor: string;
  title: string;
  /** Where its form asks. */
  action: string;
  /** What the page's other tools were asked, so that their results stay. */
  otherEntries: Readonly<Record<string, string>>;
  /** A mail with the address of the result; empty before there is one. */
  mailUrl: string;
}

export type ServiceTool =
  | { id: "mailbox-plans"; place: ToolPlace; view: PlansView }
  | { id: "mailbox-ids"; place: ToolPlace; view: IdsView }
  | { id: "fingerprint-check"; place: ToolPlace; view: FingerprintView };

export interface ServiceToolsSource {
  tools: readonly Tool[];
  numbers: Numbers;
  things: Things;
  idDocuments: readonly IdDocument[];
  fingerprintChecks: readonly FingerprintCheck[];
  /** Where an appointment for fingerprints is made. */
  booking: ReadonlyArray<{ label: string; url: string }>;
}

/** A tool that stands on the page of a service. */
type PlacedToolId = Exclude<ToolId, "measure" | "visit">;

const placedTools = ({ tools = [] }: Service): PlacedToolId[] =>
  tools.filter((id) => id !== "measure" && id !== "visit");

/** What each tool is asked by. */
const parameters: Record<PlacedToolId, readonly string[]> = {
  "mailbox-plans": ["packages"],
  "mailbox-ids": ["id1", "id2"],
  "fingerprint-check": ["letter"],
};
/** Longer values are cut: no field of a tool has that many letters. */
const maxEntryLength = 40;

function entriesOfOthers(id: PlacedToolId, service: Service, params: URLSearchParams): Record<string, string> {
  const others = placedTools(service)
    .filter((other) => other !== id)
    .flatMap((other) => parameters[other]);
  return Object.fromEntries(
    others.flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value.slice(0, maxEntryLength)]];
    }),
  );
}

/** @param url of the page; its query holds what is asked @param origin of the canonical site */
export function serviceTools(service: Service, url: URL, origin: string, source: ServiceToolsSource): ServiceTool[] {
  const { searchParams: params, pathname, search } = url;
  const { tools, numbers, things, idDocuments, fingerprintChecks, booking } = source;
  return placedTools(service).map((id): ServiceTool => {
    const { name, anchor = id } = tools.find((tool) => tool.id === id) ?? { name: id };
    const place = {
      anchor,
      title: name,
      action: `${pathname}#${anchor}`,
      otherEntries: entriesOfOthers(id, service, params),
      mailUrl: search === "" ? "" : mailAddressUrl(name, `${origin}${pathname}${search}#${anchor}`),
    };
    switch (id) {
      case "mailbox-plans":
        return { id, place, view: plansView(params, numbers) };
      case "mailbox-ids":
        return { id, place, view: idsView(params, idDocuments) };
      case "fingerprint-check":
        return { id, place, view: fingerprintView(params, { checks: fingerprintChecks, things, numbers, booking }) };
    }
  });
}
