import type { Line } from "@winnow/documents/document-text.ts";

/** Whether a line is set in capitals: "CAREER", and "TEACHING POSTS (temporary)", whose brackets are an aside. */
export function isUpper({ text }: Line): boolean {
  const letters = text.replace(/\([^()]*\)/gu, "");
  return letters === letters.toUpperCase();
}
