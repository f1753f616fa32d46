/** A tool on the page of a service: what it is made from, and what it gets to show. */
import type { FingerprintCheck, IdDocument, Numbers, Tool, ToolWords } from "../content/schema.ts";
import type { Things } from "../services/bring-items.ts";

/** Where a tool stands, and how it is asked. */
export interface ToolPlace {
  /** The fragment of its address. */
  anchor: string;
  title: string;
  /** Where its form asks. */
  action: string;
  /** What the page's other tools were asked, so that their results stay. */
  otherEntries: Readonly<Record<string, string | undefined>>;
  /** A mail with the address of the result; empty before there is one. */
  mailUrl: string;
}

/** What a tool of a service's page shows. */
export interface ToolProps<View> {
  place: ToolPlace;
  view: View;
}

export interface ServiceToolsSource {
  tools: readonly Tool[];
  numbers: Numbers;
  things: Things;
  idDocuments: readonly IdDocument[];
  fingerprintChecks: readonly FingerprintCheck[];
  /** Where an appointment for fingerprints is made. */
  booking: ReadonlyArray<{ label: string; url: string }>;
  words: ToolWords;
}
