export const receiptsPrefix = "receipts";

export function receiptKey(order: { account_id: string; id: string }): string {
  return `${receiptsPrefix}/${order.account_id}/${order.id}`;
}

/** The order that a key is the receipt of; null for a key that is no receipt's. */
export function orderIdOfReceipt(key: string): string | null {
  return /^receipts\/[\da-f-]{36}\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(key)?.[1] ?? null;
}
