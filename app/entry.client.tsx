import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { countRecovery } from "./shell/analytics.ts";
import { holdForeignChanges } from "./shell/foreign-changes.ts";

holdForeignChanges();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError: countRecovery },
  );
});
