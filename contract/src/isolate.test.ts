import { expect, test } from "vitest";
import { isolate } from "./isolate.ts";

test("an Arabic or Hebrew name is set apart in a sentence, so that it does not turn it", () => {
  expect(`Screening “${isolate("ممرضة أولى")}” is done`).toBe("Screening “\u2068ممرضة أولى\u2069” is done");
  expect(isolate("Nurse שלום")).toBe("\u2068Nurse שלום\u2069");
  expect(isolate("\u202eevil")).toBe("\u2068\u202eevil\u2069");
});

test("names from left to right stay as they are", () => {
  for (const name of ["Żaneta Ünal", "護士 Иванов", "Nurse (f/m)"]) expect(isolate(name)).toBe(name);
});
