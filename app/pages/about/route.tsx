import type { Route } from "./+types/route";
import { StaticPart, staticPart } from "../../site/static-part.tsx";
import { Styles } from "../../site/styles.tsx";
import { AboutPage } from "./about-page.tsx";
import { viewAboutPage } from "./about.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, page } = viewAboutPage();
  return { head, page: await staticPart(context, head.path, AboutPage, page) };
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Styles of="article" />
      <Styles of="stamps" />
      <StaticPart data={loaderData.page} />
    </>
  );
}
