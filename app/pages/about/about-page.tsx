import { Breadcrumbs } from "../../site/breadcrumbs.tsx";
import { CtaBlock } from "../../site/cta-block.tsx";
import { FeatureList } from "../../site/feature-list.tsx";
import { Hero } from "../../site/hero.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Postmark } from "../../ui/postmark.tsx";
import { RichText } from "../../text/rich-text-nodes.tsx";
import { DashedDivider } from "../../ui/dashed-divider.tsx";
import { PageLink } from "../../ui/link.tsx";
import { Stamp } from "../../ui/stamp.tsx";
import type { viewAboutPage } from "./about.server.ts";

export function AboutPage(page: ReturnType<typeof viewAboutPage>["page"]) {
  // A card with the role alone has nothing to say.
  const leaders = page.leadership.filter(({ name, photo, description }) => name ?? photo ?? description);
  return (
    <>
      <Breadcrumbs trail={page.trail} />
      <Hero title={page.heroTitle} subtitle={page.heroSubtitle} image={page.heroImage} />
      <section className="page pb-12">
        <h2 className="mb-4">{page.story.title}</h2>
        <RichText nodes={page.story.body} className="max-w-none gap-10 lg:columns-2 [&>p]:break-inside-avoid" />
      </section>
      <section className="rule-y bg-kraft">
        <div className="page section">
          <h2 className="mb-6">{page.offeringsTitle}</h2>
          <ul className="grid gap-5 sm:grid-cols-2">
            {page.offerings.map(({ icon, title, description, to }) => (
              <Stamp key={to} className="flex gap-4">
                <Icon name={icon} className="mt-1 size-8 text-red" />
                <div>
                  <h3>
                    <PageLink to={to}>{title}</PageLink>
                  </h3>
                  <p className="mt-1">{description}</p>
                </div>
              </Stamp>
            ))}
          </ul>
        </div>
      </section>
      <section className="page section">
        <h2 className="mb-6">{page.valuesTitle}</h2>
        <FeatureList features={page.values} />
      </section>
      {leaders.length > 0 && (
        <section className="page pb-12">
          <h2 className="mb-6">{page.leadershipTitle}</h2>
          <ul className="grid gap-5 sm:grid-cols-2">
            {leaders.map(({ role, name, photo, description }) => (
              <li key={role} className="card flex flex-wrap gap-5 p-5">
                {photo && <Picture src={photo} alt={name ?? role} width="120" height="150" loading="lazy" />}
                <div className="flex-1">
                  <h3>{name ?? role}</h3>
                  {name && <p className="text-soft">{role}</p>}
                  {description && <p className="mt-1">{description}</p>}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <DashedDivider />
      <section className="page flex items-center justify-between gap-8 pb-12">
        <div>
          <h2 className="mb-4">{page.closing.title}</h2>
          <RichText nodes={page.closing.body} />
        </div>
        <Postmark {...page.postmark} className="h-auto w-80 -rotate-6 max-md:hidden" />
      </section>
      <CtaBlock {...page.callToAction} />
    </>
  );
}
