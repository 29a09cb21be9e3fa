import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { DocumentText } from "@winnow/documents/document-text.ts";
import { readDocument } from "@winnow/documents/read-document.ts";
import type { YearMonth } from "@winnow/matching/profile.ts";
import { readCv } from "@winnow/matching/read-cv.ts";
import type { Row } from "./row.ts";
import { scoreWith } from "./score-with.ts";

const asOf = "2025-06-15";
/** The scorer's columns that we print, by their place in its table. */
const fields = {
  name: 0,
  "e-mail": 1,
  phone: 2,
  title: 4,
  "title and dates": 5,
  "skills, recall / precision": 6,
  school: 7,
} as const;
type Goal = { floor: string; target: string };
/** Floors are OfflineCV's, the best open parser measured on these files. */
const sets: Record<string, { folder: string; goals: Partial<Record<keyof typeof fields, Goal>> }> = {
  P1: {
    folder: "parse/P1-reactive",
    goals: {
      name: { floor: ".83", target: ".98" },
      "e-mail": { floor: "1.0", target: "1.0" },
      title: { floor: ".72", target: ".97" },
      "title and dates": { floor: ".67", target: ".97" },
      "skills, recall / precision": { floor: ".91 / .87", target: ".97 / .97" },
      school: { floor: "1.0", target: "1.0" },
    },
  },
  P2: {
    folder: "parse/P2-rendercv",
    goals: {
      name: { floor: "1.0", target: ".98" },
      "e-mail": { floor: "1.0", target: "1.0" },
      title: { floor: ".47", target: ".97" },
      "title and dates": { floor: ".47", target: ".97" },
      "skills, recall / precision": { floor: "1.0 / .84", target: "1.0 / .97" },
      school: { floor: ".94", target: "1.0" },
    },
  },
  P3: {
    folder: "parse/P3-templates",
    goals: {
      name: { floor: ".50", target: ".90" },
      "e-mail": { floor: ".92", target: "1.0" },
      phone: { floor: ".63", target: ".98" },
    },
  },
  R5: {
    folder: "rank/R5-ladder/pdf",
    goals: {
      name: { floor: ".87", target: ".98" },
      "e-mail": { floor: "1.0", target: "1.0" },
      phone: { floor: ".87", target: ".98" },
      title: { floor: ".56", target: ".98" },
      "title and dates": { floor: ".41", target: ".98" },
      "skills, recall / precision": { floor: ".38 / .88", target: ".97 / .97" },
    },
  },
};

/** The profile read from PDFs of many layouts, by the scorer that needs Python 3 with PyYAML. */
export async function measureProfiles({ data, scratch }: { data: string; scratch: string }): Promise<Row[]> {
  const out = join(scratch, "winnow");
  await mkdir(out);
  for (const [name, { folder }] of Object.entries(sets)) {
    if (!existsSync(join(data, folder))) continue;
    const files = (await readdir(join(data, folder), { recursive: true })).filter((file) =>
      file.endsWith(".pdf"),
    );
    const lines = await Promise.all(files.map((file) => profileLine(join(data, folder), file)));
    await writeFile(join(out, `${name}.jsonl`), lines.join("\n"));
  }
  const report = await scoreWith(join(data, "scripts/eval-profile.py"), [], { OUT: scratch }).catch(
    (error: Error) => {
      process.stdout.write(
        `parse: the scorer cannot be run (${error.message.trim().split("\n").at(-1)}), skipped\n`,
      );
      return "";
    },
  );
  return Object.entries(sets).flatMap(([set, { goals }]) => {
    const cells = new RegExp(`^\\| ${set}[^|]*\\| winnow \\|(.*)\\|$`, "m").exec(report)?.[1]?.split("|");
    if (!cells) return [];
    return Object.entries(goals).map(([field, goal]): Row => {
      // The goals are written by the names of the fields.
      const ours = cells[fields[field as keyof typeof fields]]?.trim() ?? "–";
      return { what: `${set}: ${field}`, ...goal, ours };
    });
  });
}

async function profileLine(folder: string, file: string): Promise<string> {
  const name = file.split("/").at(-1);
  const started = performance.now();
  const outcome = await readDocument(await readFile(join(folder, file)));
  if (!outcome.ok)
    return JSON.stringify({ file: name, ok: false, ms: null, error: outcome.reason, cv: null });
  const cv = profileOf(outcome.document);
  const rss = process.memoryUsage().rss / 2 ** 20;
  return JSON.stringify({ file: name, ok: true, error: null, ms: performance.now() - started, rss, cv });
}

function profileOf(document: DocumentText) {
  const { profile, jobs } = readCv(document, { asOf });
  return {
    name: profile.name?.value ?? null,
    email: profile.email?.value ?? null,
    phone: profile.phone?.value ?? null,
    jobs: jobs.map(({ job, bodyFrom, to }) => ({
      title: job.title ?? "",
      company: job.employer ?? "",
      date: `${written(job.start)} - ${job.isCurrent ? "present" : written(job.end)}`,
      bullets: [
        document.lines
          .slice(bodyFrom, to)
          .map(({ text }) => text)
          .join(" "),
      ],
    })),
    education: profile.education.map(({ degree, school, end }) => ({
      degree: degree ?? "",
      school: school ?? "",
      date: written(end),
    })),
    // The truth of these sets is what the skills section lists, entry by entry.
    skills: profile.skills.flatMap(({ listedAs }) => listedAs?.text ?? []),
  };
}

function written(date: YearMonth | null): string {
  if (!date) return "";
  return date.month ? `${date.year}-${String(date.month).padStart(2, "0")}` : String(date.year);
}
