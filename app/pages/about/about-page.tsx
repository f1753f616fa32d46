import { Breadcrumbs } from "../../site/breadcrumbs.tsx";
import { CtaBlock } from "../../site/cta-block.tsx";
import { PaperPicture, Picture } from "../../ui/picture.tsx";
import { Postmark } from "../../ui/postmark.tsx";
import { RichText } from "../../text/rich-text-nodes.tsx";
import { PageLink } from "../../ui/link.tsx";
import { Stamp } from "../../ui/stamp.tsx";
import { Unbroken } from "../../text/unbroken-words.tsx";
import type { viewAboutPage } from "./about.server.ts";

/** The page below the shop's front. */
export function AboutPage(page: ReturnType<typeof viewAboutPage>["page"]) {
  // A plate with the role alone has nothing to say.
  const leaders = page.leadership.filter(({ name, photo, description }) => name ?? photo ?? description);
  return (
    <>
      <Breadcrumbs trail={page.trail} />
      <div className="page about-story">
        <h1>{page.heroTitle}</h1>
        <div>
          <p className="text-xl">
            <Unbroken>{page.heroSubtitle}</Unbroken>
          </p>
          <h2>{page.story.title}</h2>
          <RichText nodes={page.story.body} />
        </div>
        <Postmark {...page.postmark} />
      </div>
      {leaders.length > 0 && (
        <section className="page pb-12">
          <h2 className="mb-4">{page.leadershipTitle}</h2>
          <ul className="grid gap-5 sm:grid-cols-2">
            {leaders.map(({ role, name, photo, description }) => (
              <li key={role} className="brass">
                {photo && <Picture src={photo} alt={name ?? role} width="120" height="150" loading="lazy" />}
                <div>
                  <h3>{name ?? role}</h3>
                  {name && <p>{role}</p>}
                  {description && <p>{description}</p>}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="rule-y bg-kraft">
        <div className="page section">
          <h2 className="mb-4">{page.offeringsTitle}</h2>
          <ul className="about-four">
            {page.offerings.map(({ image, title, description, to }) => (
              <Stamp key={to} className="relative">
                <PaperPicture src={image} />
                <h3>
                  <PageLink to={to} className="card-link">
                    {title}
                  </PageLink>
                </h3>
                <p>{description}</p>
              </Stamp>
            ))}
          </ul>
        </div>
      </section>
      <section className="page section">
        <h2 className="mb-4">{page.straightTitle}</h2>
        <dl className="straight">
          {page.straight.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Unbroken>{text}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="rule-y bg-kraft">
        <div className="page section">
          <h2 className="mb-4">{page.valuesTitle}</h2>
          <ul className="about-four">
            {page.values.map(({ title, description }) => (
              <li key={title} className="about-value">
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="page section">
        <h2 className="mb-2">{page.closing.title}</h2>
        <RichText nodes={page.closing.body} className="text-lg" />
      </section>
      <CtaBlock {...page.callToAction} drawing="/images/pages/pack-ship.svg" />
    </>
  );
}
