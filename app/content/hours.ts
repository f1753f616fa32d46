import type { Hours } from "./schema";

const weekday = { opens: "09:00", closes: "18:00" };

/** In the store's time zone. */
export const hours = {
  weekly: {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: { opens: "09:00", closes: "14:00" },
    sunday: null,
  },
  // Days that differ from the week, in date order; `hours: null` means closed all day, for example
  // { date: "2027-07-05", name: "Independence Day (observed)", hours: null }
  // A federal holiday without an entry shows "hours may vary, call first". If that is the truth, name it in `mayVary`;
  // if it is an ordinary day, give it an entry with the usual hours.
  holidays: [],
} as const satisfies Hours;
