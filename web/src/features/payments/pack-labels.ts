import type { CreditPack } from "@winnow/contract/payments.ts";
import { formatCount } from "../../ui/format/format-count.ts";

/** What a pack buys: "Screens 100 CVs, or holds 10 interviews". What is free is not counted. */
export function packWords({ cvs, interviews }: CreditPack): string {
  const parts = [
    cvs === null ? [] : [`screens ${formatCount(cvs, "CV", "CVs")}`],
    interviews === null ? [] : [`holds ${formatCount(interviews, "interview", "interviews")}`],
  ].flat();
  const words = parts.join(", or ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
