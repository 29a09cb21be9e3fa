import type { CreditTransaction } from "@winnow/contract/credits.ts";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";

/** What the balance moved by: "+25.00", "−1.00". */
export function signedCredits({ type, amount }: Pick<CreditTransaction, "type" | "amount">): string {
  return `${type === "credit" ? "+" : "−"}${formatHundredths(amount)}`;
}
