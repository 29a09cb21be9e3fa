import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { filterGroup, listQuery, paginated } from "./list-query.ts";
import { creditsHundredths, epochSeconds, id } from "./wire.ts";

export const transactionTypes = ["credit", "debit"] as const;
/** What an entry is about: credits bought, taken back with a payment, given; a CV screened, an interview held. */
export const transactionKinds = ["payment", "reversal", "gift", "screening", "interview"] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** In the addresses of lists: whole seconds since 1970, as far as dates go. */
const moment = z.coerce.number().int().min(0).max(253_402_300_799);

export const creditTransaction = z.object({
  id,
  type: z.enum(transactionTypes),
  /** Always positive; the type says the direction. */
  amount: creditsHundredths,
  /** The balance after this entry. */
  balance: creditsHundredths,
  kind: z.enum(transactionKinds),
  reason: z.string(),
  /** What was paid for, where that is one thing: a path below /admin. */
  link: z.string().nullable(),
  /** The order whose receipt says more. */
  receipt_order_id: id.nullable(),
  created_at: epochSeconds,
});
export type CreditTransaction = z.infer<typeof creditTransaction>;

const groups = {
  type: filterGroup(transactionTypes),
  kind: filterGroup(transactionKinds),
  /** Entries from this moment on, and before that one. */
  from: moment.optional(),
  to: moment.optional(),
};

const transactionsQuery = listQuery(["created_at", "amount", "type"], { defaultSort: "created_at", groups });

export const listTransactions = endpoint({
  method: "GET",
  url: "/auth/credit/transactions",
  access: "account",
  schema: {
    summary: "The credit ledger, newest first",
    tags: ["Credits"],
    querystring: transactionsQuery,
    response: { 200: paginated(creditTransaction) },
  },
});

export const downloadTransactions = endpoint({
  method: "GET",
  url: "/auth/credit/transactions.csv",
  access: "account",
  schema: {
    summary: "All entries that match, newest first, as CSV; amounts are in credits, spent ones below zero",
    tags: ["Credits"],
    querystring: transactionsQuery.pick({ search: true, type: true, kind: true, from: true, to: true }),
    response: { 200: z.string() },
  },
});
