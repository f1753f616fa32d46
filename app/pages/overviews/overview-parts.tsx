import { Cabinet } from "../../services/cabinet.tsx";
import { RichText } from "../../ui/rich-text-nodes.tsx";
import { Unbroken } from "../../ui/unbroken-words.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import type { viewOverviewPage } from "./overviews.server.ts";

type View = ReturnType<typeof viewOverviewPage>;

export const Ordinary = ({ text, links }: NonNullable<View["ordinary"]>) => (
  <>
    <RichText nodes={text} />
    <div className="button-row mt-4">
      {links.map(({ label, to }, at) => (
        <ButtonLink key={to} to={to} variant={at === 0 ? "primary" : "secondary"}>
          {label}
        </ButtonLink>
      ))}
    </div>
  </>
);

export const OverviewBody = ({ cardsTitle, note, groups, benefits }: View["body"]) => (
  <>
    <section className="page section">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2>{cardsTitle}</h2>
        <RichText nodes={note} />
      </div>
      <Cabinet groups={groups} />
    </section>
    <section className="bg-kraft" aria-label="Why choose us">
      <div className="page section">
        <dl className="grid overflow-hidden rounded-[8px] rim border-ink bg-card sm:grid-cols-2 lg:grid-cols-4">
          {benefits.map(({ title, description }) => (
            <div key={title} className="-mt-px -ml-px [border-width:1px_0_0_1px] border-ink px-5 py-4">
              <dt className="mb-1 font-display text-lg/tight font-bold">{title}</dt>
              <dd className="text-balance">
                <Unbroken>{description}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  </>
);
