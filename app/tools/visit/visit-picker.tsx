import type { Ref } from "react";
import { Button } from "../../ui/button.tsx";
import { showEntry } from "./visit-address.ts";
import type { VisitView } from "./visit.server.ts";

type VisitPickerProps = Pick<VisitView, "groups" | "list"> & { title: string; form: Ref<HTMLFormElement> };

/** Every errand as a box to check, folded while the list has errands. The browser opens the list that they name. */
export function VisitPicker({ title, groups, list, form }: VisitPickerProps) {
  const chosen = list.errands.map(({ id }) => id);
  return (
    // The boxes of another list are others.
    <details
      key={chosen.join()}
      className="mt-5 rounded-[8px] border-3 border-dashed border-edge print:hidden"
      open={chosen.length === 0}
    >
      <summary className="cursor-pointer px-5 py-4 font-display text-lg font-bold text-blue">{title}</summary>
      <form ref={form} action="/visit#list" autoComplete="off" className="px-5 pb-5">
        <div className="columns-[16rem] gap-8">
          {groups.map(({ name, errands }) => (
            <fieldset key={name}>
              <legend className="pt-3 font-bold">{name}</legend>
              {errands.map((errand) => (
                <label key={errand.id} className="tick rule-b break-inside-avoid">
                  <input type="checkbox" name="for" value={errand.id} defaultChecked={chosen.includes(errand.id)} />
                  {errand.name}
                </label>
              ))}
            </fieldset>
          ))}
        </div>
        <div role="alert">{list.isEmpty && <p className="font-semibold text-red">Check at least one box.</p>}</div>
        <Button type="submit" name={showEntry} value="" className="mt-4">
          Show my list
        </Button>
      </form>
    </details>
  );
}
