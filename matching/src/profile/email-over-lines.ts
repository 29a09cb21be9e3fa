import type { DocumentText } from "@winnow/documents/document-text.ts";
import { quote } from "../words/quote.ts";
import { confidenceOf } from "./confidence.ts";
import { emailAddress } from "./email-address.ts";
import { aligned } from "./layout-parameters.ts";
import type { Quoted } from "./profile.ts";

/** Endings of most addresses; every other one may go on on the next line. */
const usualEnding = /\.(?:[a-z]{2}|com|org|net|edu|gov|info|biz|name|email|online|example|test|localhost)$/iu;

/** An address that a narrow column breaks ("ada@post.examp / le"), or null. */
export function emailOverLines(document: DocumentText, index: number): Quoted | null {
  const [line, next] = [document.lines[index], document.lines[index + 1]];
  if (!line || !next || line.box.width === 0 || next.block !== line.block) return null;
  if (Math.abs(next.box.x - line.box.x) > aligned.edge || !/^\S{1,30}$/u.test(next.text)) return null;
  const begun = /\S+$/u.exec(line.text)?.[0] ?? "";
  const whole = begun + next.text;
  const isOne = emailAddress.exec(whole)?.[0] === whole;
  const isBroken = next.text.startsWith("@") || (begun.includes("@") && !usualEnding.test(begun));
  if (!isOne || !isBroken || next.text.slice(1).includes("@")) return null;
  const start = line.text.length - begun.length;
  const quotation = quote(document, { fromLine: index, start, toLine: index + 1, end: next.text.length });
  return { value: whole, confidence: confidenceOf("emailElsewhere"), quotation };
}
