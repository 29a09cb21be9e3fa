export const receiptsPrefix = "receipts";

export function receiptKey(order: { account_id: string; id: string }): string {
  return `${receiptsPrefix}/${order.account_id}/${order.id}`;
}
