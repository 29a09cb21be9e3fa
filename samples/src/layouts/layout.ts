import type { Person } from "../person.ts";

/** Draws one person's CV on an empty document. */
export type Layout = (document: PDFKit.PDFDocument, person: Person) => void;

export const pageWidth = 595.28;
export const pageHeight = 841.89;
