/** Static parts of the page of all questions. */
import { FaqList } from "./faq-list.tsx";
import { PageLink } from "../ui/link.tsx";
import type { viewFaqPage } from "./faq-page.server.ts";

type QuestionsProps = ReturnType<typeof viewFaqPage>["questions"];

/** What each subject is asked most, with a way to all of its questions. */
export function Questions({ sections }: QuestionsProps) {
  return (
    <>
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
                {groups.map(({ key, title: subject, to, faqs }) => (
                  <section key={key} className="mt-5 lg:grid lg:grid-cols-[10rem_1fr] lg:gap-6">
                    <h3 id={key} className="mb-2 text-base lg:sticky lg:top-4 lg:self-start lg:pt-1.5">
                      {subject}
                    </h3>
                    <div>
                      <FaqList faqs={faqs} group="faq" isDated={false} />
                      {to !== null && (
                        <PageLink to={to} className="inline-block px-3 py-1.5">
                          {`All questions about ${subject}`}
                        </PageLink>
                      )}
                    </div>
                  </section>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
