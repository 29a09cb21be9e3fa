import * as contract from "@winnow/contract/notifications.ts";
import { isDone } from "@winnow/contract/wire.ts";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { presentNotification } from "./present.ts";
import { clear, findRevision, listNotificationRows, markRead } from "./rows.ts";

export function mountNotifications(mount: Mount<AccountId>, services: Services): void {
  const { kysely } = services.database;

  mount(contract.listNotifications, async ({ identity }) => {
    // The revision first: what changes in between is told again, never left out.
    const revision = await findRevision(kysely, identity);
    const rows = await listNotificationRows(kysely, identity);
    return { notifications: rows.map(presentNotification), revision };
  });
  mount(contract.markGivenAsRead, async ({ identity, body }) => {
    await kysely
      .transaction()
      .execute((transaction) => markRead(transaction, { accountId: identity, ids: body.notification_ids }));
    return isDone;
  });
  mount(contract.clearNotification, async ({ identity, params }) => {
    const isCleared = await kysely
      .transaction()
      .execute((transaction) => clear(transaction, { accountId: identity, id: params.id }));
    if (!isCleared) {
      throw new Failure("notificationNotFound");
    }
    return isDone;
  });
}
