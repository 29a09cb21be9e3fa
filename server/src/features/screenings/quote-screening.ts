import type { ScreeningCredits } from "@winnow/contract/screenings.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { formatCredits } from "../credits/format-credits.ts";
import { findPrices } from "../credits/prices.ts";
import { findBalance, findUse } from "../credits/rows.ts";
import { getScreening, type ScreeningRow } from "./rows.ts";
import { workOf } from "./screening-work-rows.ts";

/** In hundredths of a credit for a CV of this screening. Our own sample costs nothing. */
export async function priceOfCv(
  services: Services,
  database: Queryable<Tables>,
  screening: Pick<ScreeningRow, "account_id" | "is_sample">,
): Promise<number> {
  return screening.is_sample ? 0 : (await findPrices(services, database, screening.account_id)).cv;
}

/** What starting now would cost, in numbers and in words, and what the screening has held and used so far. */
export async function quoteScreening(
  services: Services,
  accountId: AccountId,
  screeningId: string,
): Promise<ScreeningCredits> {
  const { kysely } = services.database;
  const screening = await getScreening(kysely, accountId, screeningId);
  const { held, used } = await findUse(kysely, { accountId, work: workOf(screeningId) });
  const { available } = await findBalance(kysely, accountId);
  const price = await priceOfCv(services, kysely, screening);
  const counts = {
    readable: screening.ready,
    checking: screening.checking,
    unreadable: screening.failed,
    duplicates: screening.duplicates,
  };
  return {
    price,
    ...counts,
    quoted: counts.readable * price,
    held,
    used,
    available,
    sentence: quoteInWords({ ...counts, price }),
  };
}

/** "38 readable × 1.00, 2 unreadable, 1 duplicate: 38.00 credits" */
export function quoteInWords(quote: {
  readable: number;
  checking: number;
  unreadable: number;
  duplicates: number;
  price: number;
}): string {
  const parts = [
    quote.price === 0
      ? `${quote.readable} readable, free of charge`
      : `${quote.readable} readable × ${formatCredits(quote.price)}`,
    quote.checking > 0 ? `${quote.checking} still being checked` : null,
    quote.unreadable > 0 ? `${quote.unreadable} unreadable` : null,
    quote.duplicates > 0
      ? `${quote.duplicates} ${quote.duplicates === 1 ? "duplicate" : "duplicates"}`
      : null,
  ].filter((part) => part !== null);
  return `${parts.join(", ")}: ${formatCredits(quote.readable * quote.price)} credits`;
}
