import { Styles } from "../site/styles.tsx";
import { FingerprintTool } from "./fingerprints/fingerprint-tool.tsx";
import { IdTool } from "./ids/id-tool.tsx";
import { PlanTool } from "./plans/plan-tool.tsx";
import type { ServiceTool } from "./service-tools-view.ts";
import type { ToolQuestion } from "./use-tool-question.ts";

interface ServiceToolsProps {
  tools: readonly ServiceTool[];
  question: ToolQuestion;
}

/** The tools of a service's page, one under the other. */
export function ServiceTools({ tools, question }: ServiceToolsProps) {
  return (
    <div className="grid gap-5">
      <Styles of="tools" />
      {tools.map((tool) => (
        <Tool key={tool.id} {...tool} question={question} />
      ))}
    </div>
  );
}

function Tool(tool: ServiceTool & { question: ToolQuestion }) {
  switch (tool.id) {
    case "mailbox-plans":
      return <PlanTool {...tool} />;
    case "mailbox-ids":
      return <IdTool {...tool} />;
    case "fingerprint-check":
      return <FingerprintTool {...tool} />;
  }
}
