import { Picture } from "../../ui/picture.tsx";
import { Postmark } from "../../ui/postmark.tsx";
import { RichText } from "../../ui/rich-text-nodes.tsx";
import { Stamp } from "../../ui/stamp.tsx";
import { Unbroken } from "../../ui/unbroken-words.tsx";
import type { viewAboutPage } from "./about.server.ts";

export function AboutPage(page: ReturnType<typeof viewAboutPage>) {
  const known = page.leadership.filter(({ name, description }) => name || description);
  const unnamed = page.leadership.filter((leader) => !known.includes(leader)).map(({ role }) => role);
  return (
    <>
      <div className="page pt-8 pb-12">
        <h1 className="mb-4 text-[clamp(2.125rem,1.3rem_+_3.2vw,4.25rem)]/none">{page.heroTitle}</h1>
        <div className="grid gap-x-columns gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <p className="text-xl">
            <Unbroken>{page.heroSubtitle}</Unbroken>
          </p>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <h2 className="mb-2 text-xl">{page.story.title}</h2>
            <RichText nodes={page.story.body} />
          </div>
          <section>
            <h2 className="mb-2 text-xl">{page.leadershipTitle}</h2>
            {unnamed.length > 0 && (
              <p>{`Want to talk to someone in charge? Ask for the ${unnamed.join(" or the ")}.`}</p>
            )}
            <ul className="grid gap-5">
              {known.map(({ role, name, photo, description }) => (
                <li key={role} className="card flex flex-wrap gap-4 px-8 py-5">
                  {photo && <Picture src={photo} alt={name ?? role} width="120" height="150" loading="lazy" />}
                  <div className="grow basis-48">
                    <h3>{name ?? role}</h3>
                    {name && <p>{role}</p>}
                    {description && <p>{description}</p>}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <section className="rule-y bg-kraft">
        <div className="page section">
          <h2 className="mb-4">{page.offeringsTitle}</h2>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-cards sm:grid-cols-2 lg:grid-cols-4">
            {page.offerings.map(({ image, title, description, to }) => (
              <Stamp key={to} className="relative p-3 max-sm:text-sm sm:p-5">
                <Picture src={image} className="mb-2 w-22 sm:w-30" />
                <h3 className="text-base sm:text-lg">
                  <a href={to} className="card-link">
                    {title}
                  </a>
                </h3>
                <p>
                  <Unbroken>{description}</Unbroken>
                </p>
              </Stamp>
            ))}
          </ul>
        </div>
      </section>
      <section className="page section">
        <h2 className="mb-4">{page.straightTitle}</h2>
        <dl className="rim-t border-ink">
          {page.straight.map(({ title, text }) => (
            <div
              key={title}
              className="grid items-baseline gap-x-8 gap-y-1 rule-b border-edge py-3.5 md:grid-cols-[5fr_6fr]"
            >
              <dt className="font-display text-xl/tight font-bold text-balance">{title}</dt>
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
          <ul className="grid gap-cards sm:grid-cols-2 lg:grid-cols-4">
            {page.values.map(({ title, description }) => (
              <li key={title} className="rim-t border-ink pt-3">
                <h3 className="text-xl">{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="page section flex flex-wrap items-center justify-between gap-x-columns gap-y-4">
        <div className="flex-[1_1_18rem]">
          <h2 className="mb-2">{page.closing.title}</h2>
          <RichText nodes={page.closing.body} className="text-lg" />
        </div>
        <Postmark {...page.postmark} className="h-auto w-80 max-w-full -rotate-6" />
      </section>
    </>
  );
}
