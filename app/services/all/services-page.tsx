import { useEffect, useState } from "react";
import { Breadcrumbs } from "../../site/breadcrumbs.tsx";
import { Hero } from "../../site/hero.tsx";
import { ComeBy, WayButtons } from "../../hours/come-by.tsx";
import { StaticPart, type StaticPartData } from "../../site/static-part.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { NoticeData } from "../../hours/open-sign.tsx";
import { Rotator } from "../../ui/rotator.tsx";
import type { Crumb } from "../../site/page-record.ts";
import type { ComeByView } from "../../hours/come-by-view.ts";

interface ServicesPageProps {
  trail: readonly Crumb[];
  heroTitle: string;
  heroSubtitle: string;
  heroImage: string;
  captionLead: string;
  categories: readonly string[];
  sections: StaticPartData;
  closing: { title: string; text: string };
  comeBy: ComeByView;
  notice: NoticeData;
}

export function ServicesPage({
  trail,
  heroTitle,
  heroSubtitle,
  heroImage,
  captionLead,
  categories,
  sections,
  closing,
  comeBy,
  notice,
}: ServicesPageProps) {
  return (
    <>
      <Breadcrumbs trail={trail} />
      <Hero title={heroTitle} subtitle={heroSubtitle} image={heroImage} isForWide>
        <p className="text-lg font-semibold">
          {`${captionLead} `}
          <Rotator items={categories} label="the list of categories" />
        </p>
        <div className="button-row">
          <WayButtons {...comeBy} />
        </div>
      </Hero>
      <StaticPart data={sections} />
      <ComeBy title={closing.title} text={closing.text} comeBy={comeBy} notice={notice} tone="brand" />
      <BackToTop />
    </>
  );
}

const backToTopThreshold = 400;

/** Appears after 400 pixels of scrolling. At the top the keyboard starts anew, since what was pressed is gone. */
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
