/**
 * The credits that a refund of `amount` takes back, its share of the order, after `amountBefore` was refunded already.
 * Parts never add up to more than the order, nor to less when all of it went back.
 */
export function creditsToTakeBack(refund: {
  amount: number;
  amountBefore: number;
  creditsBefore: number;
  order: { amount: number; credits: number };
}): number {
  const { order } = refund;
  const refunded = Math.min(order.amount, refund.amountBefore + refund.amount);
  const credits = Math.round((order.credits * refunded) / order.amount);
  return Math.max(0, credits - refund.creditsBefore);
}
