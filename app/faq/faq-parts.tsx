/** Static parts of the page of all questions. */
import { Unbroken } from "../text/unbroken-words.tsx";
import { CtaBlock } from "../site/cta-block.tsx";
import { FaqList } from "./faq-list.tsx";
import { RichText } from "../text/rich-text-nodes.tsx";
import type { CallToAction } from "../content/schema.ts";
import type { RichText as RichTextNodes } from "../text/rich-text.ts";
import type { FaqView } from "./faq-view.ts";

interface QuestionsProps {
  intro: RichTextNodes;
  address: string;
  hoursLine: string;
  sections: ReadonlyArray<{ title: string; groups: ReadonlyArray<{ key: string; title: string; faqs: FaqView[] }> }>;
  callToAction: CallToAction;
}

export function Questions({ intro, address, hoursLine, sections, callToAction }: QuestionsProps) {
  return (
    <>
      <div className="page">
        <RichText nodes={intro} />
        <p className="prose mt-4">
          <b>Where and when:</b> <Unbroken>{`${address}. ${hoursLine}.`}</Unbroken>
        </p>
        <nav aria-label="Subjects" className="ask-subjects mt-6 grid gap-5 rule-y py-5 print:hidden">
          {sections.map(({ title, groups }) => (
            <div key={title}>
              <p className="font-display text-lg font-bold">{title}</p>
              <ul className="mt-1">
                {groups.map((group) => (
                  <li key={group.key}>
                    <a href={`#${group.key}`} className="inline-block py-0.5">
                      {group.title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      {sections.map(({ title, groups }) => (
        <section key={title} className="page pt-12 last-of-type:pb-12">
          <h2 className="mb-6">{title}</h2>
          {groups.map((group) => (
            <section key={group.key} id={group.key} className="pb-8">
              <h3 className="mb-3 text-xl">{group.title}</h3>
              <FaqList faqs={group.faqs} group="faq" />
            </section>
          ))}
        </section>
      ))}
      <CtaBlock {...callToAction} />
    </>
  );
}
