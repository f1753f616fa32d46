import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { ShareActions } from "./share-actions.tsx";
import { ToolForm, type FieldErrors } from "./tool-form.tsx";
import type { ToolView } from "./tools.server.ts";

interface ToolSectionProps {
  place: ToolView<"plans" | "ids" | "fingerprints">["place"];
  errors: FieldErrors;
  submit: string;
  hint?: ReactNode;
  summary: string | null;
  result: ReactNode;
  children: ReactNode;
}

export function ToolSection({ place, errors, submit, hint, summary, result, children }: ToolSectionProps) {
  const { action, anchor, mailUrl, others, title } = place;
  return (
    <section id={anchor} className="card grid gap-5 px-inside py-5 [&:not(:has([data-result]))]:print:hidden">
      <div>
        <h2 className="mb-4 text-xl">{title}</h2>
        <ToolForm
          action={action}
          others={others}
          errors={errors}
          className="flex flex-wrap items-end gap-x-4"
          submit={
            <Button type="submit" className="mt-4 min-h-12">
              {submit}
            </Button>
          }
          summary={summary ?? ""}
        >
          {children}
        </ToolForm>
      </div>
      <div data-part={`${anchor}-result`} className="@container empty:hidden">
        {summary === null ? (
          hint
        ) : (
          <div data-result>
            {result}
            <ShareActions mailUrl={mailUrl} name={title} />
          </div>
        )}
      </div>
    </section>
  );
}
