import type { ReactNode } from "react";
import type { AnswerView, FoundView, PageLink, SearchEntry } from "../search-field/search.ts";
import { OpenSign, Sign } from "../hours/open-sign.tsx";
import { Link } from "../ui/link.tsx";
import { RichText } from "../ui/rich-text-nodes.tsx";

type ResultsProps = FoundView & { isBox?: boolean; children?: ReactNode };

/** @param isBox below a search field; leaves out ids, which `/search` already has */
export function SearchResults({ isBox = false, children, ...found }: ResultsProps) {
  const { count, advice, suggestion, note, answers, also, related, title, pages, isName } = found;
  const hasColumns = !isBox && (answers.length > 0 || title !== "Pages");
  // An answer is about as tall as two pages. The rest goes below both columns, but never a single page.
  const room = answers.length === 0 || isBox ? Infinity : 2 * answers.length + 1;
  const beside = pages.length > room + 1 ? pages.slice(0, room) : pages;
  const below = pages.slice(beside.length);
  const column = (isFirst: boolean) => (isFirst ? "lg:col-start-1" : "lg:col-start-2");
  const answered = (answers.length > 0 || suggestion !== null || note.length > 0 || children) && (
    <section
      key="answers"
      id={isBox ? undefined : "answers"}
      aria-label="Answers"
      className={hasColumns ? `lg:row-start-2 ${column(!isName)}` : undefined}
    >
      {answers.length > 0 && <h2>Answers</h2>}
      <div role="status">
        {suggestion !== null && (
          <p>
            {"Did you mean "}
            <a href={`/search?${new URLSearchParams({ q: suggestion }).toString()}`}>{suggestion}</a>?
          </p>
        )}
        <RichText nodes={note} />
      </div>
      {answers.map((answer) => (
        <Answer key={answer.to + answer.title} {...answer} isBox={isBox} />
      ))}
      <Links title="Also" links={also} />
      <Links title="Related questions" links={related} />
      {children}
    </section>
  );
  const listed = pages.length > 0 && (
    <div
      key="pages"
      id={isBox || title !== "Pages" ? undefined : "results"}
      className={hasColumns ? "lg:contents" : undefined}
    >
      <section aria-label={title} className={hasColumns ? `lg:row-start-2 ${column(isName)}` : undefined}>
        <h2>{title}</h2>
        <ol>
          {beside.map((entry) => (
            <Entry key={entry.href} {...entry} />
          ))}
        </ol>
      </section>
      {below.length > 0 && (
        <ol start={beside.length + 1} className="grid gap-x-10 lg:col-span-2 lg:grid-cols-2">
          {below.map((entry) => (
            <Entry key={entry.href} {...entry} />
          ))}
        </ol>
      )}
    </div>
  );
  return (
    <div
      data-found
      data-begun={found.isBegun || undefined}
      className={
        isBox ? undefined : `found grid items-start gap-6 gap-x-10 ${hasColumns ? "lg:grid-cols-2" : "max-w-prose"}`
      }
    >
      <div role="status" className="lg:col-span-2">
        {count !== null && <p className="sr-only">{count}</p>}
        {advice.map((line) => (
          <p key={line} className="first:font-display first:font-bold">
            {line}
          </p>
        ))}
      </div>
      {isName ? [listed, answered] : [answered, listed]}
    </div>
  );
}

const Answer = ({ title, to, source, body, open, isBox }: Omit<AnswerView, "brief"> & { isBox: boolean }) => (
  <article className="ruled">
    <h3>
      <Link to={to}>{title}</Link>
    </h3>
    {open && (isBox ? <Sign {...open} /> : <OpenSign />)}
    <RichText nodes={body} />
    <p className="text-sm text-soft">{source}</p>
  </article>
);

const Entry = ({ href, title, description, category }: SearchEntry) => (
  <li className="rule-t py-2">
    <h3>
      <a href={href}>{title}</a>
    </h3>
    <p>{description}</p>
    <p className="text-sm text-soft">{category}</p>
  </li>
);

const Links = ({ title, links }: { title: string; links: readonly PageLink[] }) =>
  links.length > 0 && (
    <>
      <h3>{title}</h3>
      <ul className="mt-2">
        {links.map((link) => (
          <li key={link.to + link.title} className="rule-t py-2">
            <Link to={link.to}>{link.title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
