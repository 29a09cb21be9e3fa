import type { Chance } from "./chance.ts";
import type { CvWords } from "./cv-words.ts";

export type Month = { year: number; month: number };
/** How one person writes dates. */
export type DateHabit = { write: (start: Month, end: Month | null) => string; point: (at: Month) => string };

const romanMonths = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

export function drawDateHabit(words: CvWords, chance: Chance): DateHabit {
  const form = chance.weighted({
    short: 5,
    long: 3,
    numbers: 3,
    points: 2,
    years: 4,
    iso: 1,
    days: 1,
    twoDigits: 1,
    dashed: 1,
    yearFirst: 0.5,
    bothDigits: 1,
    quarters: 0.3,
    roman: words.language === "pl" ? 2 : 0.05,
  });
  const named = (style: "long" | "short", { month }: Month) =>
    new Intl.DateTimeFormat(words.language, { month: style }).format(new Date(2020, month - 1, 15));
  const two = (value: number) => `${value}`.padStart(2, "0");
  const isCapital = chance.is(0.5);
  const cased = (text: string) => (isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text);
  const sign = chance.of(["'", "’", "-", " '"]);
  const point = (at: Month): string => {
    switch (form) {
      case "short":
        return `${cased(named("short", at))} ${at.year}`;
      case "long":
        return `${cased(named("long", at))} ${at.year}`;
      case "numbers":
        return `${two(at.month)}/${at.year}`;
      case "points":
        return `${two(at.month)}.${at.year}`;
      case "iso":
        return `${at.year}-${two(at.month)}`;
      case "days":
        return `01/${two(at.month)}/${at.year}`;
      case "twoDigits":
        return `${cased(named("short", at).replace(".", ""))}${sign}${two(at.year % 100)}`;
      case "dashed":
        return `${cased(named("short", at).replace(".", ""))}-${at.year}`;
      case "bothDigits":
        return `${two(at.month)}/${two(at.year % 100)}`;
      case "quarters":
        return `Q${Math.ceil(at.month / 3)} ${at.year}`;
      case "roman":
        return `${romanMonths[at.month - 1]} ${at.year}`;
      case "yearFirst":
        return `${at.year} ${cased(named("short", at))}`;
      default:
        return `${at.year}`;
    }
  };
  const between = chance.is(0.65)
    ? chance.of([" – ", "-", " - ", "–", " — ", " – "])
    : chance.of(words.joiners("to"));
  const now = chance.of(words.list("now"));
  const since = chance.of(words.list("since"));
  const isSince = chance.is(0.15);
  const isOpen = chance.is(0.04) && !/\p{L}/u.test(between);
  return {
    point,
    write: (start, end) => {
      if (!end && isOpen) return `${point(start)}${between.trimEnd()}`;
      if (!end && isSince) return `${since} ${point(start)}`;
      return `${point(start)}${between}${end ? point(end) : now}`;
    },
  };
}
