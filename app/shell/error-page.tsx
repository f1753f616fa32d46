import { useContext } from "react";
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "react-router";
import { Hero } from "../site/hero.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { isNotFoundData, pageNotFound, type NotFoundData, failure } from "../pages/not-found/not-found.ts";
import { SearchForm } from "../search-field/search-form.tsx";
import { PageMeta } from "./page-meta.tsx";
import { ServerValuesContext } from "../site/styles.tsx";

const failedPage = { title: failure.title, text: `${failure.text} ${failure.advice}, or call us.` };

/** Shows a route's error in development only. */
export const useDeveloperError: () => unknown = import.meta.env.MODE === "development" ? useRouteError : () => null;

export function ErrorPage({ error }: { error: unknown }) {
  return import.meta.env.MODE === "development" && error instanceof Error ? (
    <DeveloperError error={error} />
  ) : (
    <VisitorError error={error} />
  );
}

function DeveloperError({ error }: { error: Error }) {
  return (
    <main className="page section">
      <h1 className="mb-4">{error.message}</h1>
      <pre>{error.stack}</pre>
    </main>
  );
}

function VisitorError({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const general = status === 404 ? pageNotFound : failedPage;
  const words: Partial<NotFoundData> = isRouteErrorResponse(error) && isNotFoundData(error.data) ? error.data : {};
  const { name } = useRouteLoaderData<{ name?: string }>("root") ?? {};
  const { title, text, matches = [], links = [] } = { ...general, ...words };
  return (
    <Hero
      title={title}
      subtitle={text}
      {...(status < 500 ? { image: "/images/pages/not-found.svg" } : { beside: <Parcel /> })}
    >
      <PageMeta
        title={name === undefined ? title : `${title} | ${name}`}
        description={text}
        path="/"
        isIndexed={false}
      />
      {status === 404 && <SearchForm className="w-full max-w-prose" />}
      <div className="button-row">
        <ButtonLink to="/">Go Home</ButtonLink>
        <Button variant="secondary" className="needs-script" data-act="back">
          Go Back
        </Button>
      </div>
      {/* Only server errors are logged. */}
      {status >= 500 && <LogNumber />}
      <LinkList title="Try one of these" links={matches} />
      <LinkList title="Popular pages" links={links} />
    </Hero>
  );
}

/** Inline, because files may fail along with the page. */
function Parcel() {
  return (
    <svg
      className="mx-auto h-auto w-full rounded-md bg-pane"
      viewBox="0 0 64 48"
      fill="var(--color-wood)"
      stroke="var(--color-rim)"
      strokeWidth=".8"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 18h40v24H12zl6-9h28l6 9M26 9l-1 9v8l7-3 7 3v-8l-1-9" />
    </svg>
  );
}

function LogNumber() {
  const { requestId } = useContext(ServerValuesContext);
  return <p className="text-sm text-soft">{`If you call about this, give us this number: ${requestId}.`}</p>;
}

function LinkList({ title, links }: { title: string; links: ReadonlyArray<{ label: string; to: string }> }) {
  return links.length === 0 ? null : (
    <section className="mt-2">
      <h2 className="mb-2 text-xl">{title}</h2>
      <ul className="flex flex-wrap gap-1 gap-x-5">
        {links.map(({ label, to }) => (
          <li key={to}>
            <a href={to} className="inline-block py-1">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
