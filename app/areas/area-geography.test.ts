import { expect, test } from "vitest";
import { areas } from "../content/areas/index.ts";
import { bearingFrom } from "./area-geography.ts";

test.each([
  ["Painesville", 3.5, "north"],
  ["Kirtland", 6.9, "southwest"],
  ["Geneva", 18.1, "northeast"],
])("%s lies %d miles to the %s", (city, miles, direction) => {
  for (const { geo } of areas.filter((each) => each.city === city)) {
    expect(bearingFrom({ lat: 41.67167, lng: -81.25083 }, geo)).toEqual({ miles, direction });
  }
});
