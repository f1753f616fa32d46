import { expect, test } from "vitest";
import { lengthNote } from "./contact-controls.tsx";

test.each([
  [0, ""],
  [4499, ""],
  [4500, "500 characters left."],
  [4999, "1 character left."],
  [5000, "0 characters left."],
  [5001, "Your message is 1 character too long. Nothing was cut, so please shorten it before you send it."],
  [7000, "Your message is 2,000 characters too long. Nothing was cut, so please shorten it before you send it."],
])("of %i characters out of 5,000: %j", (length, expected) => {
  expect(lengthNote(length, 5000, "your message")).toBe(expected);
});
