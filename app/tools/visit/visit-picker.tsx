import { Button } from "../../ui/button.tsx";
import { counted } from "../../text/english.ts";
import { ToolForm } from "../tool-form.tsx";
import { showEntry, visitParams } from "./visit-address.ts";
import type { viewVisitList } from "./visit.server.ts";

interface VisitPickerProps extends Pick<ReturnType<typeof viewVisitList>, "groups"> {
  title: string;
  chosen: readonly string[];
  /** The visitor pressed the button with nothing chosen. */
  isEmpty: boolean;
}

function errandsIn(form: HTMLFormElement, isAutoSubmit: boolean): URLSearchParams {
  const ids = new FormData(form).getAll("for").map(String);
  return ids.length === 0 && !isAutoSubmit ? new URLSearchParams({ [showEntry]: "" }) : visitParams(ids);
}

/** Every errand as a box to check; without scripts this is how several come onto one list. */
export function VisitPicker({ title, groups, chosen, isEmpty }: VisitPickerProps) {
  return (
    <ToolForm
      action="/visit#list"
      className="card p-5 print:hidden"
      entriesOf={errandsIn}
      problem={isEmpty ? "Check at least one box." : ""}
      // Sticks to the bottom of the screen once a box is checked.
      submit={
        <div className="tool-bar flex flex-wrap items-center justify-between gap-x-4 rounded-md p-5 py-3">
          <p role="status" className="font-semibold">
            {chosen.length > 0 && (
              <>
                {counted(chosen.length, "errand")}
                <span className="sr-only"> on your list</span>
              </>
            )}
          </p>
          <Button type="submit" name={showEntry} value="">
            Show my list
          </Button>
        </div>
      }
    >
      {() => (
        <>
          <h2 className="mb-3 text-xl">{title}</h2>
          <div className="tool-groups">
            {groups.map(({ name, errands }) => (
              <fieldset key={name}>
                <legend className="font-semibold">{name}</legend>
                {errands.map((errand) => (
                  <label key={errand.id} className="tool-pick">
                    <input type="checkbox" name="for" value={errand.id} defaultChecked={chosen.includes(errand.id)} />
                    {errand.name}
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
        </>
      )}
    </ToolForm>
  );
}
