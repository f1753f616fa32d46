import { expect, test } from "vitest";
import { placeLabel, readPlaceName } from "./place-label.ts";

test.each([
  ["Mentor", "Mentor"],
  [" Fairport Harbor ", "Fairport Harbor"],
  ["Saint-Jérôme", "Saint-Jérôme"],
  ["", undefined],
  ["  ", undefined],
  [null, undefined],
  [44060, undefined],
  ["Men\0tor", undefined],
  ["Mentor\nOhio", undefined],
  ["Mentor\u2028Ohio", undefined],
  ["\u202EMentor", undefined],
  ["Men\u200Btor", undefined],
  ["x".repeat(101), undefined],
])("%j is read as the place %j", (value, name) => {
  expect(readPlaceName(value)).toBe(name);
});

test.each([
  [{ city: "Mentor", town: "Concord" }, "Mentor"],
  [{ town: "Concord", village: "Fairport Harbor", county: "Lake County" }, "near Concord"],
  [{ village: "Fairport Harbor", county: "Lake County" }, "near Fairport Harbor"],
  [{ county: "Lake County", state: "Ohio" }, "Lake County"],
  [{ state: "Ohio" }, "Ohio"],
  [{}, "Concord Township"],
])("%j is told as %j", (place, label) => {
  expect(placeLabel(place, "Concord Township")).toBe(label);
});
