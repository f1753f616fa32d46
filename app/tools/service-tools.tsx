import { Styles } from "../site/styles.tsx";
import { FingerprintTool } from "./fingerprints/fingerprint-tool.tsx";
import { IdTool } from "./ids/id-tool.tsx";
import { PlanTool } from "./plans/plan-tool.tsx";
import type { viewServiceTools } from "./tools.server.ts";

export function ServiceTools({ plans, ids, fingerprints }: ReturnType<typeof viewServiceTools>) {
  return (
    <div className="grid gap-5">
      <Styles of={["forms"]} />
      {plans && <PlanTool {...plans} />}
      {ids && <IdTool {...ids} />}
      {fingerprints && <FingerprintTool {...fingerprints} />}
    </div>
  );
}
