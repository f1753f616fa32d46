import type { Route } from "./+types/route";
import { AskSearch } from "../search/ask-search.tsx";
import { Breadcrumbs } from "../site/breadcrumbs.tsx";
import { Hero } from "../site/hero.tsx";
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
      <Styles of={["article", "questions"]} />
      <Breadcrumbs trail={page.trail} />
      <Hero title={page.heroTitle} subtitle={page.heroSubtitle} image={page.heroImage}>
        <AskSearch {...page.field} />
      </Hero>
      <StaticPart data={page.questions} />
    </>
  );
}
