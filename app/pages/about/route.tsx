import type { Route } from "./+types/route";
import { staticPage, StaticPart } from "../../site/static-part.tsx";
import { Styles } from "../../site/styles.tsx";
import { AboutPage } from "./about-page.tsx";
import { viewAboutPage } from "./about.server.ts";

export const loader = ({ context }: Route.LoaderArgs) => staticPage(context, viewAboutPage(), AboutPage);

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["article", "stamps"]} />
      <StaticPart data={loaderData.page} />
    </>
  );
}
