import { Form } from "react-router";
import { Breadcrumbs } from "../components/layout/breadcrumbs.tsx";
import { FirstViewMark } from "../document/first-view.tsx";
import { SearchMessage } from "../components/sections/search-message.tsx";
import { Button } from "../components/ui/button.tsx";
import { RichText } from "../components/ui/rich-text.tsx";
import type { Crumb } from "../domain/page-record.ts";
import type { RichText as RichTextNodes } from "../domain/rich-text.ts";
import type { SearchEntry, SearchResult } from "../domain/search.ts";
import { PageLink } from "../components/ui/link.tsx";
import { Picture } from "../components/ui/picture.tsx";

interface SearchPageProps {
  trail: readonly Crumb[];
  heroTitle: string;
  emptyImage: string;
  intro: RichTextNodes;
  query: string;
  result: SearchResult;
  popular: readonly SearchEntry[];
}

export function SearchPage({ trail, heroTitle, emptyImage, intro, query, result, popular }: SearchPageProps) {
  const hasMatches = query !== "" && result.matches.length > 0;
  const entries = hasMatches ? result.matches : popular;
  return (
    <>
      <Breadcrumbs trail={trail} />
      <div className="page section">
        <h1>{heroTitle}</h1>
        <RichText nodes={intro} className="mt-3" />
        <Form role="search" action="/search" className="mt-6 flex max-w-prose gap-2">
          <input
            key={query}
            type="search"
            name="q"
            defaultValue={query}
            aria-label="Search services"
            placeholder="Search services..."
            maxLength={100}
            className="field-input"
          />
          <Button type="submit">Search</Button>
        </Form>
        <FirstViewMark />
        <div role="status" className="mt-8">
          <SearchMessage query={query} result={result} />
          {query !== "" && result.matches.length === 0 && (
            <Picture src={emptyImage} width="320" height="240" className="mt-6 rounded-md bg-panel p-4" />
          )}
        </div>
        {!hasMatches && <h2 className="mt-8 text-xl">Popular Services</h2>}
        <ul className="mt-4 max-w-prose">
          {entries.map(({ href, title, description, category }) => (
            <li key={href} className="border-t border-line py-4">
              <h2 className="text-lg">
                <PageLink to={href}>{title}</PageLink>
              </h2>
              <p>{description}</p>
              <p className="text-sm text-soft">{category}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
