import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { filterGroup, listQuery, paginated } from "./list-query.ts";
import { creditsHundredths, epochSeconds, id } from "./wire.ts";

export const transactionTypes = ["credit", "debit"] as const;

export const creditTransaction = z.object({
  id,
  type: z.enum(transactionTypes),
  /** Always positive; the type says the direction. */
  amount: creditsHundredths,
  /** The balance after this entry. */
  balance: creditsHundredths,
  reason: z.string(),
  /** What was paid for, where that is one thing: a path below /admin. */
  link: z.string().nullable(),
  created_at: epochSeconds,
});
export type CreditTransaction = z.infer<typeof creditTransaction>;

export const listTransactions = endpoint({
  method: "GET",
  url: "/auth/credit/transactions",
  access: "account",
  schema: {
    summary: "The credit ledger, newest first",
    tags: ["Credits"],
    querystring: listQuery(["created_at", "amount", "type"], {
      defaultSort: "created_at",
      groups: { type: filterGroup(transactionTypes) },
    }),
    response: { 200: paginated(creditTransaction) },
  },
});
