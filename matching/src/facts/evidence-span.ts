import type { ReadCv } from "../profile/cv-reading.ts";
import type { Span } from "../words/quote.ts";
import { quoted } from "./evidence-parameters.ts";

/** What to quote for words at `start`–`end` of a line: the item of a list, else the whole line or its sentence. */
export function evidenceSpan(
  cv: Pick<ReadCv, "document" | "lines">,
  line: number,
  start: number,
  end: number,
): Span {
  const text = cv.document.lines[line]?.text ?? "";
  const kind = cv.lines[line]?.section.kind;
  if (kind === "skills" || kind === "certificates" || kind === "languages") {
    return { fromLine: line, start, toLine: line, end };
  }
  if (text.length <= quoted.longest && kind !== "summary") {
    return { fromLine: line, start: 0, toLine: line, end: text.length };
  }
  const before = text.slice(0, start);
  const sentenceStart =
    Math.max(before.lastIndexOf(". "), before.lastIndexOf("; "), before.lastIndexOf("! ")) + 1;
  const stop = /[.;!](?:\s|$)/.exec(text.slice(end));
  const sentenceEnd = stop ? end + stop.index + 1 : text.length;
  return { fromLine: line, start: sentenceStart, toLine: line, end: sentenceEnd };
}
