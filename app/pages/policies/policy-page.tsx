import { Hero } from "../../site/hero.tsx";
import { Icon } from "../../ui/icon.tsx";
import { RichText } from "../../ui/rich-text-nodes.tsx";
import { Unbroken } from "../../ui/unbroken-words.tsx";
import type { viewPolicyPage } from "./policies.server.ts";

export function PolicyPage(policy: ReturnType<typeof viewPolicyPage>) {
  return (
    <>
      <Hero title={policy.title} subtitle={policy.subtitle}>
        <p className="tape">{`Last updated: ${policy.lastUpdated}`}</p>
      </Hero>
      <div className="page grid items-start gap-10 pb-12 lg:grid-cols-[14rem_1fr]">
        <nav aria-label="On this page" className="lg:sticky lg:top-4 print:hidden">
          <ul className="rule-l">
            {policy.sections.map(({ id, icon, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex items-center gap-2 py-1">
                  <Icon name={icon} />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex max-w-[46rem] flex-col gap-8">
          {policy.sections.map(({ id, title, body, lines, isHighlighted }) => (
            <section key={id} id={id} className={isHighlighted ? "card featured p-5" : ""}>
              <h2 className="mb-3 text-xl">{title}</h2>
              <RichText nodes={body} />
              {lines.length > 0 && (
                <div className="prose mt-3">
                  <ul>
                    {lines.map((line) => (
                      <li key={line}>
                        <Unbroken>{line}</Unbroken>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
