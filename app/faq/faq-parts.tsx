/** Static parts of the page of all questions. */
import { Unbroken } from "../text/unbroken-words.tsx";
import { CtaBlock } from "../site/cta-block.tsx";
import { FaqList } from "./faq-list.tsx";
import { Icon } from "../ui/icon.tsx";
import { RichText } from "../text/rich-text-nodes.tsx";
import type { CallToAction } from "../content/schema.ts";
import type { RichText as RichTextNodes } from "../text/rich-text.ts";
import type { FaqView } from "./faq-view.ts";

interface QuestionsProps {
  intro: RichTextNodes;
  address: string;
  hoursLine: string;
  starredTitle: string;
  starred: readonly FaqView[];
  sections: ReadonlyArray<{ title: string; groups: ReadonlyArray<{ key: string; title: string; faqs: FaqView[] }> }>;
  callToAction: CallToAction;
}

/** What is asked most, then all others, folded by subject. */
export function Questions({
  intro,
  address,
  hoursLine,
  starredTitle,
  starred,
  sections,
  callToAction,
}: QuestionsProps) {
  return (
    <>
      <div className="page grid items-start gap-10 lg:grid-cols-[1.4fr_1fr]">
        <section>
          <h2 className="mb-4">{starredTitle}</h2>
          <FaqList faqs={starred} group="faq" />
        </section>
        <div className="ruled lg:sticky lg:top-4">
          <p className="prose mb-3">
            <b>Where and when:</b> <Unbroken>{`${address}. ${hoursLine}.`}</Unbroken>
          </p>
          <RichText nodes={intro} />
        </div>
      </div>
      <div className="page section">
        <div className="flow">
          {sections.map(({ title, groups }) => (
            <section key={title} className="ruled">
              <h2>{title}</h2>
              <div>
                {groups.map((group) => (
                  <details key={group.key} className="accordion-item">
                    <summary>
                      <h3 className="text-base">{group.title}</h3>
                      <Icon name="chevron-down" />
                    </summary>
                    <div id={group.key} className="accordion-body">
                      <FaqList faqs={group.faqs} group="faq" />
                    </div>
                  </details>
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
