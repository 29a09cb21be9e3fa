import { paths } from "@winnow/contract/paths.ts";
import type { AccountId } from "../../account-id.ts";
import { noteAccount } from "../../platform/log-context.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import type { LinkPurpose } from "../../tables.ts";
import { writeAccountMail } from "./emails.ts";
import type { AccountMail } from "./jobs.ts";
import {
  type AccountRow,
  findAccount,
  findAccountByEmail,
  insertLinkToken,
  isLinkFresh,
  isNoticeFresh,
  markLinkSent,
  markNoticeSent,
} from "./rows.ts";

const links: Record<AccountMail, { purpose: LinkPurpose; hours: number; path: string } | null> = {
  "verify-email": { purpose: "verify-email", hours: 24, path: paths.verifyEmail },
  "finish-sign-up": { purpose: "reset-password", hours: 24, path: paths.resetPassword },
  "reset-password": { purpose: "reset-password", hours: 1, path: paths.resetPassword },
  "already-registered": null,
  "password-changed": null,
  "second-factor-on": null,
  "second-factor-off": null,
  "second-factor-removed": null,
  "recovery-code-used": null,
  "recovery-codes-renewed": null,
};

/** Anybody can have these sent, who knows an address. */
const pacedMails: AccountMail[] = ["already-registered"];

/** The job behind the mails of an account that is known by its id. */
export async function handleAccountMail(
  services: Services,
  payload: { accountId: AccountId; mail: AccountMail },
): Promise<void> {
  const account = await findAccount(services.database.kysely, payload.accountId);
  if (account && !account.closing_at) {
    await sendMail(services, { account, mail: payload.mail });
  }
}

/** The job behind a request for the verification link again: whoever has an account is told so, as after signing up. */
export async function handleVerificationMail(services: Services, email: string): Promise<void> {
  const account = await findAccountByEmail(services.database.kysely, email);
  if (account) {
    await sendMail(services, {
      account,
      mail: account.email_verified_at ? "already-registered" : "verify-email",
    });
  }
}

/** The job behind a request for a reset link. Nothing happens for an address without an account. */
export async function handlePasswordResetMail(services: Services, email: string): Promise<void> {
  const account = await findAccountByEmail(services.database.kysely, email);
  if (account) {
    await sendMail(services, { account, mail: "reset-password" });
  }
}

/**
 * Hands a mail over, at most one of a purpose a minute. Its link is stored before, since no transaction should wait
 * for a mail server, and marked as sent after: a job that fails in between mails a new link at the next try.
 */
async function sendMail(
  services: Services,
  order: { account: AccountRow; mail: AccountMail },
): Promise<void> {
  const { account } = order;
  noteAccount(account.id);
  const mail = order.mail === "verify-email" && account.is_contested ? "finish-sign-up" : order.mail;
  const { kysely } = services.database;
  const { publicUrl } = services.config;
  if (mail === "verify-email" && account.email_verified_at) {
    return;
  }
  const link = links[mail];
  // What happens to the account itself is told each time.
  const isPaced = pacedMails.includes(mail);
  const isFresh = link
    ? await isLinkFresh(kysely, { accountId: account.id, purpose: link.purpose })
    : isPaced && (await isNoticeFresh(kysely, account.id));
  if (isFresh) {
    return;
  }
  const token = newToken();
  const tokenHash = hashToken(token);
  if (link) {
    await insertLinkToken(kysely, {
      tokenHash,
      accountId: account.id,
      purpose: link.purpose,
      hours: link.hours,
    });
  }
  await services.mailer.send(
    writeAccountMail(mail, {
      account,
      publicUrl,
      linkUrl: link ? `${publicUrl}${link.path}?token=${token}` : null,
      idempotencyKey: `${mail}:${tokenHash.toString("hex")}`,
    }),
  );
  if (link) {
    await markLinkSent(kysely, tokenHash);
  } else if (isPaced) {
    await markNoticeSent(kysely, account.id);
  }
}
