import type { RejectionRecipient } from "@winnow/contract/candidate-mails.ts";
import { formatCount } from "../../../ui/format/format-count.ts";
import { formatDate, isShowable } from "../../../ui/format/format-time.ts";
import { perLocale } from "../../../words/format-locale.ts";

type Told = Pick<RejectionRecipient, "obstacle" | "told_at" | "mail_failure">;

/** Why somebody gets no mail now: "Told on Nov 3, 2026"; null for whoever can be told. */
export function obstacleWords({ obstacle, told_at }: Told): string | null {
  switch (obstacle) {
    case null:
      return null;
    case "not rejected":
      return "Not rejected any more";
    case "names hidden":
      return "Names are hidden";
    case "sample":
      return "Invented, in the sample";
    case "no address":
      return "No address in the CV";
    case "told before":
      return told_at === null ? "Told before" : `Told on ${formatDate(told_at)}`;
    case "withdrawn":
      return "Has withdrawn";
    case "on its way":
      return "The mail is on its way";
  }
}

/** What stands beside a rejected candidate of the mail that says so; null where there was none. */
export function toldWords(told: Told | undefined): string | null {
  if (!told) return null;
  if (told.obstacle === "on its way" || told.obstacle === "told before") return obstacleWords(told);
  return told.mail_failure === null ? null : `Mail could not be sent: ${told.mail_failure}`;
}

const dayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" }));

/** The same where there is little room: "Told Nov 3". */
export function shortToldWords(told: Told | undefined): string | null {
  if (toldWords(told) === null || !told) return null;
  if (told.obstacle === "on its way") return "Mail waits";
  if (told.obstacle !== "told before") return "Mail not sent";
  return told.told_at === null || !isShowable(told.told_at)
    ? "Told"
    : `Told ${dayFormat().format(told.told_at * 1000)}`;
}

/** "Send 12 mails", as the button says it. */
export function sendLabel(count: number): string {
  return count === 0 ? "Send mails" : `Send ${formatCount(count, "mail", "mails")}`;
}

/** "12 mails leave". */
export function leavingWords(count: number): string {
  return formatCount(count, "mail leaves", "mails leave");
}
