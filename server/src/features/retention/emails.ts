import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { formatDay, keepers, people } from "./erasures-in-words.ts";
import type { RunningClock } from "./rows.ts";

const maximumListed = 10;

/** Tells a recruiter what is erased within the days of notice, the soonest first. */
export function writeRetentionNotice(options: {
  account: { username: string; email: string };
  clocks: RunningClock[];
  publicUrl: string;
  key: string;
}): Mail {
  const { account, clocks, publicUrl, key } = options;
  const lines = clocks
    .slice(0, maximumListed)
    .map((clock) => `${formatDay(clock.erases_at)}: ${people(clock)} of “${isolate(clock.title)}”`);
  const left = clocks.length - lines.length;
  return {
    to: { name: account.username, address: account.email },
    subject: `People of ${keepers(clocks)} will be erased soon · Winnow`,
    idempotencyKey: `retention:${key}`,
    ...renderMail({
      greeting: `Hello ${isolate(account.username)},`,
      paragraphs: [
        "People are kept for a while after a screening or drive is completed, then they are erased with everything that was found, said and decided about them. This is next:",
        ...lines,
        ...(left > 0 ? [`And ${left.toLocaleString("en")} more.`] : []),
      ],
      button: { label: "See what is erased when", url: `${publicUrl}${paths.erasures}` },
      after:
        "There you can also keep people longer, or put a legal hold on a screening or drive: then nothing of it is erased.",
    }),
  };
}
