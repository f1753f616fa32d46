import { Button } from "../../ui/button.tsx";
import { FormAlert } from "../form-alert.tsx";
import { useQuestion } from "../use-question.ts";

interface VisitPickerProps {
  title: string;
  groups: ReadonlyArray<{ name: string; services: ReadonlyArray<{ id: string; name: string }> }>;
  chosen: readonly string[];
  /** Nothing is chosen, though the list was asked for. */
  isEmpty: boolean;
  hasFailed: boolean;
}

/** An address without any service would get the list of before back; this one says that it is empty. */
function servicesIn(form: HTMLFormElement): URLSearchParams {
  const ids = new FormData(form).getAll("for");
  return new URLSearchParams((ids.length === 0 ? [""] : ids).map((id) => ["for", String(id)]));
}

/** Every service as a box to check; without scripts this is how several come onto one list. */
export function VisitPicker({ title, groups, chosen, isEmpty, hasFailed }: VisitPickerProps) {
  const { form, edition, asksByItself } = useQuestion({
    tool: "visit",
    action: "/visit#list",
    isRefused: false,
    hasFailed,
    entriesOf: servicesIn,
  });
  const error = isEmpty && !asksByItself;
  return (
    <form {...form} className="card p-5 print:hidden">
      <h2 className="mb-3 text-xl">{title}</h2>
      <div key={edition} className="tool-groups">
        {groups.map(({ name, services }) => (
          <fieldset key={name}>
            <legend className="font-semibold">{name}</legend>
            {services.map((service) => (
              <label key={service.id} className="tool-pick">
                <input type="checkbox" name="for" value={service.id} defaultChecked={chosen.includes(service.id)} />
                {service.name}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <FormAlert text={error ? "Check at least one box." : ""} hasFailed={hasFailed} />
      {/* Stays at the bottom of the screen while one goes through the list. */}
      <div className="tool-bar flex flex-wrap items-center justify-between gap-x-4 rounded-md p-5 py-3">
        <p role="status" className="font-semibold">
          {chosen.length === 0 ? "" : `${chosen.length} ${chosen.length === 1 ? "errand" : "errands"} on your list`}
        </p>
        {/* Its own empty entry tells a list that is asked for with nothing on it from the page as such. */}
        <Button type="submit" name="for" value="">
          Show my list
        </Button>
      </div>
    </form>
  );
}
