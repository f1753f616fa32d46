import type { Hours } from "./schema";

const weekday = { opens: "09:00", closes: "18:00" };

/** When the counter is open, in the store's time zone. */
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
  // Days that differ from the week, in date order; `hours: null` is shut all day, for example
  // { date: "2027-07-05", name: "Independence Day (observed)", hours: null }
  // A federal holiday without an entry shows as "hours may vary, call first". One that is a day like any other gets
  // an entry with the usual hours; one for which that line is the truth goes into `mayVary`, by its name.
  holidays: [],
} as const satisfies Hours;
