import fc from "fast-check";
import { expect, it } from "vitest";
import { safeEntryName } from "./safe-entry-name.ts";

it.each([
  ["Ana Roth", "Ana Roth.pdf"],
  ["../../etc/passwd", "etc-passwd.pdf"],
  ["..\\..\\windows", "windows.pdf"],
  ["C:\\cv", "C--cv.pdf"],
  ["Ana\u202efdp.exe", "Anafdp.exe.pdf"],
  ["Ana\r\nRoth\u0000", "AnaRoth.pdf"],
  ["\u200e\u200f", "CV.pdf"],
  ["", "CV.pdf"],
  ["...", "CV.pdf"],
  ["NUL", "CV.pdf"],
  ["李小龍", "李小龍.pdf"],
  ["José  Núñez", "José Núñez.pdf"],
])("names %j %j", (name, expected) => {
  expect(safeEntryName(name, "pdf")).toBe(expected);
});

it("makes a name of one folder and of at most 200 bytes from anything", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
      const safe = safeEntryName(name, "docx");
      expect(safe).toMatch(/^[^\\/:\p{Cc}]+\.docx$/u);
      expect(safe).not.toMatch(/^\.|[\u202a-\u202e\u2066-\u2069]/u);
      expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(200);
      expect(safe.isWellFormed()).toBe(true);
    }),
  );
});
