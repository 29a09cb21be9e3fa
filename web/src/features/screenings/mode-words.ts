import type { Screening } from "@winnow/contract/screenings.ts";

type Choice<Name> = { name: Name; label: string; explanation: string };

export const modeChoices: Choice<Screening["mode"]>[] = [
  {
    name: "simple",
    label: "One batch",
    explanation: "It is completed once every CV here is screened. More CVs can be added and started later.",
  },
  {
    name: "live",
    label: "Live",
    explanation: "It keeps running: each CV is screened as it arrives, until you stop it.",
  },
];

export function modeLabel(mode: Screening["mode"]): string {
  return mode === "live" ? "Live" : "One batch";
}
