import { Breadcrumbs } from "../site/breadcrumbs.tsx";
import { AskSearch } from "../search/ask-search.tsx";
import { Hero } from "../site/hero.tsx";
import { StaticPart } from "../site/static-part.tsx";
import { Styles } from "../site/styles.tsx";
import type { Route } from "./+types/route";

type FaqPageProps = Route.ComponentProps["loaderData"]["page"];

/** A field for the visitor's own question, then all questions. */
export function FaqPage({ trail, heroTitle, heroSubtitle, heroImage, field, questions }: FaqPageProps) {
  return (
    <>
      <Styles of="article" />
      <Styles of="questions" />
      <Breadcrumbs trail={trail} />
      <Hero title={heroTitle} subtitle={heroSubtitle} image={heroImage}>
        <AskSearch {...field} />
      </Hero>
      <StaticPart data={questions} />
    </>
  );
}
