import { moneyIn } from "./money-in.ts";

/**
 * How German says what credits moved for, which is stored in English: a pattern, and the sentence with its parts. What
 * somebody else has written, such as an operator, is none of these. Money is written as `locale` does.
 */
export const creditReasonsInGerman = (
  locale: () => string = () => "de",
): readonly (readonly [RegExp, (...parts: string[]) => string])[] => [
  [/^Welcome credits$/, () => "Willkommensguthaben"],
  [/^CV screened$/, () => "Lebenslauf gescreent"],
  [/^CV screened: Candidate (\d+)$/, (number) => `Lebenslauf gescreent: Kandidat/in ${number}`],
  [/^CV screened: a candidate who was removed$/, () => "Lebenslauf gescreent: eine entfernte Person"],
  [/^CV screened: (.+)$/s, (about) => `Lebenslauf gescreent: ${about}`],
  [/^Interview completed$/, () => "Interview abgeschlossen"],
  [/^Interview completed: (.+)$/s, (about) => `Interview abgeschlossen: ${about}`],
  [/^Credits bought for (.+)$/, (money = "") => `Credits für ${moneyIn(locale(), money)} gekauft`],
  [/^Refund of (.+)$/, (money = "") => `Erstattung von ${moneyIn(locale(), money)}`],
  [/^Dispute of (.+)$/, (money = "") => `Rückbuchung von ${moneyIn(locale(), money)}`],
  [/^Refund that did not go through$/, () => "Erstattung, die nicht zustande kam"],
  [/^Dispute that was won$/, () => "Abgewendete Rückbuchung"],
  [/^Still owed after a refund$/, () => "Nach einer Erstattung noch geschuldet"],
  [/^Still owed after a dispute$/, () => "Nach einer Rückbuchung noch geschuldet"],
];
