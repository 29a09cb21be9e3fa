import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import type { LinkPurpose } from "../../tables.ts";
import { writeAccountMail } from "./emails.ts";
import type { AccountMail } from "./jobs.ts";
import { findAccount, insertLinkToken, markNoticeSent } from "./rows.ts";

const links: Record<AccountMail, { purpose: LinkPurpose; hours: number; path: string } | null> = {
  "verify-email": { purpose: "verify-email", hours: 24, path: "/admin/verify-email" },
  "finish-sign-up": { purpose: "reset-password", hours: 24, path: "/admin/reset-password" },
  "reset-password": { purpose: "reset-password", hours: 1, path: "/admin/reset-password" },
  "already-registered": null,
};

/**
 * The job behind every mail of an account: mints the link, writes the mail, hands it over. The link is stored
 * only if the mail was taken, and at most one mail of a purpose goes out in a minute.
 */
export async function sendAccountMailNow(
  services: Services,
  payload: { accountId: string; mail: AccountMail },
): Promise<void> {
  const { kysely } = services.database;
  // Jobs are queued by our own use cases, for accounts that they have looked up.
  const account = await findAccount(kysely, payload.accountId as AccountId);
  if (!account || (payload.mail === "verify-email" && account.email_verified_at)) {
    return;
  }
  const link = links[payload.mail];
  if (link && (await sentWithinAMinute(services, { accountId: account.id, purpose: link.purpose }))) {
    return;
  }
  const token = newToken();
  await kysely.transaction().execute(async (transaction) => {
    if (!link && !(await markNoticeSent(transaction, account.id))) {
      return;
    }
    if (link) {
      await insertLinkToken(transaction, {
        tokenHash: hashToken(token),
        accountId: account.id,
        purpose: link.purpose,
        hours: link.hours,
      });
    }
    await services.mailer.send(
      writeAccountMail(payload.mail, {
        account,
        publicUrl: services.config.publicUrl,
        linkUrl: link ? `${services.config.publicUrl}${link.path}?token=${token}` : null,
        idempotencyKey: `${payload.mail}:${hashToken(token).toString("hex")}`,
      }),
    );
  });
}

async function sentWithinAMinute(
  services: Services,
  options: { accountId: string; purpose: LinkPurpose },
): Promise<boolean> {
  const recent = await services.database.kysely
    .selectFrom("link_tokens")
    .select("account_id")
    .where("account_id", "=", options.accountId)
    .where("purpose", "=", options.purpose)
    .where("used_at", "is", null)
    .where("created_at", ">", sql<Date>`now() - interval '1 minute'`)
    .executeTakeFirst();
  return recent !== undefined;
}
