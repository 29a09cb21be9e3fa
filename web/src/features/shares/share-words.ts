import type { Share } from "@winnow/contract/shares.ts";
import { formatDate, formatDateTime } from "../../ui/format/format-time.ts";
import { allOf } from "../../words/joined.ts";
import { wordsOf } from "../../words/words.ts";

type Shown = Pick<Share, "shows_cv" | "shows_answers" | "shows_report" | "hides_name">;

/** What a link shows: "Answers and report, name hidden". */
export function shownWords({ shows_cv, shows_answers, shows_report, hides_name }: Shown): string {
  const { shown: words, nameHidden } = wordsOf("shares");
  const parts = allOf(
    [shows_cv && words.cv, shows_answers && words.answers, shows_report && words.report].filter(
      (part) => part !== false,
    ),
  );
  const shown = `${parts.charAt(0).toUpperCase()}${parts.slice(1)}`;
  return hides_name ? nameHidden({ shown }) : shown;
}

/** "Opened 3 times, last Nov 23, 2026, 2:05 AM". */
export function openedWords({
  opened_count,
  last_opened_at,
}: Pick<Share, "opened_count" | "last_opened_at">): string {
  const words = wordsOf("shares");
  return last_opened_at === null
    ? words.notOpened
    : words.opened({ count: opened_count, last: formatDateTime(last_opened_at) });
}

/** Until when it opens, or since when it does not. */
export function untilWords({
  state,
  expires_at,
  revoked_at,
}: Pick<Share, "state" | "expires_at" | "revoked_at">): string {
  const words = wordsOf("shares").until;
  switch (state) {
    case "open":
      return words.open({ moment: formatDateTime(expires_at) });
    case "expired":
      return words.expired({ date: formatDate(expires_at) });
    case "revoked":
      return words.revoked({ date: formatDate(revoked_at ?? expires_at) });
  }
}
