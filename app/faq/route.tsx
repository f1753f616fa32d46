import type { Route } from "./+types/route";
import { AskSearch } from "../search/ask-search.tsx";
import { Breadcrumbs } from "../site/breadcrumbs.tsx";
import { HeroPicture, ShapedHero } from "../site/shaped-hero.tsx";
import { StaticPart, withStaticParts } from "../site/static-part.tsx";
import { Styles } from "../site/styles.tsx";
import { viewFaqPage } from "./faq-page.server.ts";
import { Questions } from "./faq-parts.tsx";

export const loader = ({ context }: Route.LoaderArgs) =>
  withStaticParts(context, viewFaqPage(), { questions: Questions });

/** A field for the visitor's own question, then all questions. */
export default function FaqPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["article", "hero", "questions"]} />
      <Breadcrumbs trail={page.trail} />
      <ShapedHero
        shape="drawing"
        title={page.heroTitle}
        subtitle={page.heroSubtitle}
        fact={page.heroImage && <HeroPicture src={page.heroImage} />}
      >
        <AskSearch {...page.field} />
      </ShapedHero>
      <StaticPart data={page.questions} />
    </>
  );
}
