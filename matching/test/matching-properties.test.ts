import type { DocumentText, HiddenReason } from "@winnow/documents/document-text.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readJd } from "../src/jd/read-jd.ts";
import { matchCv } from "../src/match-cv.ts";
import type { MatchReport } from "../src/match-report.ts";
import { readCv } from "../src/profile/read-cv.ts";
import { goldenRoleNames } from "./golden/golden-role-names.ts";
import { goldenAsOf, readGoldenRole } from "./golden/read-golden-role.ts";

// The same cases in every run: a failure is seen by whoever causes it.
fc.configureGlobal({ seed: 20261121 });

const adverts = goldenRoleNames.map((name) => {
  const role = readGoldenRole(name);
  return { ...role, jd: readJd(role.advert) };
});
type Advert = (typeof adverts)[number];
type Case = { name: string; advert: Advert; text: string };

const cases: Case[] = adverts.flatMap((advert) =>
  advert.cvs.map(({ tag, text }) => ({ name: `${advert.name}, ${tag}`, advert, text })),
);
const anyCase = fc
  .constantFrom(...cases)
  .map((one) => Object.assign(one, { [fc.toStringMethod]: () => one.name }));

/** The golden CVs as they are, and made of lines drawn from all of them. */
const anyText = fc.oneof(
  anyCase.map(({ advert, text }) => ({ advert, text })),
  fc.record({
    advert: fc.constantFrom(...adverts),
    text: fc
      .array(fc.constantFrom(...cases.flatMap(({ text }) => text.split("\n"))), { maxLength: 40 })
      .map((lines) => lines.join("\n")),
  }),
);

function match(advert: Advert, cv: string | DocumentText): MatchReport {
  return matchCv({
    document: typeof cv === "string" ? readPlainText(cv) : cv,
    jdTitle: advert.jd.title,
    jdText: advert.advert,
    requirements: advert.jd.requirements,
    asOf: goldenAsOf,
  });
}

/** The report about a text that other properties ask for as well. */
function reportOnce(advert: Advert, text: string): MatchReport {
  const key = `${advert.name}\n${text}`;
  const report = reports.get(key) ?? match(advert, text);
  reports.set(key, report);
  return report;
}

const reports = new Map<string, MatchReport>();

/** The score of a golden CV as it is. */
function goldenScore({ advert, text }: Case): number {
  return reportOnce(advert, text).score;
}

function scoreOf({ advert }: Case, text: string): number {
  return match(advert, text).score;
}

