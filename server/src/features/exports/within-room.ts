import { Readable } from "node:stream";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { failWhenRead } from "../../platform/storage/fail-when-read.ts";
import type { Services } from "../../services.ts";
import { findUsage } from "../usage/rows.ts";

/** How many bytes an account may still keep; how many an export is going to have, only its end tells. */
export async function findRoom({ config, database }: Services, accountId: AccountId): Promise<number> {
  const { bytes } = await findUsage(database.kysely, accountId, {
    limits: config.accountLimits,
    lock: false,
  });
  return bytes.limit - bytes.used;
}

/** Lets bytes through as long as there is room for them. Throws `accountFull` in the middle. */
export function withinRoom(room: number, body: Readable): Readable {
  const awaited = failWhenRead(body);
  async function* pieces(): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const piece of awaited) {
      bytes += Buffer.byteLength(piece);
      if (bytes > room) throw new Failure("accountFull");
      yield piece;
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}
