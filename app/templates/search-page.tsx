import { Breadcrumbs } from "../components/layout/breadcrumbs.tsx";
import { FirstViewMark } from "../document/first-view.tsx";
import { SearchForm } from "../components/search/search-form.tsx";
import { PageLink } from "../components/ui/link.tsx";
import { OpenSign, type NoticeData } from "../components/ui/open-sign.tsx";
import { Picture } from "../components/ui/picture.tsx";
import { RichText } from "../components/ui/rich-text.tsx";
import type { Crumb } from "../domain/page-record.ts";
import type { RichText as RichTextNodes } from "../domain/rich-text.ts";
import type { SearchEntry } from "../domain/search.ts";
import type { AnswerView, SearchView } from "../domain/search/answer-view.ts";

interface SearchPageProps {
  trail: readonly Crumb[];
  heroTitle: string;
  emptyImage: string;
  intro: RichTextNodes;
  query: string;
  /** Null where nothing was asked. */
  found: SearchView | null;
  summary: readonly string[];
  popular: readonly SearchEntry[];
  /** What else there is to say: how a word is spelled, whom to ask. */
  notes: RichTextNodes;
  notice: NoticeData;
}

export function SearchPage({ found, popular, notes, notice, ...page }: SearchPageProps) {
  const { answers = [], results = [] } = found ?? {};
  const [title, entries] = results.length > 0 ? ["Pages", results] : ["Popular Services", popular];
  return (
    <>
      <Breadcrumbs trail={page.trail} />
      <div className="page section">
        <h1>{page.heroTitle}</h1>
        {!found && <RichText nodes={page.intro} className="mt-3" />}
        <SearchForm className="mt-6 max-w-prose" query={page.query} />
        <FirstViewMark />
        <div role="status" className="mt-6">
          {page.summary.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div className="mt-4 grid items-start gap-10 lg:grid-cols-[1.4fr_1fr]">
          {found && (
            <section id="answers" aria-labelledby="answers-title">
              <h2 id="answers-title" className={answers.length > 0 ? "mb-4" : "sr-only"}>
                Answers
              </h2>
              {answers.map((answer) => (
                <Answer key={answer.to + answer.title} answer={answer} notice={notice} />
              ))}
              <RichText nodes={notes} />
            </section>
          )}
          {found && answers.length === 0 && (
            <Picture src={page.emptyImage} width="320" height="240" className="max-lg:hidden" />
          )}
          <section>
            <h2 className="mb-4">{title}</h2>
            <ol id={entries === results ? "results" : undefined}>
              {entries.map((entry) => (
                <Result key={entry.href} {...entry} />
              ))}
            </ol>
          </section>
        </div>
      </div>
    </>
  );
}

function Answer({ answer: { title, to, source, body, open }, notice }: { answer: AnswerView; notice: NoticeData }) {
  return (
    <article className="sheet mb-6">
      <h3 className="mb-2 text-lg">
        <PageLink to={to}>{title}</PageLink>
      </h3>
      {open && <OpenSign open={open} notice={notice} />}
      <RichText nodes={body} />
      <p className="mt-2 text-sm text-soft">{source}</p>
    </article>
  );
}

function Result({ href, title, description, category }: SearchEntry) {
  return (
    <li className="border-t border-line py-3">
      <h3 className="text-lg">
        <PageLink to={href}>{title}</PageLink>
      </h3>
      <p>{description}</p>
      <p className="text-sm text-soft">{category}</p>
    </li>
  );
}
