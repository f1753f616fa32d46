/** The server renders My list for the URL; the browser stores it and swaps the parts. */
import { listOf, listParams, listPath } from "./errand-list.ts";
import { counted } from "../../text/english.ts";
import { fetchPage, replaceParts } from "../../ui/parts.ts";
import { changeList, onListChange, ownEntry, storedList } from "./stored-list.ts";

const say = (words: string) => document.querySelector("[data-said]")?.replaceChildren(words);

/** Aborts the previous request, so after quick changes the page shows the latest list. */
let asking: AbortController | null = null;

async function showParts(address: string): Promise<"shown" | "missing" | "superseded"> {
  asking?.abort();
  const own = (asking = new AbortController());
  const page = await fetchPage(address, own.signal);
  if (own.signal.aborted) {
    return "superseded";
  }
  if (page !== null) {
    // Don't close the picker while the visitor is choosing.
    const isChoosing = document.querySelector('[data-part="list-picker"] > [open]') !== null;
    keepTicks(() => replaceParts(page, (name) => name.startsWith("list") && !(isChoosing && name === "list-picker")));
  }
  return page === null ? "missing" : "shown";
}

function keepTicks(change: () => void): void {
  const cards = () => [...document.querySelectorAll<HTMLElement>("[data-service]")];
  const boxesIn = (card: HTMLElement) => [...card.querySelectorAll("input")];
  const ticks = new Map(cards().map((card) => [card.dataset["service"], boxesIn(card).map(({ checked }) => checked)]));
  change();
  for (const card of cards()) {
    boxesIn(card).forEach((box, at) => (box.checked = ticks.get(card.dataset["service"])?.[at] === true));
  }
}

const namedIn = (search: string) => listOf(new URLSearchParams(search).getAll("for"));

function startStamps(board: HTMLFormElement): void {
  const buttons = [...board.querySelectorAll<HTMLButtonElement>("button[data-errand]")];
  const mark = () => {
    const stored = storedList() ?? [];
    for (const button of buttons) {
      const isListed = stored.includes(button.value);
      button.name = isListed ? "remove" : "for";
      button.ariaLabel = `${isListed ? "Undo" : "Add to my list"}: ${button.dataset["errand"] ?? ""}`;
      button.closest("li")?.classList.toggle("stamp-gone", isListed);
    }
  };
  let shown = "";
  const show = () => {
    const list = storedList() ?? [];
    mark();
    if (list.join() !== shown) {
      shown = list.join();
      void showParts(`/?${listParams(list).toString()}`);
    }
  };
  board.addEventListener("submit", (event) => {
    const { submitter } = event;
    if (submitter instanceof HTMLButtonElement) {
      const { name, value, dataset } = submitter;
      const list = changeList((stored) => [...stored.filter((id) => id !== value), ...(name === "for" ? [value] : [])]);
      if (list !== null) {
        event.preventDefault();
        const done = name === "for" ? "is on My list" : "is off My list";
        say(`${dataset["errand"] ?? ""} ${done}. ${counted(list.length, "errand")}.`);
      }
    }
  });
  onListChange(show);
  show();
  // Until then a press sends the plain form, which leads to the list.
  board.dataset["awake"] = "";
}

/** Follows the stored list, unless a link brought another: then the visitor chooses. Without storage, the URL rules. */
function startListPage(page: HTMLElement): void {
  const shown = () =>
    [...page.querySelectorAll<HTMLElement>("[data-service]")].map(({ dataset }) => dataset["service"] ?? "");
  const named = namedIn(location.search);
  const stored = storedList();
  // A link without any known errand brings no list.
  let isMine = stored !== null && (stored.length === 0 || named.join() === stored.join() || shown().length === 0);
  let before: readonly string[] = [];

  const choose = () => {
    const isOther = !isMine && stored !== null;
    const choices = page.querySelector<HTMLElement>("[data-from-link]");
    page.dataset["owner"] = isOther ? "other" : "mine";
    if (isOther) {
      page.querySelector("[data-own-count]")?.replaceChildren(counted((storedList() ?? []).length, "errand"));
    }
    if (choices !== null) {
      choices.hidden = !isOther;
    }
  };
  const isShown = (list: readonly string[]) => list.join() === namedIn(location.search).join();
  /** Drops errands we no longer offer. */
  const prune = () => {
    const known = shown();
    if (isMine && isShown(storedList() ?? [])) {
      changeList((ids) => ids.filter((id) => known.includes(id)));
    }
  };
  const show = async () => {
    const list = storedList();
    // An undo brings back the URL's list, but not its article.
    if (!isMine || list === null || (isShown(list) && list.join() === shown().join())) {
      return;
    }
    const address = listPath(list);
    const outcome = await showParts(address);
    if (outcome === "shown") {
      history.replaceState(ownEntry, "", address);
      prune();
    } else if (outcome === "missing") {
      say("We couldn't load your list. It is saved, and shows here when you are back online.");
    }
  };
  const focusList = () => page.querySelector<HTMLElement>("#list")?.focus();
  const change = (next: (list: readonly string[]) => readonly string[]) => {
    before = storedList() ?? [];
    return changeList(next) !== null;
  };

  page.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const remove = target?.closest<HTMLElement>("[data-remove]");
    const choice = target?.closest<HTMLElement>("[data-list]")?.dataset["list"];
    if (remove && isMine) {
      const id = remove.dataset["remove"];
      if (change((all) => all.filter((each) => each !== id))) {
        event.preventDefault();
        say(`${remove.dataset["name"] ?? ""} is off My list.`);
        page.querySelector<HTMLElement>("[data-list=undo]")?.removeAttribute("hidden");
        remove.closest("article")?.remove();
        const box = page.querySelector<HTMLInputElement>(`input[type=checkbox][value="${id}"]`);
        if (box !== null) {
          box.checked = false;
        }
        focusList();
      }
    } else if (choice === "undo") {
      const list = before;
      changeList(() => list);
      say("");
      page.querySelector<HTMLElement>("[data-list=undo]")?.setAttribute("hidden", "");
      focusList();
    } else if (choice !== undefined) {
      const ids = shown();
      isMine = true;
      changeList((own) => (choice === "add" ? [...own, ...ids] : choice === "use" ? ids : own));
      choose();
    }
  });
  page.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !isMine) {
      return;
    }
    const picked = new FormData(form, submitter).getAll("for").map(String);
    const refusal = form.querySelector<HTMLElement>("[data-nothing]");
    if (refusal !== null) {
      refusal.hidden = picked.length > 0;
    }
    const isPicker = form.closest("details") !== null;
    if (picked.length === 0) {
      event.preventDefault();
    } else if (change((all) => [...all.filter((id) => !isPicker || picked.includes(id)), ...picked])) {
      event.preventDefault();
      form.closest("details")?.removeAttribute("open");
      focusList();
    }
  });
  onListChange(() => void show());
  addEventListener("online", () => {
    say("");
    void show();
  });
  choose();
  prune();
  void show();
}

export function start(): void {
  const board = document.querySelector<HTMLFormElement>("form[data-stamps]");
  const page = document.querySelector<HTMLElement>("[data-list-page]");
  if (board !== null) {
    startStamps(board);
  }
  if (page !== null) {
    startListPage(page);
  }
}
