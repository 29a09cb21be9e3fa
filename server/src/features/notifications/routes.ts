import * as settings from "@winnow/contract/notification-settings.ts";
import * as contract from "@winnow/contract/notifications.ts";
import { isDone } from "@winnow/contract/wire.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { acceptedLanguage } from "../../platform/http/page-language.ts";
import type { Services } from "../../services.ts";
import { presentNotification } from "./present.ts";
import {
  clear,
  findLanguage,
  findMutedKinds,
  findRevision,
  listNotificationRows,
  markRead,
  setMutedKinds,
} from "./rows.ts";

export function mountNotifications(mount: Mount<AccountId, Services>): void {
  mount(contract.listNotifications, async ({ services, identity, request }) => {
    // The revision first: what changes in between is told again, never left out.
    const revision = await findRevision(services.database.kysely, identity);
    const rows = await listNotificationRows(services.database.kysely, identity);
    const ofAccount = await findLanguage(services.database.kysely, identity);
    const language = ofAccount ?? acceptedLanguage(request) ?? "en";
    return { notifications: rows.map((row) => presentNotification(row, language)), revision };
  });
  mount(settings.getNotificationSettings, async ({ services, identity }) => {
    return { muted: (await findMutedKinds(services.database.kysely, identity)).filter(settings.isMutable) };
  });
  mount(settings.updateNotificationSettings, async ({ services, identity, body }) => {
    const muted = settings.mutableKinds.filter((kind) => body.muted.includes(kind));
    await setMutedKinds(services.database.kysely, identity, muted);
    return { muted };
  });
  mount(contract.markGivenAsRead, async ({ services, identity, body }) => {
    await transact(services, (transaction) =>
      markRead(transaction, { accountId: identity, ids: body.notification_ids }),
    );
    return isDone;
  });
  mount(contract.clearNotification, async ({ services, identity, params }) => {
    const isCleared = await transact(services, (transaction) =>
      clear(transaction, { accountId: identity, id: params.id }),
    );
    if (!isCleared) {
      throw new Failure("notificationNotFound");
    }
    return isDone;
  });
}
