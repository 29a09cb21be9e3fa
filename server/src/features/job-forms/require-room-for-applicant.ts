import type { WantedRoom } from "@winnow/contract/usage.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { requireRoom } from "../usage/require-room.ts";

/** `requireRoom` for somebody who cannot do anything about an account that is full. Throws `jobFormFull`. */
export async function requireRoomForApplicant(
  services: Services,
  transaction: Queryable<Tables>,
  room: { accountId: AccountId; wanted: WantedRoom },
): Promise<void> {
  try {
    await requireRoom(services, transaction, room);
  } catch (error) {
    throw error instanceof Failure && error.failureName === "accountFull"
      ? new Failure("jobFormFull")
      : error;
  }
}
