import { readFileSync } from "node:fs";

/** A sentence of an advert or a CV, where it stands, and what a careful reader says of it. */
export type Wording = {
  language: string;
  place: "must" | "nice" | "about" | "prose" | "offer" | "cv";
  text: string;
  truths: { name: string; value: string }[];
  /** Lines of CVs, and whether they show what is asked for. */
  shows: { section: "edu" | "cert"; line: string; isShown: boolean }[];
};

const places = ["must", "nice", "about", "prose", "offer", "cv"] as const;

/**
 * Reads a batch. The format: "== en must" (language and place), the sentence, then "= name value" for each truth, and
 * "+ edu line of a CV" or "- edu line" for a CV that shows it or does not.
 * @throws Error when a line has another form.
 */
export function readWording(name: string): Wording[] {
  const text = readFileSync(new URL(`${name}.txt`, import.meta.url), "utf8");
  return text
    .split(/^== /mu)
    .slice(1)
    .map((block) => {
      const [head = "", sentence = "", ...lines] = block.trim().split("\n");
      const [language = "", where] = head.split(" ");
      const place = places.find((one) => one === where);
      if (!place) throw new Error(`No place: ${head}`);
      const wording: Wording = { language, place, text: sentence, truths: [], shows: [] };
      for (const line of lines) readTruth(line, wording);
      return wording;
    });
}

function readTruth(line: string, { truths, shows }: Wording): void {
  const [, name, value = ""] = /^= (\S+)(?: (\S+))?$/u.exec(line) ?? [];
  const [, sign, section, shown] = /^([+-]) (edu|cert) (.+)$/u.exec(line) ?? [];
  if (name) truths.push({ name, value });
  else if (shown && (section === "edu" || section === "cert"))
    shows.push({ section, line: shown, isShown: sign === "+" });
  else throw new Error(`Not a truth: ${line}`);
}

/** Two of five are looked at only to measure, so that nothing is made to fit them. */
export function isHeldBack(index: number): boolean {
  return [1, 3].includes(index % 5);
}
