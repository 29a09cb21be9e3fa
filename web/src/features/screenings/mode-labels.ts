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

export const visibilityChoices: Choice<Screening["visibility"]>[] = [
  {
    name: "internal",
    label: "Only here",
    explanation: "You add the CVs yourself. Nobody outside sees that this screening exists.",
  },
  {
    name: "public",
    label: "Open to applicants",
    explanation: "People apply themselves by the link of the job form. You can still add CVs here.",
  },
];

export function visibilityLabel(visibility: Screening["visibility"]): string {
  return visibility === "public" ? "Open to applicants" : "Only here";
}
