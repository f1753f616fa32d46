/** Static parts of the tracking page. */
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { viewTrackingPage } from "./tracking.server.ts";

export function Advice({ tipsTitle, tips, help, phone }: ReturnType<typeof viewTrackingPage>["advice"]) {
  return (
    <>
      <section className="page section">
        <h2 className="mb-6">{tipsTitle}</h2>
        <ol className="grid gap-5 sm:grid-cols-2">
          {tips.map(({ title, description }, index) => (
            <li key={title} className="card flex gap-4 p-5">
              <span
                className="min-w-8 flex-none text-center font-display text-3xl/none font-bold text-red"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <div className="wrap-anywhere">
                <h3>{title}</h3>
                <p className="mt-1">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="on-brand">
        <div className="page section flex flex-col items-start gap-4">
          <h2>{help.title}</h2>
          <p className="prose text-lg">{help.text}</p>
          <div className="button-row">
            <ButtonLink to="/contact-us">Contact Support</ButtonLink>
            <ButtonLink to={phone.url} variant="secondary">
              <Icon name="phone" />
              {`Call ${phone.text}`}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
