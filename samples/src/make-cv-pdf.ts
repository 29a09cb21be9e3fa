import { drawPdf } from "./draw-pdf.ts";
import { type LayoutName, layouts } from "./layouts/layouts.ts";
import type { Person } from "./person.ts";

/** The person's CV as a PDF; the same input gives the same bytes. */
export function makeCvPdf(person: Person, layout: LayoutName): Promise<Uint8Array> {
  return drawPdf({ title: `CV ${person.name}`, author: person.name }, (document) =>
    layouts[layout](document, person),
  );
}
