import type { viewTrackingPage } from "./tracking.server.ts";

export const Advice = ({ tipsTitle, tips }: ReturnType<typeof viewTrackingPage>["advice"]) => (
  <section className="page section">
    <h2 className="mb-6">{tipsTitle}</h2>
    <ol className="grid gap-x-columns gap-y-6 sm:grid-cols-2">
      {tips.map(({ title, description }, at) => (
        <li key={title} className="rim-t border-ink pt-3 wrap-anywhere">
          <h3>{`${at + 1}. ${title}`}</h3>
          <p className="mt-1">{description}</p>
        </li>
      ))}
    </ol>
  </section>
);
