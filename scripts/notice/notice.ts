/** `npm run notice`: writes, lists and ends what the store says on every page. */
import { storeDate } from "../../app/hours/store-days.ts";
import { npmRun, type Place } from "../hints.mjs";
import { quoted } from "../store-database.mjs";
import { readStoreTime, type ReadOptions } from "./store-time.ts";

export interface NoticeOptions {
  /** Words of the command line without an option. */
  words: string[];
  from?: string | undefined;
  until?: string | undefined;
  "closes-store"?: boolean | undefined;
  yes?: boolean | undefined;
  list?: boolean | undefined;
  end?: string | undefined;
}

export interface NoticeDependencies {
  /** Runs SQL statements; the rows of each. */
  ask: (statements: string[]) => Array<Array<Record<string, unknown>>>;
  now: Date;
  place: Place;
  say: (line: string) => void;
  /** Asks y/N; null without a terminal. */
  confirm: ((question: string) => Promise<boolean>) | null;
}

const nameOf = ({ isRemote }: Place) => (isRemote ? "the real site" : "the site of this machine");

/** Something to mend in what was typed: nothing was written. */
export class NoticeProblem extends Error {}

const maxCharacters = 160;
const dayParts = {
  timeZone: "America/New_York",
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
} as const;
const dayFormat = new Intl.DateTimeFormat("en-US", dayParts);
const timeFormat = new Intl.DateTimeFormat("en-US", {
  ...dayParts,
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/** "Tue, Dec 1, 2026, 5:00 PM EST" */
const showStart = (time: Date) => timeFormat.format(time);

/** The same, but for the midnight that ends a day "the end of Tue, Dec 1, 2026". */
function showEnd(time: Date): string {
  const before = new Date(time.getTime() - 1);
  return storeDate(before) === storeDate(time) ? timeFormat.format(time) : `the end of ${dayFormat.format(before)}`;
}

function read(text: string, options: ReadOptions): Date {
  const result = readStoreTime(text, options);
  if (!result.ok) {
    throw new NoticeProblem(result.problem);
  }
  return result.time;
}

function readText(words: readonly string[]): string {
  if (words.length !== 1) {
    throw new NoticeProblem('Write the text in quotes, such as "Closed today, snow"');
  }
  const text = (words[0] ?? "").replaceAll(/\s+/g, " ").trim();
  if (text === "" || [...text].length > maxCharacters) {
    throw new NoticeProblem(`Write a text of 1 to ${maxCharacters} characters; this one has ${[...text].length}`);
  }
  return text;
}

async function write(options: NoticeOptions, { ask, now, place, say, confirm }: NoticeDependencies): Promise<void> {
  const text = readText(options.words);
  if (options.until === undefined) {
    throw new NoticeProblem('Say when it ends, such as --until "5pm"');
  }
  const from = options.from === undefined ? now : read(options.from, { now });
  const until = read(options.until, { now, near: from, isEnd: true });
  if (until <= now || until <= from) {
    const shown = showEnd(until);
    const why = until <= from ? `not after its start, ${showStart(from)}` : "already over";
    throw new NoticeProblem(`The end would be ${shown}, which is ${why}. Name the day, such as --until "tomorrow 9am"`);
  }
  say(`  "${text}"`);
  say(`  from   ${options.from === undefined ? "now" : showStart(from)}`);
  say(`  until  ${showEnd(until)}`);
  say(
    `  ${options["closes-store"] ? "The open signs say Closed." : "The open signs go by the hours; --closes-store makes them say Closed."}`,
  );
  say(`  on every page of ${nameOf(place)}`);
  if (!options.yes) {
    if (confirm === null) {
      throw new NoticeProblem("There is no terminal to ask in. Add --yes to write without asking");
    }
    if (!(await confirm("Write it? y/N "))) {
      say("Nothing was written.");
      return;
    }
  }
  const values = [
    quoted(text),
    quoted(from.toISOString()),
    quoted(until.toISOString()),
    options["closes-store"] ? 1 : 0,
  ];
  const [rows] = ask([
    `insert into notices (text, starts_at, ends_at, closes_store) values (${values.join(", ")}) returning id`,
  ]);
  const id = String(rows?.[0]?.id);
  say(`✓ Written; pages show it within a minute. To end it early: ${npmRun("notice", place, `--end ${id}`)}`);
}

const columns = `id, text, closes_store,
  strftime('%Y-%m-%dT%H:%M:%fZ', starts_at) as starts_at, strftime('%Y-%m-%dT%H:%M:%fZ', ends_at) as ends_at`;

function list({ ask, now, place, say }: NoticeDependencies): void {
  const [rows = []] = ask([
    `select ${columns} from notices where datetime(ends_at) > datetime(${quoted(now.toISOString())}) order by datetime(starts_at), id`,
  ]);
  for (const row of rows) {
    const from = new Date(String(row.starts_at));
    const start = from <= now ? "now" : `from ${showStart(from)}`;
    say(`${row.id}  "${row.text}"`);
    say(`   ${start} until ${showEnd(new Date(String(row.ends_at)))}`);
    if (row.closes_store === 1) {
      say("   The open signs say Closed.");
    }
  }
  if (rows.length === 0) {
    say(`No current or coming notices on ${nameOf(place)}.`);
  }
}

function end(id: string, { ask, now, say }: NoticeDependencies): void {
  const [[notice] = []] = /^\d{1,15}$/.test(id) ? ask([`select ${columns} from notices where id = ${id}`]) : [];
  if (notice === undefined) {
    throw new NoticeProblem(`There is no notice ${id}. --list shows all current and coming notices`);
  }
  if (new Date(String(notice.ends_at)) <= now) {
    throw new NoticeProblem(`Notice ${id} has already ended`);
  }
  // One that has not stood for a second cannot end later than it starts.
  const isFresh = new Date(String(notice.starts_at)).getTime() > now.getTime() - 1000;
  ask([
    isFresh
      ? `delete from notices where id = ${id}`
      : `update notices set ends_at = ${quoted(now.toISOString())} where id = ${id}`,
  ]);
  say(`✓ Ended: "${notice.text}". Pages stop showing it within a minute.`);
}

/** Does what was asked for. @throws NoticeProblem when something is to be mended first */
export async function runNotice(options: NoticeOptions, dependencies: NoticeDependencies): Promise<void> {
  const { words, list: isList = false, end: endId, from, until } = options;
  const isWriting = words.length > 0 || from !== undefined || until !== undefined;
  if ([isWriting, isList, endId !== undefined].filter(Boolean).length > 1) {
    throw new NoticeProblem("Do one thing at a time: write a notice, --list or --end");
  }
  if (isList) {
    list(dependencies);
  } else if (endId !== undefined) {
    end(endId, dependencies);
  } else {
    await write(options, dependencies);
  }
}
