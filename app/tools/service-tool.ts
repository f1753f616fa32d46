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
