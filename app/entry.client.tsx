import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// Positions are kept by the keys of history entries; the router gives one to all entries but a document's first.
if (history.state?.key === undefined) {
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, "");
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
