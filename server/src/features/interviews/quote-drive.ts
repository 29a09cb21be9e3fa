import type { getDriveCredits as endpoint } from "@winnow/contract/drives.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import { formatCredits } from "../credits/format-credits.ts";
import { findPrices } from "../credits/prices.ts";
import { findBalance, findUse } from "../credits/rows.ts";
import { candidates } from "../drives/count-in-words.ts";
import { requireDrive } from "../drives/rows.ts";
import { workOf } from "./drive-work-rows.ts";
import { countToSchedule } from "./rows.ts";

/** What scheduling now would cost, in numbers and in words, and what the drive has held and used so far. */
export async function quoteDrive(
  services: Services,
  accountId: AccountId,
  id: string,
): Promise<z.input<(typeof endpoint)["schema"]["response"][200]>> {
  const { kysely } = services.database;
  const drive = await requireDrive(kysely, accountId, id);
  const { held, used } = await findUse(kysely, { accountId, work: workOf(id) });
  const { available } = await findBalance(kysely, accountId);
  const price = drive.is_sample ? 0 : (await findPrices(services, kysely, accountId)).interview;
  const count = await countToSchedule(kysely, { accountId, driveId: id });
  const quoted = count * price;
  return {
    price,
    candidates: count,
    quoted,
    held,
    used,
    available,
    sentence: `${quoteInWords({ count, price })}${missingInWords({ quoted, available, price })}`,
  };
}

/** "12 candidates × 10.00: 120.00 credits" */
function quoteInWords({ count, price }: { count: number; price: number }): string {
  const each = price === 0 ? ", free of charge" : ` × ${formatCredits(price)}`;
  return `${candidates(count)}${each}: ${formatCredits(count * price)} credits`;
}

function missingInWords(quote: { quoted: number; available: number; price: number }): string {
  const { quoted, available, price } = quote;
  if (quoted <= available) {
    return "";
  }
  const affordable = Math.floor(Math.max(available, 0) / price);
  return `. ${formatCredits(quoted - available)} are missing; those that are left pay for ${candidates(affordable)}.`;
}
