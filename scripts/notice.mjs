/** `npm run notice`: writes, lists and ends notices. */
import { parse } from "chrono-node";
import { storeDate, storeInstant, storeTime, storeTimeZone } from "../app/hours/store-days.ts";
import { askDatabase, npmRun, quoted } from "./store-database.mjs";
import { askYesOrNo, isCommand, readOptions, stop } from "./toolchain.mjs";

const maxCharacters = 160;

/** Store time, the next after `from`; undefined if the words are anything else. */
function readWords(words, from) {
  const timezone = (Date.parse(storeDate(from)) + storeTime(from).minutes * 60_000 - from) / 60_000;
  const [found] = parse(words, { instant: from, timezone: Math.round(timezone) }, { forwardDate: true });
  // A range's end would be lost.
  return found?.text === words && !found.end ? found.start : undefined;
}

/** Weekdays and bare times count from `near`; with `isEnd` a bare day means its last minute. @throws what to write */
export function readStoreTime(text, { now, near = now, isEnd = false }) {
  const words = text.trim();
  const fromNow = readWords(words, now);
  const found = fromNow?.isCertain("day") ? fromNow : readWords(words, near);
  if (found === undefined) {
    const right = '"5pm", "tomorrow 9:30am", "friday", "Dec 24 1pm" or "2026-12-24 13:00"';
    throw new Error(`"${text}" is not a time. Write ${right}`);
  }
  const part = (name) => String(found.get(name)).padStart(2, "0");
  const date = `${part("year")}-${part("month")}-${part("day")}`;
  const hasTime = found.isCertain("hour");
  // "5:30" may be morning or evening, and "friday midnight" at either end of the day.
  const isEither = /(?:^|[ T])\d(?::\d\d)?(?: o'clock)?$/.test(words) || /\S midnight$/.test(words);
  const isDay = found.isCertain("weekday") || found.isCertain("day");
  const isVague = !isDay || /\b(?:morning|noon|afternoon|evening|night|tonight|weekend|weeks?|months?)\b/i.test(words);
  if (hasTime ? isEither : isVague) {
    throw new Error(`"${text}" is read as ${date}, without an exact time. Write one, such as "monday 12:00" or "5pm"`);
  }
  const time = isEnd ? "23:59" : "00:00";
  return storeInstant(date, hasTime ? `${part("hour")}:${part("minute")}` : time);
}

/** "Tue, Dec 1, 2026, 5:00 PM EST" */
const { format: show } = new Intl.DateTimeFormat("en-US", {
  timeZone: storeTimeZone,
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

const siteName = (isRemote) => (isRemote ? "the real site" : "the site of this machine");

/**
 * @param {{ text?: string, from?: string, until?: string, "closes-store"?: boolean, yes?: boolean }} notice as typed
 * @throws Error before it writes
 */
export async function writeNotice({ text = "", from, until, yes, ...more }, { ask, now, isRemote, say, confirm }) {
  const clean = text.replaceAll(/\s+/g, " ").trim();
  if (clean === "" || [...clean].length > maxCharacters) {
    throw new Error(`Write a text of 1 to ${maxCharacters} characters; this one has ${[...clean].length}`);
  }
  if (until === undefined) {
    throw new Error('Say when it ends, such as --until "5pm"');
  }
  const start = from === undefined ? now : readStoreTime(from, { now });
  const end = readStoreTime(until, { now, near: start, isEnd: true });
  if (end <= now || end <= start) {
    const why = end <= start ? `not after its start, ${show(start)}` : "already over";
    throw new Error(`The end would be ${show(end)}, which is ${why}. Name the day: --until "tomorrow 9am"`);
  }
  const closesStore = more["closes-store"] === true;
  say(`  "${clean}"
  from   ${from === undefined ? "now" : show(start)}
  until  ${show(end)}
  ${closesStore ? "The open signs say Closed." : "The open signs go by the hours; --closes-store makes them say Closed."}
  on every page of ${siteName(isRemote)}`);
  if (!yes && !(await confirm("Write it?"))) {
    return say("Nothing was written.");
  }
  const [row] = ask(
    `insert into notices (text, starts_at, ends_at, closes_store)
     values (${quoted(clean)}, '${start.toISOString()}', '${end.toISOString()}', ${closesStore}) returning id`,
  );
  const toEnd = npmRun("notice", isRemote, `--end ${row?.id}`);
  return say(`✓ Written; pages show it within a minute. To end it early: ${toEnd}`);
}

const isNotOver = (now) => `datetime(ends_at) > datetime('${now.toISOString()}')`;

export function listNotices({ ask, now, isRemote, say }) {
  const rows = ask(
    `select id, text, closes_store, datetime(starts_at) || 'Z' as starts_at, datetime(ends_at) || 'Z' as ends_at
     from notices where ${isNotOver(now)} order by datetime(starts_at), id`,
  );
  for (const { id, text, closes_store, ...row } of rows) {
    const start = new Date(row.starts_at);
    const from = start <= now ? "now" : `from ${show(start)}`;
    const closes = closes_store === 1 ? "; the open signs say Closed" : "";
    say(`${id}  "${text}"\n   ${from} until ${show(new Date(row.ends_at))}${closes}`);
  }
  if (rows.length === 0) {
    say(`No current or coming notices on ${siteName(isRemote)}.`);
  }
}

/** @throws Error if there is no such notice */
export function endNotice(id, { ask, now, say }) {
  const [notice] = ask(`delete from notices where id = ${quoted(id)} and ${isNotOver(now)} returning text`);
  if (notice === undefined) {
    throw new Error(`There is no notice ${id}. --list shows all current and coming notices`);
  }
  say(`✓ Ended: "${notice.text}". Pages stop showing it within a minute.`);
}

const usage = `npm run notice -- "TEXT" --until "5pm" [options]
Says one thing on every page, such as "Closed today, snow", until a time that you name. Times are the store's: "5pm",
"tomorrow 9:30am", "friday", "Dec 24 1pm", "2026-12-24 13:00". A day without a time counts as a whole day.

  --until …        when it ends
  --from …         when it starts; now if left out
  --closes-store   makes the open signs say Closed until it ends
  --remote         on the real site, not the local one
  --yes            writes without asking
  --list           lists current and coming notices
  --end …          ends the notice with this number now`;

if (isCommand(import.meta)) {
  const options = readOptions(usage, {
    text: ["until", "from", "end"],
    flags: ["closes-store", "remote", "yes", "list"],
  });
  const { words, list, end, remote: isRemote = false, ...notice } = options;
  const isWriting = words.length > 0 || notice.until !== undefined || notice.from !== undefined;
  if (words.length > 1 || [isWriting, list, end].filter(Boolean).length > 1) {
    stop("Nothing was done: write a text in quotes, or --list, or --end; one at a time.", usage);
  }
  const ask = (statement) => askDatabase(statement, isRemote);
  const dependencies = { ask, now: new Date(), isRemote, say: console.log, confirm: askYesOrNo };
  try {
    if (list) {
      listNotices(dependencies);
    } else if (end) {
      endNotice(end, dependencies);
    } else {
      await writeNotice({ ...notice, text: words[0] }, dependencies);
    }
  } catch (error) {
    stop(error.message);
  }
}
