/**
 * The styles of a part that few pages show (`app/sheets`). A document that shows it has them in its head; a page that the
 * client router makes fetches them before it appears. React puts them before those of every page, so none of their rules
 * may count on coming last.
 */
export function SheetLink({ href }: { href: string }) {
  const isInHead = import.meta.env.SSR && !import.meta.env.DEV;
  return isInHead ? null : <link rel="stylesheet" href={href} precedence="part" />;
}
