import { expect, test } from "vitest";
import {
  makeCvWithHiddenKeywords,
  makeEncryptedPdf,
  makePdfWithoutText,
  makeSixtyPagePdf,
  makeTruncatedPdf,
} from "./malformed-files.ts";

test("an encrypted PDF says that it is encrypted", async () => {
  expect(latin1(await makeEncryptedPdf())).toContain("/Encrypt");
});

test("a truncated PDF starts well and has no end", async () => {
  const text = latin1(await makeTruncatedPdf());

  expect(text).toMatch(/^%PDF-/);
  expect(text).not.toContain("%%EOF");
});

test("a PDF without text has no text operator", async () => {
  expect(latin1(await makePdfWithoutText())).not.toContain("\nBT\n");
});

test("the long PDF has sixty pages", async () => {
  expect(latin1(await makeSixtyPagePdf())).toContain("/Count 60");
});

test("the hidden keywords stay on the page that the CV has", async () => {
  expect(latin1(await makeCvWithHiddenKeywords())).toContain("/Count 1");
});

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("latin1");
}
