import { Hero } from "../../site/hero.tsx";
import { Styles } from "../../site/styles.tsx";
import { RichText } from "../../ui/rich-text-nodes.tsx";
import { Unbroken } from "../../ui/unbroken-words.tsx";
import type { viewPolicyPage } from "./policies.server.ts";

export function PolicyPage(policy: ReturnType<typeof viewPolicyPage>) {
  return (
    <>
      <Styles of={["article"]} />
      <Hero title={policy.title} subtitle={policy.subtitle}>
        <p className="tape">{`Last updated: ${policy.lastUpdated}`}</p>
      </Hero>
      <div className="page grid items-start gap-10 pb-12 lg:grid-cols-[minmax(0,52rem)_14rem] lg:justify-between">
        <nav aria-label="On this page" className="lg:sticky lg:top-4 lg:col-start-2 print:hidden">
          <ul className="max-lg:columns-[14rem]">
            {policy.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-1">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flow lg:col-start-1 lg:row-start-1">
          {policy.sections.map(({ id, title, body, content, highlight }) => (
            <section key={id} id={id} className={highlight ? "card px-inside py-5" : ""}>
              <h2 className="mb-3 text-xl">{title}</h2>
              <div>
                <RichText nodes={body} />
                {content.length > 0 && (
                  <div className="prose mt-3">
                    <ul>
                      {content.map((line) => (
                        <li key={line}>
                          <Unbroken>{line}</Unbroken>
                        </li>
                      ))}
                    </ul>
                  </div>
                )}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
