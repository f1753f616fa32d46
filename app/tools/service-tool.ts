/** The place of a tool on the page of a service, and its form's address. */
export interface ToolPlace {
  anchor: string;
  title: string;
  /** `action` of the form. */
  action: string;
  /** Entries of the page's other tools, which keep their results. */
  otherEntries: Readonly<Record<string, string | undefined>>;
  /** A mail with the address of the result; empty without a result. */
  mailUrl: string;
}

export interface ToolProps<View> {
  place: ToolPlace;
  view: View;
}
