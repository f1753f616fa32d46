import { Unbroken } from "../../text/unbroken-words.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/link.tsx";
import { PaperPicture } from "../../ui/picture.tsx";
import { StampFigure } from "../../ui/stamp.tsx";
import type { ListLine, VisitList } from "./visit-list.server.ts";
import type { viewVisitList } from "./visit.server.ts";

interface ErrandCardProps {
  errand: VisitList["errands"][number];
  words: ReturnType<typeof viewVisitList>["words"];
}

/** An errand of the list: its stamp, what to bring as lines to tick, and what it costs. */
export function ErrandCard({ errand, words }: ErrandCardProps) {
  const { id, name, to, image, figure, asks, bring, before, rows, appointment, links, without } = errand;
  return (
    <article className="errand" data-service={id}>
      <div className="errand-stub">
        <div className="stamp">
          {image !== null && <PaperPicture src={image} />}
          {figure && <StampFigure {...figure} />}
          <h2>
            <PageLink to={to} className="card-link">
              {name}
            </PageLink>
          </h2>
        </div>
        <p className="errand-links">
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
      <div className="errand-lines">
        {asks && (
          <fieldset className="asks">
            <legend>{asks.question}</legend>
            {asks.answers.map((answer, at) => (
              <label key={answer}>
                <input type="radio" name={`${id}-answer`} value={at + 1} className="sr-only" />
                {answer}
              </label>
            ))}
          </fieldset>
        )}
        <Ticks title={words.bringTitle} lines={bring} />
        <Ticks title={words.beforeTitle} lines={before} />
      </div>
      <div className="errand-facts">
        {appointment.length > 0 && (
          <div className="errand-note">
            <p className="font-bold">{appointment.join(", ")}</p>
            {links.map(({ label, url }, at) => (
              <ButtonLink key={url} to={url} variant={at === 0 ? "primary" : "link"}>
                {label}
                <Icon name="external" />
              </ButtonLink>
            ))}
          </div>
        )}
        {rows.map(({ term, lines }) => (
          <div key={term}>
            <h3>{term}</h3>
            <ul>
              {lines.map(({ text, only }) => (
                <li key={text} data-only={only}>
                  <PricedLine text={text} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </article>
  );
}

/** "Basic mailbox: $20 per month, 5 packages included": the price stands at the right of the other words. */
function PricedLine({ text }: { text: string }) {
  const [what = "", price] = text.split(/: (?=\$|free)/);
  const [amount, ...rest] = price?.split(", ") ?? [];
  return (
    <>
      <span>
        <Unbroken>{[what, ...rest].join(", ")}</Unbroken>
      </span>
      {amount !== undefined && <b>{amount}</b>}
    </>
  );
}

const Ticks = ({ title, lines }: { title: string; lines: readonly ListLine[] }) =>
  lines.length > 0 && (
    <>
      <h3>{title}</h3>
      <ul className="ticks">
        {lines.map(({ text, note, only }) => (
          <li key={text} data-only={only}>
            <label className="tick">
              <input type="checkbox" />
              <span>
                <Unbroken>{text}</Unbroken>
                {note !== undefined && <small>{note}</small>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
