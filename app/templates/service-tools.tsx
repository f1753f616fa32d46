import { AnswerPart, type AnswerPartData } from "../document/static-part.tsx";
import { FingerprintTool } from "../components/tools/fingerprint-tool.tsx";
import { IdTool } from "../components/tools/id-tool.tsx";
import { LiveForms } from "../components/tools/live-forms.tsx";
import { PlanTool } from "../components/tools/plan-tool.tsx";
import type { ServiceTool } from "../domain/service-tools.ts";

interface ToolsProps {
  tools: readonly ServiceTool[];
}

interface ServiceToolsProps {
  /** The answers in a sentence each; empty before. */
  summary: string;
  body: AnswerPartData<ToolsProps>;
}

/** The tools of a service's page, one under the other. */
export function ServiceTools({ summary, body }: ServiceToolsProps) {
  return (
    <LiveForms answer={body} summary={summary}>
      <AnswerPart data={body} of={Tools} />
    </LiveForms>
  );
}

export function Tools({ tools }: ToolsProps) {
  return (
    <div className="page section grid items-start gap-8 md:grid-cols-2">
      {tools.map((tool) => (
        <Tool key={tool.id} {...tool} />
      ))}
    </div>
  );
}

function Tool(tool: ServiceTool) {
  switch (tool.id) {
    case "mailbox-plans":
      return <PlanTool {...tool} />;
    case "mailbox-ids":
      return <IdTool {...tool} />;
    case "fingerprint-check":
      return <FingerprintTool {...tool} />;
  }
}
