import { expect, test } from "vitest";
import { layoutNames } from "./layouts/layouts.ts";
import { makeCvPdf } from "./make-cv-pdf.ts";
import { helenaKowalczyk } from "./people/helena-kowalczyk.ts";

test.each(layoutNames)("the layout %s gives the same PDF on every run", async (layout) => {
  const first = await makeCvPdf(helenaKowalczyk, layout);
  const second = await makeCvPdf(helenaKowalczyk, layout);

  expect(startOf(first)).toBe("%PDF-");
  expect(Buffer.compare(first, second)).toBe(0);
});

function startOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.slice(0, 5)).toString("latin1");
}
