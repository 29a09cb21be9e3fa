import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import type { AccountRow } from "../accounts/rows.ts";
import { keepersOf } from "./keepers-of.ts";
import { languagesOfRetention } from "./languages/languages.ts";
import type { RunningClock } from "./rows.ts";

const maximumListed = 10;

/** Tells a recruiter what is erased within the days of notice, the soonest first. */
export function writeRetentionNotice(options: {
  account: Pick<AccountRow, "username" | "email" | "language">;
  clocks: RunningClock[];
  publicUrl: string;
  key: string;
}): Mail {
  const { account, clocks, publicUrl, key } = options;
  const language = account.language ?? "en";
  const words = languagesOfRetention[language];
  const lines = clocks.slice(0, maximumListed).map((clock) =>
    words.line({
      day: words.day(clock.erases_at),
      people: words.people(clock),
      title: isolate(clock.title),
    }),
  );
  const left = clocks.length - lines.length;
  return {
    to: { name: account.username, address: account.email },
    subject: `${words.subject({ keepers: words.keepers(keepersOf(clocks)) })} · Winnow`,
    idempotencyKey: `retention:${key}`,
    ...renderMail({
      language,
      greeting: words.greeting(isolate(account.username)),
      paragraphs: [words.beginning, ...lines, ...(left > 0 ? [words.more({ left })] : [])],
      button: { label: words.button, url: `${publicUrl}${paths.erasures}` },
      after: words.after,
    }),
  };
}
