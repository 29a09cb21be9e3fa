import type { Money } from "./payment-provider.ts";

/** { amount: 9900, currency: "USD" } → "$99.00"; a currency has as many decimals as it has. */
export function formatMoney({ amount, currency }: Money, language = "en"): string {
  const format = new Intl.NumberFormat(language, { style: "currency", currency });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** decimals);
}
