import { randomUUID } from "node:crypto";
import type { AccountId } from "../../account-id.ts";
import { filesPrefix } from "../screenings/object-keys.ts";

/** A new place for the original of a drive's job description. */
export function newJdKey({ accountId, driveId }: { accountId: AccountId; driveId: string }): string {
  return `${filesPrefix}/${accountId}/${driveId}/jd-${randomUUID()}`;
}
