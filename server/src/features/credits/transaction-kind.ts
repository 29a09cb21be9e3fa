import type { TransactionKind } from "@winnow/contract/credits.ts";

/** What an entry refers to, in the words of the list. */
export const kindOfReference: Readonly<Record<string, TransactionKind>> = {
  payment: "payment",
  welcome: "gift",
  operator: "gift",
  cv: "screening",
  interview: "interview",
};
/** What entries refer to that credits were spent on. */
export const workReferences = referencesOf("screening", "interview");
export const paymentReferences = referencesOf("payment");

/** Refunds, disputes, and whatever else follows a payment. */
export const otherKind: TransactionKind = "reversal";

export function transactionKind(referenceKind: string): TransactionKind {
  return kindOfReference[referenceKind] ?? otherKind;
}

function referencesOf(...kinds: TransactionKind[]): string[] {
  return Object.entries(kindOfReference)
    .filter(([, kind]) => kinds.includes(kind))
    .map(([reference]) => reference);
}
