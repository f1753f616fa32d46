import { Button } from "../../ui/button.tsx";
import { showEntry } from "./errand-list.ts";
import type { MyListView } from "./my-list.server.ts";

interface ErrandPickerProps extends Pick<MyListView, "groups"> {
  title: string;
  chosen: readonly string[];
  /** The form was sent with nothing checked. */
  isEmpty: boolean;
}

export function ErrandPicker({ title, groups, chosen, isEmpty }: ErrandPickerProps) {
  return (
    <details className="mt-5 rounded-[8px] rim [border-style:dashed] border-edge print:hidden" open={isEmpty}>
      <summary className="cursor-pointer px-5 py-4 font-display text-lg font-bold text-blue">{title}</summary>
      <form action="/visit#list" autoComplete="off" className="px-inside pb-5">
        <div className="columns-[16rem] gap-8">
          {groups.map(({ name, errands }) => (
            <fieldset key={name} className="not-first:break-inside-avoid">
              <legend className="pt-4.25 font-bold">{name}</legend>
              {errands.map(({ id, name: errand }) => (
                <label key={id} className="tick rule-b break-inside-avoid">
                  <input type="checkbox" name="for" value={id} defaultChecked={chosen.includes(id)} />
                  <span>{errand}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
        <div role="alert">
          <p data-nothing hidden={!isEmpty} className="font-semibold text-red">
            Check at least one box.
          </p>
        </div>
        <Button type="submit" name={showEntry} value="" className="mt-4">
          Show my list
        </Button>
      </form>
    </details>
  );
}
