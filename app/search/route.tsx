import type { Route } from "./+types/route";
import { platformContext } from "../context.ts";
import { Styles } from "../site/styles.tsx";
import { SearchForm } from "../search-field/search-form.tsx";
import { Link } from "../ui/link.tsx";
import { OpenSign } from "../hours/open-sign.tsx";
import { FramedPicture } from "../ui/picture.tsx";
import { RichText } from "../ui/rich-text-nodes.tsx";
import type { AnswerView, SearchEntry } from "../search-field/search.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  // Loaded at the first question: the index is the largest part of the Worker, and most visitors ask none.
  const { viewSearchPage } = await import("./search-page.server.ts");
  return viewSearchPage(url.searchParams.get("q") ?? "", context.get(platformContext).now());
}

export default function SearchPage({ loaderData: { page } }: Route.ComponentProps) {
  const { found, popular, notes } = page;
  const { answers = [], related = [], results = [] } = found ?? {};
  const hasResults = results.length > 0;
  const hasBoth = hasResults && answers.length > 0;
  const shown = hasResults ? results : popular;
  // An answer is about as tall as two pages beside it; the other pages stand below both, never a single one.
  const room = 2 * answers.length + 1;
  const beside = hasBoth && shown.length > room + 1 ? shown.slice(0, room) : shown;
  const below = shown.slice(beside.length);
  const answered = found && (
    <section
      id="answers"
      aria-labelledby="answers-title"
      className={`mb-6 lg:row-start-1 ${found.isName ? "lg:col-start-2" : "lg:col-start-1"}`}
    >
      <h2 id="answers-title" className={answers.length > 0 ? "mb-4" : "sr-only"}>
        Answers
      </h2>
      <RichText nodes={notes} className={answers.length > 0 ? "mb-4" : ""} />
      {answers.map((answer, place) => (
        <Answer key={answer.to + answer.title} {...answer} isFirst={place === 0} />
      ))}
      {answers.length > 0 && related.length > 0 && (
        <>
          <h3 className="mb-2">Related questions</h3>
          <ul className="mb-6">
            {related.map(({ title, to }) => (
              <li key={to + title} className="rule-t py-2">
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
  return (
    <>
      <Styles of={["article"]} />
      {/* Answers at the left, pages at the right. Without either, popular services stand beside the form. */}
      <div className={`page section ${hasResults ? "" : "grid items-start gap-10 lg:grid-cols-[1.4fr_1fr]"}`}>
        <div>
          <h1>{page.heroTitle}</h1>
          {!found && <RichText nodes={page.intro} className="mt-3" />}
          <SearchForm className="mt-6 max-w-prose" query={page.query} isFocused={!found} />
          <div role="status" className="mt-6 mb-6">
            {page.summary.map((line) => (
              <p key={line} className={hasResults ? "" : "first:mb-1 first:font-display first:text-xl first:font-bold"}>
                {line}
              </p>
            ))}
          </div>
          {!hasResults && answered}
          {!hasResults && (
            <div className="mt-12 max-lg:hidden">
              <FramedPicture src={page.emptyImage} isForWide />
            </div>
          )}
        </div>
        <div className={hasBoth ? "grid items-start gap-10 lg:grid-cols-[1.4fr_1fr]" : "max-w-prose"}>
          {hasResults && !found?.isName && answered}
          <div id={hasResults ? "results" : undefined} className={hasBoth ? "lg:contents" : ""}>
            <section className={`lg:row-start-1 ${found?.isName ? "lg:col-start-1" : "lg:col-start-2"}`}>
              <h2 className="mb-4">{hasResults ? "Pages" : "Popular Services"}</h2>
              <ol>
                {beside.map((entry) => (
                  <Result key={entry.href} {...entry} hasCategory={hasResults} />
                ))}
              </ol>
            </section>
            {below.length > 0 && (
              <ol start={beside.length + 1} className="grid gap-x-10 lg:col-span-2 lg:grid-cols-2">
                {below.map((entry) => (
                  <Result key={entry.href} {...entry} hasCategory />
                ))}
              </ol>
            )}
          </div>
          {/* Whoever asks by a name looks for its page. */}
          {hasResults && found?.isName && answered}
        </div>
      </div>
    </>
  );
}

/** An answer; the first one has larger letters. */
function Answer({ title, to, source, body, open, isFirst }: AnswerView & { isFirst: boolean }) {
  return (
    <article className={`ruled mb-6 ${isFirst ? "text-lg" : ""}`.trim()}>
      <h3 className={isFirst ? "mb-2 text-xl" : "mb-2"}>
        <Link to={to}>{title}</Link>
      </h3>
      {open && <OpenSign />}
      <RichText nodes={body} />
      <p className="mt-2 text-sm text-soft">{source}</p>
    </article>
  );
}

function Result({ href, title, description, category, hasCategory }: SearchEntry & { hasCategory: boolean }) {
  return (
    <li className="rule-t py-3">
      <h3 className="text-lg">
        <a href={href}>{title}</a>
      </h3>
      <p>{description}</p>
      {hasCategory && <p className="text-sm text-soft">{category}</p>}
    </li>
  );
}
