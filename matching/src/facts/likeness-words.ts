import type { Fact } from "../match-report.ts";
import { verdictFrom } from "./evidence-parameters.ts";

/** How much of the work shown is like the work described: the start of every sentence that speaks of it. */
export function likenessWords({ verdict, strength }: Pick<Fact, "verdict" | "strength">): string {
  if (verdict === "not stated") return "No work like the work described is shown";
  if (verdict === "met") return "Most of the work shown is like the work described";
  if (strength < verdictFrom.rolePartly) return "Little of the work shown is like the work described";
  return "A part of the work shown is like the work described";
}
