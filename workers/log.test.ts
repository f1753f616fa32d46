import { expect, test } from "vitest";
import { errorReport } from "./log.ts";

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test("an error is told by its kind and by where it was thrown", () => {
  function innermost(): never {
    throw new TypeError("cannot read ada@visitor.example");
  }
  const { error, frames } = errorReport(thrownBy(innermost));

  expect(error).toBe("TypeError");
  expect(frames[0]).toMatch(/^innermost \(.*log\.test\.ts:\d+:\d+\)$/);
  expect(frames.length).toBeLessThanOrEqual(8);
  expect(frames.join("\n")).not.toContain("ada@");
});

test.each([
  ["several lines", "ada\nwrote\nthis"],
  ["lines like frames", "first\n    at ada (visitor.example:1:2)\n    at ada.js:3:4"],
  ["nothing", ""],
])("a message of %s is not in it", (_, message) => {
  const { frames } = errorReport(thrownBy(() => JSON.parse(`"${message}`)));
  const own = errorReport(new Error(message));

  for (const frame of [...frames, ...own.frames]) {
    expect(frame).toMatch(/log\.test\.ts|node_modules|node:|file:|<anonymous>|JSON\.parse/);
    expect(frame).not.toMatch(/ada/);
  }
  expect(own.frames.length).toBeGreaterThan(0);
});

test.each([
  ["a text", "ada", "string"],
  ["nothing", undefined, "undefined"],
  ["an object", { name: "ada" }, "object"],
])("%s that was thrown is told by its type", (_, thrown, type) => {
  expect(errorReport(thrown)).toEqual({ error: type, frames: [] });
});

test("messages of the database and of the configuration are our own, and are told", () => {
  const configuration = Object.assign(new Error("Missing: MAIL_TO"), { name: "ConfigurationError" });

  expect(errorReport(new Error("D1_ERROR: no such table")).error).toBe("Error: D1_ERROR: no such table");
  expect(errorReport(configuration).error).toBe("ConfigurationError: Missing: MAIL_TO");
});
