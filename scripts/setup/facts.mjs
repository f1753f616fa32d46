/** The facts of the store: what the guard of releases still finds in the records is asked for, one after another. */
import { storeDate, weekdayOf, unsettledHolidays } from "../../app/hours/store-days.ts";
import { askFor, fail, findings, records, writeRecord } from "./answers.mjs";

/** Questions by place; other places say what stands there. */
const questions = {
  domain: "Domain of the site, such as www.the-store.com",
  "contact.phone": "Phone",
  "contact.email": "Email for customers, shown on the site",
  "contact.address.street": "Street and number",
};

/** An answer in the form that the record has. */
function tidy(key, text, before) {
  const digits = text.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  if (key === "phone" && digits.length === 10) {
    return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  }
  return before.startsWith("https:") && /^[\w-]+\.[^\s:]+$/.test(text) ? `https://${text}` : text;
}

function askText(name, path, before) {
  const place = path.join(".").replace("social.", "");
  const [first, second] = path;
  const about =
    name === "partners"
      ? `Partner ${first + 1}, ${second}`
      : (records.site.externalLinks[second]?.[path[2]].label ?? place);
  // Pages need these links.
  const offer = first === "externalLinks" ? "" : ' ("none" takes it out)';
  const question = (name === "site" ? questions[place] : undefined) ?? `${about}, now ${before}${offer}`;
  return askFor(question, (answer) => {
    // Of a partner, all of it goes.
    const whole = name === "partners" ? [first] : path;
    writeRecord(name, ...(offer && answer === "none" ? [whole] : [path, tidy(path.at(-1), answer, before)]));
  });
}

/** Asks the geocoder for the address, and the owner whether it found the door. */
async function askPlace() {
  const { street, city, state } = records.site.contact.address;
  await askFor("ZIP code", (zip) => writeRecord("site", ["contact", "address", "zip"], zip));
  const query = new URLSearchParams({
    format: "jsonv2",
    limit: "1",
    q: `${street}, ${city}, ${state} ${records.site.contact.address.zip}`,
  });
  const headers = { "user-agent": `mailbox-plus-setup (${records.site.contact.email})` };
  const url = `https://nominatim.openstreetmap.org/search?${query}`;
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  const [found] = (await answer?.json().catch(() => [])) ?? [];
  const say = found
    ? `found at https://www.openstreetmap.org/?mlat=${found.lat}&mlon=${found.lon}#map=19/${found.lat}/${found.lon}`
    : "not found";
  await askFor(`The store's door, ${say}\n    y, or its place such as 41.67167, -81.25083`, (text) => {
    const [lat, lng] = (/^y$/i.test(text) && found ? [found.lat, found.lon] : text.split(",")).map(Number);
    writeRecord("site", ["geo"], lat + lng ? { lat, lng } : fail("y, or two numbers such as 41.67167, -81.25083"));
  });
}

/** A day in the words of the owner: "closed", "usual", "9:00-14:00". */
function hoursFrom(text, date) {
  const [, opens, closes] = /^(\d\d?:\d\d)\s*-\s*(\d\d?:\d\d)$/.exec(text) ?? [];
  const known = { closed: null, usual: records.hours.weekly[weekdayOf(date)] };
  if (!(text in known) && closes === undefined) {
    fail('"closed", "usual", or times such as 9:00-14:00');
  }
  return closes === undefined ? known[text] : { opens: opens.padStart(5, "0"), closes: closes.padStart(5, "0") };
}

async function askHolidays() {
  const { mayVary = [] } = records.hours;
  const days = unsettledHolidays(records.hours, storeDate(new Date()));
  for (const { date, name } of days.filter((day) => !mayVary.includes(day.name))) {
    await askFor(`${name}, ${date}: closed, usual, or times such as 9:00-14:00`, (text) => {
      const day = { date, name, hours: hoursFrom(text.toLowerCase(), date) };
      const all = [...records.hours.holidays, day].toSorted((a, b) => (a.date < b.date ? -1 : 1));
      writeRecord("hours", ["holidays"], all);
    });
  }
}

const checkNow = "Hours, prices and rules of app/content are those of today (y; else stop, and see docs/editing.md)";

/** Asks for each fact that is missing. */
export async function askFacts() {
  for (;;) {
    const missing = findings().find(({ where }) => /\/(?:site|partners)\.ts: |\/hours\.ts: holidays$/.test(where));
    if (missing === undefined) {
      return "all are there";
    }
    const [, name, place] = /(\w+)\.ts: (.*)$/.exec(missing.where);
    if (place === "geo") {
      await askPlace();
    } else if (place === "checkedOn") {
      await askFor(checkNow, (text) => /^y$/i.test(text) && writeRecord("site", ["checkedOn"], storeDate(new Date())));
    } else if (name === "hours") {
      await askHolidays();
    } else {
      await askText(
        name,
        place.match(/[^.[\]]+/g).map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
        missing.value,
      );
    }
  }
}
