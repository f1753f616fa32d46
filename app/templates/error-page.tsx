import { useContext } from "react";
import { isRouteErrorResponse, useNavigate } from "react-router";
import { Hero } from "../components/sections/hero.tsx";
import { Button, ButtonLink } from "../components/ui/button.tsx";
import { isNotFoundData, type NotFoundData } from "../domain/not-found.ts";
import { PageLink } from "../components/ui/link.tsx";
import { ServerValuesContext } from "../document/server-values.ts";
import { StaticPart, type StaticPartData } from "../document/static-part.tsx";

interface ErrorPageProps {
  error: unknown;
  /** Pages that most people look for; null where not even the header could be made. */
  links: StaticPartData | null;
}

const pageNotFound: NotFoundData = {
  title: "Page Not Found",
  text: "The page you are looking for may have been moved or deleted, or the URL was mistyped.",
};

const failure: NotFoundData = {
  title: "Something went wrong",
  text: "This page could not be shown. Please try again in a moment, or call us.",
};

/** The error boundary of every route: pages that do not exist, and pages that failed. */
export function ErrorPage({ error, links }: ErrorPageProps) {
  const navigate = useNavigate();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const general = status === 404 ? pageNotFound : failure;
  const words = isRouteErrorResponse(error) && isNotFoundData(error.data) ? error.data : general;
  const { title, text, matches = [] } = words;
  return (
    <Hero title={title} subtitle={text} image="/images/pages/not-found.svg">
      <div className="button-row">
        <ButtonLink to="/">Go Home</ButtonLink>
        <Button variant="secondary" onClick={() => navigate(-1)}>
          Go Back
        </Button>
      </div>
      {/* A mistake in the request leaves no line in our log to look up. */}
      {status >= 500 && <LogNumber />}
      {matches.length > 0 && <LinkList title="Did you mean" links={matches} />}
      {links !== null && <StaticPart data={links} />}
    </Hero>
  );
}

/** So that a report finds its line in our log, where a failure on the server has left one. */
function LogNumber() {
  const server = useContext(ServerValuesContext);
  return (
    // In the browser React neither compares nor changes what the server wrote.
    <p className="text-sm text-soft empty:hidden" suppressHydrationWarning>
      {server === null ? "" : `If you call about this, give us the number ${server.requestId}.`}
    </p>
  );
}

export interface NotFoundLinksView {
  links: ReadonlyArray<{ label: string; to: string }>;
}

export function NotFoundLinks({ links }: NotFoundLinksView) {
  return <LinkList title="Or look here" links={links} />;
}

function LinkList({ title, links }: { title: string; links: ReadonlyArray<{ label: string; to: string }> }) {
  return (
    <section className="mt-2">
      <h2 className="mb-2 text-xl">{title}</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {links.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to} className="inline-block py-1">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