/** Runs of bullets that belong together, as indexes of the first line and the line after the last. */
function bulletRuns(lines: string[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  lines.forEach((line, index) => {
    const open = runs.at(-1);
    if (!/^\s*[•*·▪–-]\s/.test(line)) return;
    if (open?.to === index) open.to = index + 1;
    else runs.push({ from: index, to: index + 1 });
  });
  return runs;
}

function toShuffled<T>(all: T[], seed: number): T[] {
  return all
    .map((one, index) => ({ one, key: Math.sin(seed + index * 7919) }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one);
}

afterEach(() => {
  vi.useRealTimers();
});

describe("any CV against any advert", () => {
  it("gives the same report again, whatever was matched in between and whatever the clock says", () => {
    fc.assert(
      fc.property(anyText, anyText, fc.date({ noInvalidDate: true }), ({ advert, text }, other, now) => {
        const first = match(advert, text);
        match(other.advert, other.text);
        vi.setSystemTime(now);
        expect(match(advert, text)).toEqual(first);
      }),
      { numRuns: 60 },
    );
  });

  it("has a score from 0 to 100 that its points and adjustments add up to", () => {
    fc.assert(
      fc.property(anyText, ({ advert, text }) => {
        const { score, points, adjustments, facts } = reportOnce(advert, text);
        const hundredths = [...points, ...adjustments].map((one) => Math.round(one.points * 100));
        expect(hundredths.reduce((sum, one) => sum + one, 0)).toBe(Math.round(score * 100));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        for (const point of points) {
          expect(point.points).toBeGreaterThanOrEqual(0);
          expect(point.points).toBeLessThanOrEqual(point.maximum);
        }
        for (const { strength } of facts) {
          expect(strength).toBeGreaterThanOrEqual(0);
          expect(strength).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("quotes nothing that does not stand in the CV, and something for whatever it calls met", () => {
    fc.assert(
      fc.property(anyText, ({ advert, text }) => {
        const document = readPlainText(text);
        const visible = document.lines.map((line) => line.text).join(" ");
        const { facts, flags, profile } = reportOnce(advert, text);
        const quotations = [
          ...facts.flatMap((fact) => fact.quotations),
          ...flags.flatMap((flag) => flag.quotations),
          ...[...profile.jobs, ...profile.education, ...profile.skills].map((one) => one.quotation),
          ...[...profile.certificates, ...profile.languages, ...profile.links].map((one) => one.quotation),
        ];
        for (const quotation of quotations) expect(visible).toContain(quotation.text);
        for (const { verdict, quotations } of facts)
          if (verdict !== "not stated") expect(quotations.length).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });
});

describe("what a golden CV says, said otherwise", () => {
  it("scores the same with the bullets of a job in another order", () => {
    fc.assert(
      fc.property(anyCase, fc.integer(), (one, seed) => {
        const lines = one.text.split("\n");
        for (const { from, to } of bulletRuns(lines))
          lines.splice(from, to - from, ...toShuffled(lines.slice(from, to), seed));
        expect(scoreOf(one, lines.join("\n"))).toBe(goldenScore(one));
      }),
      { numRuns: 150 },
    );
  });

  /** Between the names asked for, so that no order of them repeats the advert. */
  const fillers = ["stock photography", "rope access", "beekeeping", "sign writing"];

  it("scores the same with a list of skills in another order", () => {
    fc.assert(
      fc.property(anyCase, fc.integer(), (one, seed) => {
        const asked = one.advert.requirements.map(
          ({ surface }) => surface.split(/[(,]| or /)[0]?.trim() ?? "",
        );
        const names = asked.filter((name) => name.split(" ").length <= 4);
        const skills = names.slice(0, 4).flatMap((name, index) => [name, fillers[index] ?? ""]);
        const listed = (all: string[]) => `${one.text}\n\nSkills\n${all.join(", ")}`;
        const [shuffled, plain] = [toShuffled(skills, seed), skills].map((all) =>
          match(one.advert, listed(all)),
        );
        // Eight words in the advert's own order repeat it, which is flagged and worth nothing, and rightly so.
        const repeats = [shuffled, plain].some((report) =>
          report?.flags.some(({ kind }) => kind === "repeats the job description"),
        );
        fc.pre(!repeats);
        expect(shuffled?.score).toBe(plain?.score);
      }),
      { numRuns: 150 },
    );
  });

  it("never scores less for a job that shows one more must-have", () => {
    fc.assert(
      fc.property(anyCase, fc.nat(), fc.nat(), (one, job, must) => {
        const document = readPlainText(one.text);
        const { jobs } = readCv(document, { asOf: goldenAsOf });
        const wished = one.advert.jd.requirements.filter(
          ({ kind, category, years }) => kind === "must" && category === "skill" && years === null,
        );
        const [name] = wished[must % Math.max(1, wished.length)]?.anyOf ?? [];
        const shown = jobs[job % Math.max(1, jobs.length)];
        if (!name || !shown) return;
        const [bullet] = readPlainText(`• ${name}`).lines;
        if (!bullet) return;
        const more = { ...document, lines: document.lines.toSpliced(shown.bodyFrom, 0, bullet) };
        // Where the line changes what is read as the head of the job or as its text, another job is read.
        const read = readCv(more, { asOf: goldenAsOf }).jobs[jobs.indexOf(shown)];
        if (read?.job.title !== shown.job.title || read.to !== shown.to + 1) return;
        expect(match(one.advert, more).score).toBeGreaterThanOrEqual(goldenScore(one));
      }),
      { numRuns: 300 },
    );
  });

  it("never scores more for a line said again", () => {
    fc.assert(
      fc.property(anyCase, fc.nat(), fc.integer({ min: 1, max: 12 }), (one, index, times) => {
        const lines = one.text.split("\n");
        const bullets = lines.flatMap((line, at) => (/^\s*[•*·▪–-]\s/.test(line) ? [at] : []));
        const at = bullets[index % Math.max(1, bullets.length)];
        if (at === undefined) return;
        const again = Array<string>(times).fill(lines[at] ?? "");
        const repeated = lines.toSpliced(at, 0, ...again).join("\n");
        expect(scoreOf(one, repeated)).toBeLessThanOrEqual(goldenScore(one));
      }),
      { numRuns: 150 },
    );
  });

  const names = [
    "Ola Nordmann",
    "NGOZI ADEYEMI",
    "Mary-Jane O'Neill",
    "王小明",
    "Tom Cook",
    "Grace Porter",
    "Java Ruby Scala",
  ];
  const personal = [
    "Date of birth: 12 May 1964",
    "Gender: female",
    "Nationality: French",
    "Marital status: married, two children",
    "Address: 14 Teacher's Lane, York YO1 7EP",
    "Religion: none",
    "Phone: +33 6 12 34 56 78",
  ];

  it("scores the same under another name, address, age, sex, family or nationality", () => {
    const withName = cases.filter(({ text }) => /^[\p{L}' -]+$/u.test(text.split("\n")[0] ?? ""));
    fc.assert(
      fc.property(
        fc.constantFrom(...withName),
        fc.constantFrom(...names),
        fc.subarray(personal),
        (one, name, details) => {
          const [, ...others] = one.text.split("\n");
          const text = [name, ...details, ...others].join("\n").replaceAll("@example.org", "@mail.example");
          expect(scoreOf(one, text)).toBe(goldenScore(one));
        },
      ),
      { numRuns: 200 },
    );
  });

  it("scores the same with or without interests", () => {
    const interests = fc.constantFrom(
      "chess and sailing",
      "nursing my old car",
      "women's football",
      "church choir",
    );
    fc.assert(
      fc.property(anyCase, interests, (one, interest) => {
        expect(scoreOf(one, `${one.text}\n\nHobbies and interests\n${interest}`)).toBe(goldenScore(one));
      }),
      { numRuns: 100 },
    );
  });

  it("keeps what a heading alone says when another section follows", () => {
    const alone = cases.find(({ name }) => name === "veterinary-nurse, weak");
    if (!alone) throw new Error('A nurse whose last line is "Driving licence" is missing.');
    expect(scoreOf(alone, `${alone.text}\n\nHobbies and interests\nchess and sailing`)).toBe(
      goldenScore(alone),
    );
  });

  it("scores the same with text that no reader sees", () => {
    const reasons: HiddenReason[] = ["invisible render mode", "transparent", "too small to see", "covered"];
    fc.assert(
      fc.property(anyCase, fc.constantFrom(...reasons), (one, reason) => {
        const box = { x: 0, y: 0, width: 1, height: 1 };
        const hidden = [{ text: one.advert.advert, page: 1, box, reason }];
        const report = match(one.advert, { ...readPlainText(one.text), hidden });
        expect(report.score).toBe(goldenScore(one));
      }),
      { numRuns: 60 },
    );
  });
});
