import { Button } from "../../ui/button.tsx";
import { showEntry } from "./visit-address.ts";
import type { viewVisitList } from "./visit.server.ts";

type VisitPickerProps = Pick<ReturnType<typeof viewVisitList>, "groups" | "list"> & { title: string };

/** Every errand as a box to check, folded while the list has errands. The browser opens the list that they name. */
export function VisitPicker({ title, groups, list }: VisitPickerProps) {
  const chosen = list.errands.map(({ id }) => id);
  return (
    // The boxes of another list are others.
    <details key={chosen.join()} className="picker print:hidden" open={chosen.length === 0}>
      <summary>{title}</summary>
      <form action="/visit#list" autoComplete="off">
        <div className="picker-groups">
          {groups.map(({ name, errands }) => (
            <fieldset key={name}>
              <legend>{name}</legend>
              {errands.map((errand) => (
                <label key={errand.id} className="tick">
                  <input type="checkbox" name="for" value={errand.id} defaultChecked={chosen.includes(errand.id)} />
                  {errand.name}
                </label>
              ))}
            </fieldset>
          ))}
        </div>
        <div role="alert">{list.isEmpty && <p className="font-semibold text-red">Check at least one box.</p>}</div>
        <Button type="submit" name={showEntry} value="">
          Show my list
        </Button>
      </form>
    </details>
  );
}
