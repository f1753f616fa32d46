/** Keeps the boxes of the stamps and the stored list alike, and announces each press to screen readers. */
import { counted } from "../../text/english.ts";
import { storedList, storeList } from "../../tools/visit/stored-list.ts";

const boxesOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>("input[name=for]")];

const checkedIn = (form: HTMLFormElement) => boxesOf(form).flatMap((box) => (box.checked ? [box.value] : []));

/** Stores the list, and tells the page of it as another tab would be told. */
function keep(list: readonly string[]): void {
  storeList(list);
  dispatchEvent(new Event("storage"));
}

/** Checks the boxes of the errands on the stored list, if there is one. A form that is shown again is not done. */
export function checkStoredErrands(form: HTMLFormElement): void {
  delete form.dataset.done;
  const list = storedList();
  if (list !== null) {
    for (const box of boxesOf(form)) {
      box.checked = list.includes(box.value);
    }
  }
}

/** Adds the checked errands to the list. */
export function storeCheckedErrands(form: HTMLFormElement): void {
  keep([...new Set([...(storedList() ?? []), ...checkedIn(form)])]);
}

/** Adds an errand to the list or removes it, as its box says, and announces what changed on the label. */
export function toggleErrand(form: HTMLFormElement, box: HTMLInputElement): void {
  const kept = (storedList() ?? []).filter((id) => id !== box.value || box.checked);
  // Another box may have been pressed before the page heard of presses.
  const list = [...new Set([...kept, ...checkedIn(form)])];
  keep(list);
  const said = form.querySelector("[role=status]");
  if (said !== null) {
    const count = counted(list.length, "errand");
    said.textContent =
      `${nameOf(box)} ${box.checked ? "is on" : "is off"} your label. ${count}. ${box.checked ? newLines(form, box) : ""}`.trim();
  }
}

const nameOf = (box: HTMLInputElement) => box.closest("li")?.querySelector("a")?.textContent ?? "";

/** True where a line of the label shows while the boxes at these positions are checked. */
const shows = ({ dataset: { of = "", not = "" } }: HTMLElement, positions: ReadonlySet<string>) =>
  of.split(" ").some((each) => positions.has(each)) && !not.split(" ").some((each) => positions.has(each));

/** The lines that a checked box has added, row by row: "Bring: A valid photo ID; USPS Form 1583. Price: …" */
function newLines(form: HTMLFormElement, box: HTMLInputElement): string {
  const position = (each: HTMLInputElement) => each.id.replace("errand-", "");
  const now = new Set(boxesOf(form).flatMap((each) => (each.checked ? [position(each)] : [])));
  const before = new Set([...now].filter((each) => each !== position(box)));
  return [...form.querySelectorAll(".label-row")]
    .flatMap((row) => {
      const lines = [...row.querySelectorAll<HTMLElement>("[data-of]")].filter(
        (line) => shows(line, now) && !shows(line, before),
      );
      const term = row.querySelector("dt")?.textContent ?? "";
      return lines.length === 0 ? [] : [`${term}: ${lines.map(({ textContent }) => textContent).join("; ")}.`];
    })
    .join(" ");
}
