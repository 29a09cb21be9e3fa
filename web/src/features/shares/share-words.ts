import type { Share } from "@winnow/contract/shares.ts";
import { formatCount } from "../../ui/format/format-count.ts";
import { formatDate, formatDateTime } from "../../ui/format/format-time.ts";

type Shown = Pick<Share, "shows_cv" | "shows_answers" | "shows_report" | "hides_name">;

/** What a link shows: "Answers and report, name hidden". */
export function shownWords({ shows_cv, shows_answers, shows_report, hides_name }: Shown): string {
  const parts = [shows_cv && "CV", shows_answers && "answers", shows_report && "report"].filter(
    (part) => part !== false,
  );
  const words = new Intl.ListFormat("en").format(parts);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${hides_name ? ", name hidden" : ""}`;
}

/** "Opened 3 times, last Nov 23, 2026, 2:05 AM". */
export function openedWords({
  opened_count,
  last_opened_at,
}: Pick<Share, "opened_count" | "last_opened_at">): string {
  return last_opened_at === null
    ? "Not opened yet"
    : `Opened ${opened_count === 1 ? "once" : formatCount(opened_count, "time", "times")}, last ${formatDateTime(last_opened_at)}`;
}

/** Until when it opens, or since when it does not. */
export function untilWords({
  state,
  expires_at,
  revoked_at,
}: Pick<Share, "state" | "expires_at" | "revoked_at">): string {
  switch (state) {
    case "open":
      return `Opens until ${formatDateTime(expires_at)}`;
    case "expired":
      return `Expired ${formatDate(expires_at)}`;
    case "revoked":
      return `Revoked ${formatDate(revoked_at ?? expires_at)}`;
  }
}
