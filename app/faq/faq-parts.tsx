import { FaqList } from "./faq-list.tsx";
import { Icon } from "../ui/icon.tsx";
import type { viewFaqPage } from "./faq-page.server.ts";

type QuestionsProps = ReturnType<typeof viewFaqPage>["questions"];

export function Questions({ sections }: QuestionsProps) {
  return (
    <>
      <div className="page section">
        <div className="flow">
          {sections.map(({ title, groups }) => (
            <section key={title} className="ruled">
              <h2>{title}</h2>
              <div className="all-questions">
                {groups.map(({ key, title: subject, to, faqs }) => (
                  <details key={key} className="accordion-item">
                    <summary>
                      <h3 className="self-baseline">{subject}</h3>
                      <span className="self-baseline text-soft">{faqs.length}</span>
                      <Icon name="chevron-down" className="mt-1" />
                    </summary>
                    <div id={key} className="accordion-body">
                      <FaqList faqs={faqs} group="faq" isDated={false} />
                      {to !== null && (
                        <a href={to} className="inline-block px-3 py-1.5">
                          {`All questions about ${subject}`}
                        </a>
                      )}
                    </div>
                  </details>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
