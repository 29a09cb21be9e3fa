import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { isTimeZone } from "./is-time-zone.ts";
import { filterGroup, listQuery, paginated } from "./list-query.ts";
import { creditsHundredths, epochSeconds, id, idOf, typedText } from "./wire.ts";

export const transactionTypes = ["credit", "debit"] as const;
/** What an entry is about: a purchase, a refund, a gift; a CV screened, an interview held. */
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

/** An IANA name such as "Europe/Madrid". */
const timezone = typedText(64).refine(isTimeZone, "This is not a time zone.").default("UTC");

/** What was paid for a piece of work on one day, or one entry that was for none. */
export const transactionGroup = z.object({
  /** The same as long as the group is there, whatever else it comes to hold. */
  id: z.string(),
  day: z.iso.date(),
  kind: z.enum(transactionKinds),
  type: z.enum(transactionTypes),
  /** All of its entries together; always positive. */
  amount: creditsHundredths,
  /** The balance after the newest of them. */
  balance: creditsHundredths,
  entries: z.number().int(),
  /** Entries from this moment on and before that one, with this work, are those of the group. */
  from: epochSeconds,
  to: epochSeconds,
  /** The title is null once the work is deleted. */
  work: z.object({ id, title: z.string().nullable() }).nullable(),
  /** Of the newest entry. */
  reason: z.string(),
  link: z.string().nullable(),
  receipt_order_id: id.nullable(),
  created_at: epochSeconds,
});
export type TransactionGroup = z.infer<typeof transactionGroup>;

/** What was spent on work and what was bought from one day to another, both included. */
const creditMonth = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  spent: creditsHundredths,
  bought: creditsHundredths,
});
export type CreditMonth = z.infer<typeof creditMonth>;

export const listTransactions = endpoint({
  method: "GET",
  url: "/auth/credit/transactions",
  access: "account",
  schema: {
    summary: "The credit ledger, newest first",
    tags: ["Credits"],
    querystring: transactionsQuery.extend({
      /** Entries of one screening or interview drive. */
      work: id.optional(),
    }),
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

export const listTransactionGroups = endpoint({
  method: "GET",
  url: "/auth/credit/transaction-groups",
  access: "account",
  schema: {
    summary:
      "The credit ledger by work and day of a time zone, newest first: a row for what one screening or interview drive cost on a day, and one for every other entry",
    tags: ["Credits"],
    querystring: listQuery(["created_at", "amount"], {
      defaultSort: "created_at",
      groups: {
        ...groups,
        timezone,
        /** The `as_of` of another page: entries that came later are left out, so that no group moves between pages. */
        as_of: idOf("transactionNotFound").optional(),
      },
    }),
    response: {
      200: paginated(transactionGroup).extend({
        /** The newest entry that was looked at; null where there is none. */
        as_of: id.nullable(),
      }),
    },
  },
});

export const listCreditMonths = endpoint({
  method: "GET",
  url: "/auth/credit/months",
  access: "account",
  schema: {
    summary:
      "Credits spent and bought in each of the last twelve months of a time zone, the present one last",
    tags: ["Credits"],
    querystring: z.strictObject({ timezone }),
    response: { 200: z.object({ months: z.array(creditMonth) }) },
  },
});
