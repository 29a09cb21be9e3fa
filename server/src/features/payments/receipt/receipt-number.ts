/** "7F3A91C0-0003": the account's third receipt. Null for an order that was not paid. */
export function receiptNumber(order: { account_id: string; receipt_number: number | null }): string | null {
  return order.receipt_number === null
    ? null
    : `${order.account_id.slice(0, 8).toUpperCase()}-${String(order.receipt_number).padStart(4, "0")}`;
}
