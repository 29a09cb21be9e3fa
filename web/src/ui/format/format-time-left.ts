import { wordsOf } from "../../words/words.ts";

/** How long something still takes, as roughly as it is known: "about 2 minutes left". */
export function formatTimeLeft(seconds: number): string {
  const words = wordsOf("lists").timeLeft;
  if (seconds < 10) return words.fewSeconds;
  if (seconds < 55) return words.seconds({ seconds: Math.ceil(seconds / 10) * 10 });
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return words.minutes({ minutes: Math.max(1, minutes) });
  return words.hours({ hours: Math.round(minutes / 60) });
}
