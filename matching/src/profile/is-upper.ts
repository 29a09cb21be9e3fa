import type { Line } from "@winnow/documents/document-text.ts";

/** Whether a line is set in capitals: "CAREER", and "TEACHING POSTS (temporary)", whose brackets are an aside. */
export function isUpper({ text }: Line): boolean {
  if (!text.includes("(")) return text === text.toUpperCase();
  const withoutAside = text.replace(/\([^()]*\)/gu, "").trim() || text;
  return withoutAside === withoutAside.toUpperCase();
}
