import { Button } from "../ui/button.tsx";

interface VisitPickerProps {
  title: string;
  groups: ReadonlyArray<{ name: string; services: ReadonlyArray<{ id: string; name: string }> }>;
  chosen: readonly string[];
}

/** Every service as a box to tick; without scripts this is how several come onto one sheet. */
export function VisitPicker({ title, groups, chosen }: VisitPickerProps) {
  return (
    <form action="/visit#sheet" className="card p-5 print:hidden">
      <h2 className="mb-3 text-xl">{title}</h2>
      <div className="tool-groups">
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
      <Button type="submit" className="mt-4">
        Make the sheet
      </Button>
    </form>
  );
}
