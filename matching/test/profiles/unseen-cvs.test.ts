import { expect, it } from "vitest";
import { readCv } from "../../src/profile/read-cv.ts";
import { compareProfile, type ProfilePart } from "./profile-truth.ts";
import { readDrawnCvs } from "./read-drawn-cvs.ts";

/** Floors stand a little under what was measured when they were last raised; nothing is tuned to these batches. */
const floors: Record<string, Partial<Record<ProfilePart, number>>> = {
  "unlisted-habits": { name: 0.9, email: 1, phone: 0.9, jobs: 0.9, education: 0.75 },
  "unlisted-studies": { name: 1, email: 1, phone: 1, jobs: 0.78, education: 0.8 },
  "unlisted-schooling": { name: 1, email: 1, education: 0.5 },
  "unlisted-diplomas": { name: 1, email: 1, education: 0.7 },
  "unlisted-careers": { name: 0.8, email: 1, phone: 1, jobs: 0.7, education: 0.85 },
  "unlisted-callings": { name: 0.9, email: 1, phone: 1, jobs: 0.8, education: 0.75 },
  "unlisted-sidebars": { name: 1, email: 1, phone: 1, jobs: 0.85, education: 0.8, lines: 0.93 },
  "unlisted-backgrounds": { name: 0.85, email: 1, phone: 1, jobs: 0.88, education: 0.88, lines: 0.9 },
  "unlisted-walks-of-life": { name: 0.85, email: 1, phone: 0.95, jobs: 0.8, education: 0.75, lines: 0.9 },
  "unlisted-lives": { name: 0.9, email: 1, phone: 1, jobs: 0.82, education: 0.9, lines: 0.88 },
  "unlisted-applicants": { name: 0.95, email: 1, phone: 1, jobs: 0.88, education: 0.82, lines: 0.93 },
  "unlisted-newcomers": { name: 0.9, email: 1, phone: 1, jobs: 0.85, education: 0.82, lines: 0.88 },
  "unlisted-people": { name: 0.9, email: 1, phone: 1, jobs: 0.9, education: 0.9, lines: 0.9 },
  "unlisted-visitors": { name: 0.95, email: 1, phone: 0.95, jobs: 0.87, education: 0.85, lines: 0.94 },
  "unlisted-journeys": { name: 0.9, email: 1, phone: 0.95, jobs: 0.72, education: 0.78, lines: 0.92 },
  "unlisted-arrivals": { name: 0.95, email: 1, phone: 0.95, jobs: 0.78, education: 0.69, lines: 0.87 },
  "unlisted-vocations": { name: 0.9, email: 1, phone: 1, jobs: 0.82, education: 0.77, lines: 0.92 },
  "unlisted-breaks": { name: 0.95, email: 1, phone: 1, jobs: 0.72, "jobs read": 0.58, education: 0.83 },
  "pasted-pages": { name: 0.9, jobs: 0.85, education: 0.65, lines: 0.9 },
  "broken-sentences": { name: 0.95, jobs: 0.85, lines: 0.9 },
};

it.each(Object.entries(floors))("reads CVs that nobody here had seen: %s", (batch, floorsOfBatch) => {
  const compared = readDrawnCvs(batch).map(({ document, truth }) =>
    compareProfile(readCv(document, { asOf: "2026-11-01" }), truth),
  );
  for (const [part, floor] of Object.entries(floorsOfBatch)) {
    const counts = compared.map((one) => one.counts[part as ProfilePart]);
    const right = counts.reduce((sum, count) => sum + count.right, 0);
    const all = counts.reduce((sum, count) => sum + count.all, 0);
    expect(right / all, part).toBeGreaterThanOrEqual(floor);
  }
});
