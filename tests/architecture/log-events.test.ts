/** docs/operations.md explains every log event. */
import { expect, test } from "vitest";
import { filesBelow, readText } from "./repository-files.ts";

const call = /(?:\.(?:event|warn|error)|reportError)\(\s*(?:[^()]*? \? )?"([a-z]+(?:_[a-z]+)+)"(?: : "([a-z_]+)")?/g;
const sources = ["app", "workers"].flatMap(filesBelow).filter((path) => /\.tsx?$/.test(path));
const events = [
  ...new Set(sources.flatMap((path) => [...readText(path).matchAll(call)].flatMap((found) => found.slice(1)))),
]
  .filter((event) => event !== undefined)
  .toSorted();
const documented = [...readText("docs/operations.md").matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map(([, event]) => event);

test("the log has events", () => {
  expect(events).toEqual(
    expect.arrayContaining(["mail_given_up", "mail_try_failed", "render_failed", "request_failed"]),
  );
});

test.each(events)("%s is explained", (event) => {
  expect(documented).toContain(event);
});
