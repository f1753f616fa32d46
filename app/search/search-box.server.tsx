/** Results as a search field shows them while the visitor types: the response of `/search.html`. */
import type { PropsWithChildren } from "react";
import { renderToReadableStream } from "react-dom/server";
import type { SearchJson } from "../search-field/search.ts";
import { Link } from "../ui/link.tsx";

export const renderSearchBox = async (found: SearchJson): Promise<string> =>
  new Response(await renderToReadableStream(<SearchBox {...found} />)).text();

function SearchBox({ answers, also, title, results, summary, suggestion, isName, isBegun }: SearchJson) {
  const pages = (
    <List title={title}>
      {results.map(({ title: name, description, category, href }) => (
        <Entry key={href} to={href} title={name}>
          {description && <p className="text-sm">{description}</p>}
          {category && <p className="text-xs text-soft">{category}</p>}
        </Entry>
      ))}
    </List>
  );
  return (
    <div data-found data-begun={isBegun || undefined}>
      <div role="status" className="text-sm">
        {suggestion !== null && (
          <p>
            {"Did you mean "}
            <a href={`/search?${new URLSearchParams({ q: suggestion }).toString()}`}>{suggestion}</a>?
          </p>
        )}
        {summary.map((line) => (
          // The heads below say what a count tells those who hear it.
          <p key={line} className={/^\d/.test(line) ? "sr-only" : undefined}>
            {line}
          </p>
        ))}
      </div>
      {isName && pages}
      {answers.length > 0 && (
        <List title="Answers">
          {answers.map(({ title: name, text, source, href }) => (
            <Entry key={href + name} to={href} title={name} className="rule-b">
              <p className="text-sm whitespace-pre-line">{text}</p>
              <p className="text-xs text-soft">{source}</p>
            </Entry>
          ))}
        </List>
      )}
      {also.length > 0 && (
        <List title="Also">
          {also.map(({ title: name, href }) => (
            <Entry key={href} to={href} title={name} />
          ))}
        </List>
      )}
      {!isName && results.length > 0 && pages}
    </div>
  );
}

const List = ({ title, children }: PropsWithChildren<{ title: string }>) => (
  <>
    <p className="mt-1 text-sm font-bold">{title}</p>
    <ul aria-label={title}>{children}</ul>
  </>
);

type EntryProps = PropsWithChildren<{ to: string; title: string; className?: string }>;

const Entry = ({ to, title, className = "", children }: EntryProps) => (
  <li className={`relative py-2 ${className}`.trim()}>
    <Link to={to} className="card-link font-semibold">
      {title}
    </Link>
    {children}
  </li>
);
