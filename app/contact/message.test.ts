import { expect, test } from "vitest";
import { contactExample, nothingWritten, refusedInputs, takenInputs } from "../../tests/support/contact-inputs.ts";
import { contactFields } from "./fields.ts";
import { notText, parseContactMessage, tooLong } from "./message.ts";

/** An undefined field is not sent. */
const parse = (changes: Record<string, unknown>) =>
  parseContactMessage(
    Object.fromEntries(Object.entries({ ...contactExample, ...changes }).filter(([, value]) => value !== undefined)),
  );

test.each(takenInputs)("takes %s", (_, sent, stored) => {
  expect(parse(sent)).toEqual({ ok: true, message: { ...contactExample, ...stored } });
});

test.each(refusedInputs)("refuses %s", (_, sent, said) => {
  expect(parse(sent)).toEqual({ ok: false, fields: said });
});

test("nothing at all: each required field says so", () => {
  expect(parseContactMessage({})).toEqual({ ok: false, fields: nothingWritten });
});

test.each(contactFields)("$name is what the list says: text, at most so long, and there unless optional", (field) => {
  const { name, missing } = field;
  for (const odd of [7, null, [], {}]) {
    const said = field.kind === "choice" ? field.unknown : notText(field);
    expect(parse({ [name]: odd })).toEqual({ ok: false, fields: { [name]: said } });
  }
  for (const nothing of ["", undefined]) {
    expect(parse({ [name]: nothing })).toEqual(
      missing === undefined
        ? { ok: true, message: { ...contactExample, [name]: "" } }
        : { ok: false, fields: { [name]: missing } },
    );
  }
  if (field.kind === "line" || field.kind === "text") {
    const full = "x".repeat(field.maxLength);
    expect(parse({ [name]: full }).ok).toBe(true);
    expect(parse({ [name]: `${full}x` })).toEqual({ ok: false, fields: { [name]: tooLong(field) } });
  }
  if (field.kind !== "choice") {
    // The limit applies before cleaning.
    const raw = " ".repeat(field.maxLength * 4) + contactExample[name];
    expect(parse({ [name]: raw })).toEqual({ ok: false, fields: { [name]: tooLong(field) } });
  }
});

test("no control character is a reason to refuse, and none is kept but tabs and line breaks", () => {
  for (let code = 0; code < 0xa0; code += code === 0x1f ? 0x60 : 1) {
    const odd = String.fromCodePoint(code);
    const parsed = parse({ name: `A${odd}n`, email: `an${odd}n@example.com`, message: `a${odd}b` });
    expect(parsed.ok, `U+${code.toString(16)}`).toBe(true);
    expect(JSON.stringify(parsed)).not.toMatch(/\\u00|\\[rfbv]/);
  }
});
