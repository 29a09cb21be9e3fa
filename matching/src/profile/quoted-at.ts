import type { DocumentText } from "@winnow/documents/document-text.ts";
import { quote } from "../words/quote.ts";
import { confidenceOf, type FieldEvidence } from "./confidence.ts";
import type { Quoted } from "./profile.ts";

/** The words at `start` to `end` of a line as a field, with how sure what they were told by makes it. */
export function quotedAt(
  document: DocumentText,
  line: number,
  { start, end, evidence = "contactByPattern" }: { start: number; end: number; evidence?: FieldEvidence },
): Quoted {
  const quotation = quote(document, { fromLine: line, start, toLine: line, end });
  return { value: quotation.text, confidence: confidenceOf(evidence), quotation };
}
