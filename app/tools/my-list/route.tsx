import { useContext } from "react";
import { Outlet } from "react-router";
import type { Route } from "./+types/route";
import { platformContext } from "../../context.ts";
import { Styles, ServerValuesContext } from "../../site/styles.tsx";
import { openStoredList } from "./stored-list.ts";
import { viewMyListPage } from "./my-list.server.ts";

export const loader = ({ context }: Route.LoaderArgs) => viewMyListPage(context.get(platformContext).now());

export { shouldRevalidate } from "../../site/keep-data.ts";

/** The page around the choices and the list, which are a nested route. */
export default function MyListPage() {
  const nonce = useContext(ServerValuesContext)?.nonce;
  return (
    <>
      <Styles of={["board", "choices", "forms", "stamp", "stamps", "my-list"]} />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: openStoredList }} />
      <Outlet />
    </>
  );
}
