import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import { findAccount } from "../accounts/rows.ts";
import { writeRetentionNotice } from "./emails.ts";
import { listToldClocks } from "./rows.ts";

const maximumCounted = 10_000;

/** The mail behind the notification. What is held or kept longer by now is not told. */
export async function handleRetentionNotice(
  services: Services,
  { accountId, key }: { accountId: AccountId; key: string },
): Promise<void> {
  const { kysely } = services.database;
  const account = await findAccount(kysely, accountId);
  const clocks = await listToldClocks(kysely, accountId, maximumCounted);
  if (account && clocks.length > 0) {
    const { publicUrl } = services.config;
    await services.mailer.send(writeRetentionNotice({ account, clocks, publicUrl, key }));
  }
}
