import type { Route } from "./+types/route";
import { platformContext } from "../../context.ts";
import { WayButtons } from "../../hours/way-buttons.tsx";
import { Styles } from "../../site/styles.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Rotator } from "../../ui/rotator.tsx";
import { viewServicesPage } from "./services-page.server.ts";
import { Categories } from "./services-parts.tsx";

export const loader = ({ context }: Route.LoaderArgs) => viewServicesPage(context.get(platformContext).now());

export default function ServicesPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["rotator", "cabinet"]} />
      <div className="page grid justify-items-start gap-x-12 gap-y-2 pt-3 pb-5 lg:grid-cols-[1fr_auto] lg:items-end lg:pt-6 lg:pb-8">
        <h1 className="lg:col-span-2">{page.heroTitle}</h1>
        <p className="sm:text-lg lg:col-start-1">{page.heroSubtitle}</p>
        <p className="font-semibold lg:col-start-1">
          <span>{`${page.captionLead} `}</span>
          <Rotator items={page.captions} label="the list of categories" />
        </p>
        <div className="button-row lg:col-start-2 lg:row-span-2 lg:row-start-2">
          <WayButtons {...page.way} />
        </div>
      </div>
      <Categories {...page.categories} />
      <BackToTop />
    </>
  );
}

/** Appears after scrolling (page-acts.ts). */
const BackToTop = () => (
  <Button
    data-act="top"
    hidden
    aria-label="Back to top"
    className="fixed right-2 bottom-16 rounded-full px-3 print:hidden"
  >
    <Icon name="arrow-up" />
  </Button>
);
