import type { RejectionRecipient } from "@winnow/contract/candidate-mails.ts";
import { formatDate, isShowable } from "../../../ui/format/format-time.ts";
import { perLocale } from "../../../words/format-locale.ts";
import { sayReason } from "../../../words/said-failure.ts";
import { wordsOf } from "../../../words/words.ts";

type Told = Pick<RejectionRecipient, "obstacle" | "told_at" | "mail_failure">;

/** Why somebody gets no mail now: "Told on Nov 3, 2026"; null for whoever can be told. */
export function obstacleWords({ obstacle, told_at }: Told): string | null {
  if (obstacle === null) return null;
  const words = wordsOf("rejections");
  return obstacle === "told before" && told_at !== null
    ? words.toldOn({ date: formatDate(told_at) })
    : words.obstacles[obstacle];
}

/** What stands beside a rejected candidate of the mail that says so; null where there was none. */
export function toldWords(told: Told | undefined): string | null {
  if (!told) return null;
  if (told.obstacle === "on its way" || told.obstacle === "told before") return obstacleWords(told);
  return told.mail_failure === null
    ? null
    : wordsOf("rejections").mailFailed({ reason: sayReason(told.mail_failure) });
}

const dayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" }));

/** The same where there is little room: "Told Nov 3". */
export function shortToldWords(told: Told | undefined): string | null {
  if (toldWords(told) === null || !told) return null;
  const { short } = wordsOf("rejections");
  if (told.obstacle === "on its way") return short.waits;
  if (told.obstacle !== "told before") return short.failed;
  return told.told_at === null || !isShowable(told.told_at)
    ? short.told
    : short.toldOn({ day: dayFormat().format(told.told_at * 1000) });
}

/** "Send 12 mails", as the button says it. */
export function sendLabel(count: number): string {
  const words = wordsOf("rejections").dialog;
  return count === 0 ? words.send : words.sendCount({ count });
}
