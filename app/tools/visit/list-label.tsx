import { HoursTable } from "../../hours/hours-table.tsx";
import { OpenSign } from "../../hours/open-sign.tsx";
import { Label, LabelRow, LabelRows } from "../../site/label.tsx";
import { ExternalLink, PageLink } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Postmark, type PostmarkWords } from "../../ui/postmark.tsx";
import { LabelStamps } from "./label-stamps.tsx";
import { Unbroken } from "../../text/unbroken-words.tsx";
import type { VisitList } from "./visit-list.server.ts";
import type { viewVisitList } from "./visit.server.ts";

type ListLabelProps = Pick<ReturnType<typeof viewVisitList>, "list" | "words"> & {
  /** Postmark of today, where the label is done. */
  postmark?: PostmarkWords;
};

/** The list as one label: what to bring, what to do before, and each errand. */
export function ListLabel({ list, words, postmark }: ListLabelProps) {
  return (
    <Label
      name={words.title}
      className="label-pairs"
      beside={
        <LabelStamps icons={list.errands.map(({ icon }) => icon)}>
          {postmark && <Postmark {...postmark} className="label-postmark" />}
        </LabelStamps>
      }
    >
      {list.errands.length === 0 && (
        <div className="rule-b p-4">
          <p className="font-semibold">{words.emptyText}</p>
          <Picture src={words.emptyImage} width={320} height={240} className="mx-auto max-lg:hidden print:hidden" />
        </div>
      )}
      <dl>
        <LabelRow term="Hours">
          <dd>
            <OpenSign />
          </dd>
          <dd>
            <HoursTable />
          </dd>
        </LabelRow>
        <Things term={words.bringTitle} items={list.bring} isToBring />
        <Things term={words.beforeTitle} items={list.before} />
        {list.appointments.length > 0 && (
          <LabelRow term={words.appointmentTitle}>
            {list.appointments.map(({ name, text, links }) => (
              <dd key={name}>
                <Unbroken>{`${name}: ${text}`}</Unbroken>
                {links.map(({ label, url }) => (
                  <span key={url} className="block print:hidden">
                    <ExternalLink href={url}>{label}</ExternalLink>
                  </span>
                ))}
              </dd>
            ))}
          </LabelRow>
        )}
      </dl>
      {list.errands.map(({ id, name, to, rows, without }) => (
        <section key={id} data-service={id}>
          <div className="tool-service">
            <h3 className="grow">{name}</h3>
            <p className="flex gap-4 text-sm print:hidden">
              <PageLink to={to}>
                Read more
                <span className="sr-only">{` about ${name}`}</span>
              </PageLink>
              <PageLink to={`${without}#list`}>
                Remove
                <span className="sr-only">{` ${name}`}</span>
              </PageLink>
            </p>
          </div>
          <dl>
            <LabelRows rows={rows} />
          </dl>
        </section>
      ))}
    </Label>
  );
}

interface ThingsProps {
  term: string;
  items: VisitList["bring"];
  isToBring?: boolean;
}

/** Each thing, with the errands that need it. */
function Things({ term, items, isToBring = false }: ThingsProps) {
  return (
    items.length > 0 && (
      <LabelRow term={term}>
        <dd>
          <ul className="tool-lines">
            {items.map(({ text, names }) => (
              <li key={text} className="tool-line" {...(isToBring && { "data-bring": true })}>
                <span>
                  <Unbroken>{text}</Unbroken>
                  <span className="block text-sm text-soft">{names}</span>
                </span>
              </li>
            ))}
          </ul>
        </dd>
      </LabelRow>
    )
  );
}
