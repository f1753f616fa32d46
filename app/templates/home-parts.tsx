/** Static parts of the home page. */
import { AreaMap } from "../components/sections/area-map.tsx";
import { ButtonLink } from "../components/ui/button.tsx";
import { Icon } from "../components/ui/icon.tsx";
import { PageLink } from "../components/ui/link.tsx";
import { Postmark } from "../components/ui/postmark.tsx";
import { Stamp } from "../components/ui/stamp.tsx";
import { Unbroken } from "../components/ui/unbroken.tsx";
import type { AreaMapView } from "../domain/area-map.ts";
import type { AreaLink } from "../domain/area-links.ts";
import type { Stub } from "../domain/service-view.ts";

/** Under the hero: what most people come for, and how much it is. */
interface StubsView {
  title: string;
  stubs: readonly Stub[];
  since: number;
  toolsTitle: string;
  tools: ReadonlyArray<{ label: string; to: string }>;
}

export function Stubs({ title, stubs, since, toolsTitle, tools }: StubsView) {
  return (
    <section className="stubs rule-y bg-kraft">
      <div className="page relative">
        <h2>{title}</h2>
        <Postmark since={since} />
        <ul className="mt-4 mb-4 grid gap-3">
          {stubs.map(({ name, figures, to, icon }) => (
            <Stamp key={to}>
              <Icon name={icon ?? "question"} />
              <PageLink to={to}>{name}</PageLink>
              {figures.map((figure) => (
                <p key={figure}>
                  <Unbroken>{figure}</Unbroken>
                </p>
              ))}
            </Stamp>
          ))}
        </ul>
        <nav aria-label={toolsTitle} className="flex flex-wrap gap-x-5 print:hidden">
          <b>{toolsTitle}</b>
          {tools.map(({ label, to }) => (
            <PageLink key={to} to={to}>
              {label}
            </PageLink>
          ))}
        </nav>
      </div>
    </section>
  );
}

interface TownsView {
  areasTitle: string;
  areasText: string;
  areas: readonly AreaLink[];
  map: AreaMapView;
}

export function Towns({ areasTitle, areasText, areas, map }: TownsView) {
  return (
    <section className="page section grid items-center gap-8 lg:grid-cols-[1fr_1.2fr]">
      <div>
        <h2>{areasTitle}</h2>
        <p className="prose mt-2">{areasText}</p>
        <ul className="mt-4 flex flex-wrap gap-2">
          {areas.map(({ city, to }) => (
            <li key={to}>
              <ButtonLink to={to} variant="secondary" size="sm">
                {city}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
      <AreaMap view={map} isRepeated />
    </section>
  );
}
