import type { Route } from "./+types/route";
import { HoursTable } from "../hours/open-sign.tsx";
import { AskSearch } from "../search-field/search-form.tsx";
import { HeroPicture, ShapedHero } from "../site/shaped-hero.tsx";
import { Styles } from "../site/styles.tsx";
import { RichText } from "../ui/rich-text-nodes.tsx";
import { unbroken } from "../text/english.ts";
import { viewFaqPage } from "./faq-page.server.ts";
import { FaqList } from "./faq-list.tsx";
import { Questions } from "./faq-parts.tsx";

export const loader = () => viewFaqPage();

export default function FaqPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["article", "hero", "hero-drawing"]} />
      <ShapedHero
        shape="drawing"
        title={page.heroTitle}
        subtitle={page.heroSubtitle}
        fact={page.heroImage && <HeroPicture src={page.heroImage} />}
      >
        <AskSearch {...page.field} />
      </ShapedHero>
      <div className="page grid items-start gap-x-10 gap-y-4 lg:grid-cols-[18rem_1fr] lg:grid-rows-[auto_1fr]">
        <h2>{page.starredTitle}</h2>
        <section className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <FaqList {...page.starred} />
        </section>
        <div className="lg:sticky lg:top-4">
          <p className="mb-2">
            <b>Where and when:</b> <span>{unbroken(page.address)}</span>
          </p>
          <HoursTable />
          <div className="mt-3">
            <RichText {...page.intro} />
          </div>
        </div>
      </div>
      <Questions {...page.questions} />
    </>
  );
}
