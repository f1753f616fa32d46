import type { FaqView } from "./faqs.server.ts";
import { Icon } from "../ui/icon.tsx";
import { longDate } from "../text/english.ts";
import { RichText } from "../ui/rich-text-nodes.tsx";

interface FaqListProps {
  faqs: readonly FaqView[];
  group: string;
  isDated?: boolean;
}

/** One answer opens at a time. The id is on the answer because browsers open every details around a link's target. */
export function FaqList({ faqs, group, isDated = true }: FaqListProps) {
  const newest = faqs
    .flatMap(({ lastUpdated }) => lastUpdated ?? [])
    .toSorted()
    .at(-1);
  return (
    <div>
      {faqs.map((faq) => (
        <details key={faq.id} name={group} className={faq.isFeatured ? "accordion-item featured" : "accordion-item"}>
          <summary>
            {faq.isFeatured && <Icon name="star" className="mt-1 text-blue" />}
            <span>
              {faq.isFeatured && <span className="sr-only">Featured: </span>}
              <span>{faq.question}</span>
            </span>
            <Icon name="chevron-down" className="mt-1" />
          </summary>
          <div id={faq.id} className="accordion-body">
            <RichText nodes={faq.answer} />
            {faq.related.length > 0 && (
              <p className="mt-3 flex flex-wrap gap-x-4">
                {faq.related.map(({ name, to }) => (
                  <a key={to} href={to}>
                    {name}
                  </a>
                ))}
              </p>
            )}
          </div>
        </details>
      ))}
      {isDated && newest && <p className="mt-2 text-sm text-soft">{`Last updated: ${longDate(newest)}`}</p>}
    </div>
  );
}
