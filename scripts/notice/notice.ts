/** `npm run notice`: writes, lists and ends what the store says on every page. */
import { storeDate } from "../../app/hours/store-days.ts";
import { npmRun, quoted } from "../store-database.mjs";
import { NoticeProblem, readStoreTime } from "./store-time.ts";

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
  isRemote: boolean;
  say: (line: string) => void;
  /** Asks y/N; null without a terminal. */
  confirm: ((question: string) => Promise<boolean>) | null;
}

const maxCharacters = 160;

const timeZone = "America/New_York";
const day = { timeZone, weekday: "short", month: "short", day: "numeric", year: "numeric" } as const;
const dayFormat = new Intl.DateTimeFormat("en-US", day);
const timeFormat = new Intl.DateTimeFormat("en-US", {
  ...day,
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

const siteName = (isRemote: boolean) => (isRemote ? "the real site" : "the site of this machine");

/** "Tue, Dec 1, 2026, 5:00 PM EST" */
const showStart = (time: Date) => timeFormat.format(time);

/** The same, but for the midnight that ends a day "the end of Tue, Dec 1, 2026". */
function showEnd(time: Date): string {
  const before = new Date(time.getTime() - 1);
  return storeDate(before) === storeDate(time) ? timeFormat.format(time) : `the end of ${dayFormat.format(before)}`;
}

function readText([text, ...others]: readonly string[]): string {
  if (text === undefined || others.length > 0) {
    throw new NoticeProblem('Write the text in quotes, such as "Closed today, snow"');
  }
  const clean = text.replaceAll(/\s+/g, " ").trim();
  if (clean === "" || [...clean].length > maxCharacters) {
    throw new NoticeProblem(`Write a text of 1 to ${maxCharacters} characters; this one has ${[...clean].length}`);
  }
  return clean;
}

async function write(options: NoticeOptions, { ask, now, isRemote, say, confirm }: NoticeDependencies): Promise<void> {
  const text = readText(options.words);
  const { "closes-store": closesStore = false } = options;
  if (options.until === undefined) {
    throw new NoticeProblem('Say when it ends, such as --until "5pm"');
  }
  const from = options.from === undefined ? now : readStoreTime(options.from, { now });
  const until = readStoreTime(options.until, { now, near: from, isEnd: true });
  if (until <= now || until <= from) {
    const why = until <= from ? `not after its start, ${showStart(from)}` : "already over";
    throw new NoticeProblem(
      `The end would be ${showEnd(until)}, which is ${why}. Name the day, such as --until "tomorrow 9am"`,
    );
  }
  say(`  "${text}"
  from   ${options.from === undefined ? "now" : showStart(from)}
  until  ${showEnd(until)}
  ${closesStore ? "The open signs say Closed." : "The open signs go by the hours; --closes-store makes them say Closed."}
  on every page of ${siteName(isRemote)}`);
  if (options.yes !== true) {
    if (confirm === null) {
      throw new NoticeProblem("There is no terminal to ask in. Add --yes to write without asking");
    }
    if (!(await confirm("Write it? y/N "))) {
      say("Nothing was written.");
      return;
    }
  }
  const [starts, ends] = [from, until].map((time) => quoted(time.toISOString()));
  const [[row] = []] = ask([
    `insert into notices (text, starts_at, ends_at, closes_store)
     values (${quoted(text)}, ${starts}, ${ends}, ${closesStore ? 1 : 0}) returning id`,
  ]);
  const endIt = npmRun("notice", isRemote, `--end ${String(row?.id)}`);
  say(`✓ Written; pages show it within a minute. To end it early: ${endIt}`);
}

const isNotOver = (now: Date) => `datetime(ends_at) > datetime(${quoted(now.toISOString())})`;

function list({ ask, now, isRemote, say }: NoticeDependencies): void {
  const [rows = []] = ask([
    `select id, text, closes_store,
       strftime('%Y-%m-%dT%H:%M:%fZ', starts_at) as starts_at, strftime('%Y-%m-%dT%H:%M:%fZ', ends_at) as ends_at
     from notices where ${isNotOver(now)} order by datetime(starts_at), id`,
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
    say(`No current or coming notices on ${siteName(isRemote)}.`);
  }
}

function end(id: string, { ask, now, say }: NoticeDependencies): void {
  const [[notice] = []] = /^\d{1,15}$/.test(id)
    ? ask([`delete from notices where id = ${id} and ${isNotOver(now)} returning text`])
    : [];
  if (notice === undefined) {
    throw new NoticeProblem(`There is no notice ${id}. --list shows all current and coming notices`);
  }
  say(`✓ Ended: "${String(notice.text)}". Pages stop showing it within a minute.`);
}

/** Does what the options ask for. @throws NoticeProblem before anything is written */
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
