import { useContext } from "react";
import { Outlet } from "react-router";
import type { Route } from "./+types/route";
import { platformContext } from "../../context.ts";
import { Styles, ServerValuesContext } from "../../site/styles.tsx";
import { openStoredList } from "./stored-list.ts";
import { viewVisitPage } from "./visit.server.ts";

export const loader = ({ context }: Route.LoaderArgs) => viewVisitPage(context.get(platformContext).now());

export { shouldRevalidate } from "../../site/keep-data.ts";

export const handle = { utilities: "utilities-visit" };

/** The page around the choices and the list, which are a nested route. */
export default function VisitPage() {
  const nonce = useContext(ServerValuesContext)?.nonce;
  return (
    <>
      <Styles of={["board", "forms", "stamps", "visit"]} />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: openStoredList }} />
      <Outlet />
    </>
  );
}
