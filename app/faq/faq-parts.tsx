/** Static parts of the page of all questions. */
import { unbroken } from "../text/unbroken.ts";
import { CtaBlock } from "../site/cta-block.tsx";
import { FaqList } from "./faq-list.tsx";
import { RichText } from "../text/rich-text-nodes.tsx";
import type { viewFaqPage } from "./faq-page.server.ts";

type QuestionsProps = ReturnType<typeof viewFaqPage>["page"]["questions"];

/** The most frequent questions, then all others by subject, two of each in sight. */
export function Questions({ intro, address, hours, starredTitle, starred, sections, callToAction }: QuestionsProps) {
  return (
    <>
      <div className="page asked-most">
        <h2>{starredTitle}</h2>
        <section>
          <FaqList faqs={starred} group="faq" />
        </section>
        <div className="lg:sticky lg:top-4 lg:text-sm">
          <p className="mb-3">
            <b>Where and when:</b> {unbroken(address)}
            {hours.map((days) => (
              <span key={days} className="block">
                {unbroken(days)}
              </span>
            ))}
          </p>
          <RichText nodes={intro} />
        </div>
      </div>
      <div className="page section">
        <div className="flow">
          {sections.map(({ title, groups }) => (
            <section key={title} className="ruled">
              <h2>{title}</h2>
              <div className="all-questions">
                <nav aria-label={`Subjects of ${title}`} className="flex flex-wrap gap-x-5 print:hidden">
                  {groups.map(({ key, title: subject }) => (
                    <a key={key} href={`#${key}`} className="py-0.5">
                      {subject}
                    </a>
                  ))}
                </nav>
                {groups.map(({ key, title: subject, faqs }) => (
                  <section key={key} className="subject">
                    <h3 id={key} className="text-base">
                      {subject}
                    </h3>
                    <FaqList faqs={faqs} group="faq" subject={subject} />
                  </section>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
      <CtaBlock {...callToAction} />
    </>
  );
}
