import { useEffect, useState } from "react";
import { Breadcrumbs } from "../../site/breadcrumbs.tsx";
import { Hero } from "../../site/hero.tsx";
import { ComeBy, WayButtons } from "../../hours/come-by.tsx";
import { StaticPart } from "../../site/static-part.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Rotator } from "../../ui/rotator.tsx";
import type { Route } from "./+types/route";

export function ServicesPage({ comeBy, ...page }: Route.ComponentProps["loaderData"]["page"]) {
  return (
    <>
      <Breadcrumbs trail={page.trail} />
      <Hero title={page.heroTitle} subtitle={page.heroSubtitle} image={page.heroImage} isForWide>
        <p className="text-lg font-semibold">
          {`${page.captionLead} `}
          <Rotator items={page.categories} label="the list of categories" />
        </p>
        <div className="button-row">
          <WayButtons {...comeBy} />
        </div>
      </Hero>
      <StaticPart data={page.sections} />
      <ComeBy {...page.closing} comeBy={comeBy} tone="brand" />
      <BackToTop />
    </>
  );
}

const backToTopThreshold = 400;

/** Scrolls to the top and moves the focus there, because the focused button disappears. */
function BackToTop() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(scrollY > backToTopThreshold);
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, []);
  return (
    <Button
      className={`fixed right-4 bottom-16 print:hidden ${isShown ? "" : "hidden"}`}
      onClick={() => {
        document.getElementById("main")?.focus({ preventScroll: true });
        scrollTo({ top: 0 });
      }}
    >
      <Icon name="arrow-up" />
      Back to top
    </Button>
  );
}
