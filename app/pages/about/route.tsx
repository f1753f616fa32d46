import type { Route } from "./+types/route";
import { HangingSign } from "../../hours/hanging-sign.tsx";
import { Styles } from "../../site/styles.tsx";
import { ByDayAndNight } from "../../ui/picture.tsx";
import { AboutPage } from "./about-page.tsx";
import { viewAboutPage } from "./about.server.ts";

export const loader = () => viewAboutPage();

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["about", "shop", "stamp", "stamps"]} />
      <div className="awning mt-3 print:hidden" />
      <div className="shop-window street">
        <ByDayAndNight src="/images/pages/shop-front.svg" width="1680" height="520" />
        <HangingSign />
      </div>
      <AboutPage {...loaderData} />
    </>
  );
}
