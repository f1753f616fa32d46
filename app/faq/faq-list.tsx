import type { FaqView } from "./faqs.server.ts";
import { Icon } from "../ui/icon.tsx";
import { longDate } from "../text/long-date.ts";
import { RichText } from "../text/rich-text-nodes.tsx";
import { PageLink } from "../ui/link.tsx";

interface FaqListProps {
  faqs: readonly FaqView[];
  group: string;
  /** What they are about, where the list is one of many: two questions show, and a line below them opens the others. */
  subject?: string;
}

/**
 * Questions as native details that share a name, so that one is open at a time, without JavaScript too. The id is the
 * answer's, because browsers open all details around an address's target.
 */
export function FaqList({ faqs, group, subject }: FaqListProps) {
  // ISO dates sort as text.
  const newest = faqs
    .flatMap(({ lastUpdated }) => lastUpdated ?? [])
    .toSorted()
    .at(-1);
  // The line would take the place of a third.
  const shown = subject === undefined || faqs.length <= 3 ? faqs : faqs.slice(0, 2);
  const others = faqs.slice(shown.length);
  return (
    <div>
      <Questions faqs={shown} group={group} />
      {others.length > 0 && (
        <details name={`${group}-subject`} className="more-questions">
          <summary>
            {`${others.length} more about ${subject}`}
            <Icon name="chevron-down" />
          </summary>
          <div>
            <Questions faqs={others} group={group} />
          </div>
        </details>
      )}
      {/* Once on a page of many lists. */}
      {newest && subject === undefined && (
        <p className="mt-2 text-sm text-soft">{`Last updated: ${longDate(newest)}`}</p>
      )}
    </div>
  );
}

const Questions = ({ faqs, group }: Pick<FaqListProps, "faqs" | "group">) =>
  faqs.map((faq) => (
    <details key={faq.id} name={group} className={faq.isFeatured ? "accordion-item featured" : "accordion-item"}>
      <summary>
        {faq.isFeatured && <Icon name="star" className="mt-1 text-red" />}
        <span>
          {faq.isFeatured && <span className="sr-only">Often asked: </span>}
          {faq.question}
        </span>
        <Icon name="chevron-down" className="mt-1" />
      </summary>
      <div id={faq.id} className="accordion-body">
        <RichText nodes={faq.answer} />
        {faq.related.length > 0 && (
          <p className="mt-3 flex flex-wrap gap-x-4">
            {faq.related.map(({ name, to }) => (
              <PageLink key={to} to={to}>
                {name}
              </PageLink>
            ))}
          </p>
        )}
        <a href={`#${faq.id}`} className="mt-2 inline-block min-h-6 text-sm">
          Link to this answer
        </a>
      </div>
    </details>
  ));
