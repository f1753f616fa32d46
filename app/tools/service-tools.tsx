import { Styles } from "../site/styles.tsx";
import { FingerprintTool } from "./fingerprints/fingerprint-tool.tsx";
import { IdTool } from "./ids/id-tool.tsx";
import { PlanTool } from "./plans/plan-tool.tsx";
import type { ServiceTool } from "./service-tools-view.ts";

interface ServiceToolsProps {
  tools: readonly ServiceTool[];
  /** The last question got no response; the ones before stand. */
  hasFailed: boolean;
}

/** The tools of a service's page, one under the other. */
export function ServiceTools({ tools, hasFailed }: ServiceToolsProps) {
  return (
    <div className="grid gap-5">
      <Styles of="tools" />
      {tools.map((tool) => (
        <Tool key={tool.id} {...tool} hasFailed={hasFailed} />
      ))}
    </div>
  );
}

function Tool(tool: ServiceTool & { hasFailed: boolean }) {
  switch (tool.id) {
    case "mailbox-plans":
      return <PlanTool {...tool} />;
    case "mailbox-ids":
      return <IdTool {...tool} />;
    case "fingerprint-check":
      return <FingerprintTool {...tool} />;
  }
}
