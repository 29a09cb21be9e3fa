import type { Screening } from "@winnow/contract/screenings.ts";
import { lazily } from "../../ui/format/lazily.ts";
import { wordsOf } from "../../words/words.ts";

type Choice<Name> = { name: Name; label: string; explanation: string };

export const modeChoices = lazily((): Choice<Screening["mode"]>[] => {
  const { modes } = wordsOf("screenings");
  return [
    { name: "simple", ...modes.simple },
    { name: "live", ...modes.live },
  ];
});

export function modeLabel(mode: Screening["mode"]): string {
  return wordsOf("screenings").modes[mode].label;
}

export const visibilityChoices = lazily((): Choice<Screening["visibility"]>[] => {
  const { visibilities } = wordsOf("screenings");
  return [
    { name: "internal", ...visibilities.internal },
    { name: "public", ...visibilities.public },
  ];
});
