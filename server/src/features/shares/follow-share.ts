import type { Selectable } from "kysely";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Tables } from "../../tables.ts";
import { findOpenShare } from "./rows.ts";

/** What a link shares. Throws `sharedLinkNotFound`, alike for unknown, expired, revoked and erased. */
export async function followShare(
  database: Queryable<Tables>,
  token: string,
): Promise<Selectable<Tables["shares"]>> {
  const share = await findOpenShare(database, hashToken(token));
  if (!share) {
    throw new Failure("sharedLinkNotFound");
  }
  return share;
}
