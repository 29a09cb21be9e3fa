import { readFileSync } from "node:fs";

export type GoldenStatus = "met" | "partial" | "missing";

/** A requirement that a careful reader finds in the advert; `surface` are its words there. */
export type GoldenRequirement = { id: string; kind: "must" | "nice"; surface: string };

/** A CV with the truth about it: what it shows, and in which words. Requirements without a truth are missing. */
export type GoldenCv = {
  tag: string;
  /** 4 full, 3 good, 2 partial, 1 weak, 0 unrelated or stuffed with words. */
  grade: number;
  /** Years in the advert's occupation up to `goldenAsOf`. */
  years: number;
  text: string;
  truths: { id: string; status: "met" | "partial"; evidence: string[] }[];
};

export type GoldenRole = {
  name: string;
  advert: string;
  requirements: GoldenRequirement[];
  cvs: GoldenCv[];
};

/** ISO date up to which "present" counts in every golden CV. */
export const goldenAsOf = "2026-02-15";

/**
 * Reads one role. The format: "=== advert", "=== requirements" with "id | must | words of the advert", then for each
 * CV "=== cv tag | grade n | years n", its text, "--- shows" and one line per requirement shown: "+ id: words of
 * the CV" where it is met, "~ id: words" where it is met in part; "words || other words" where either is right.
 * @throws Error when a line has another form, or words of the truth do not stand in the advert or the CV.
 */
export function readGoldenRole(name: string): GoldenRole {
  const text = readFileSync(new URL(`roles/${name}.txt`, import.meta.url), "utf8");
  const blocks = text
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const end = block.indexOf("\n");
      return { heading: block.slice(0, end).trim(), body: block.slice(end + 1).trim() };
    });
  const advert = blocks.find(({ heading }) => heading === "advert")?.body ?? "";
  const requirements = (blocks.find(({ heading }) => heading === "requirements")?.body ?? "")
    .split("\n")
    .map((line) => readRequirement(line, advert));
  const cvs = blocks
    .filter(({ heading }) => heading.startsWith("cv "))
    .map(({ heading, body }) => readGoldenCv(heading, body, requirements));
  return { name, advert, requirements, cvs };
}

function readRequirement(line: string, advert: string): GoldenRequirement {
  const [id, kind, surface] = line.split(" | ");
  if (!id || !surface || (kind !== "must" && kind !== "nice")) throw new Error(`Not a requirement: ${line}`);
  if (!advert.includes(surface)) throw new Error(`Not in the advert: ${surface}`);
  return { id, kind, surface };
}

function readGoldenCv(heading: string, body: string, requirements: GoldenRequirement[]): GoldenCv {
  const [, tag, grade, years] = /^cv (\S+) \| grade ([0-4]) \| years ([\d.]+)$/.exec(heading) ?? [];
  const [text, shows] = body.split("\n--- shows");
  if (!tag || text === undefined || shows === undefined) throw new Error(`Not a CV: ${heading}`);
  const truths = shows
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [, sign, id, words] = /^([+~]) (\S+): (.+)$/.exec(line) ?? [];
      if (!sign || !words || !requirements.some((requirement) => requirement.id === id))
        throw new Error(`Not a truth: ${line}`);
      const evidence = words.split(" || ");
      for (const one of evidence) if (!text.includes(one)) throw new Error(`Not in the CV ${tag}: ${one}`);
      return { id: id ?? "", status: sign === "+" ? ("met" as const) : ("partial" as const), evidence };
    });
  return { tag, grade: Number(grade), years: Number(years), text, truths };
}
