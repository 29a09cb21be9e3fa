import { cpus, totalmem } from "node:os";

/** `npm run bench -- <name> [options]`: each benchmark measures one thing and prints one table. */
const benchmarks: Record<
  string,
  { what: string; load: () => Promise<{ run: (options: string[]) => Promise<void> }> }
> = {
  adverts: {
    what: "lines of adverts that ask for something, with headings and without (--data <folder> for public ones)",
    load: () => import("./adverts.ts"),
  },
  answers: {
    what: "points found in labelled answers of candidates (--fit learns the weights from the tuning batch)",
    load: () => import("./answers.ts"),
  },
  damaged: {
    what: "thousands of damaged PDFs through the reading processes",
    load: () => import("./damaged.ts"),
  },
  documents: {
    what: "text of PDFs with positions, against PDFium alone, pdf.js and pdftotext; a hundred scored; memory",
    load: () => import("./documents.ts"),
  },
  enumeration: {
    what: "links for strangers that somebody makes up: how many are found, looked up and refused",
    load: () => import("./enumeration.ts"),
  },
  "graded-answers": {
    what: "points found in short answers that people graded (--data <folder>), beside overlap and TF-IDF",
    load: () => import("./graded-answers.ts"),
  },
  lists: {
    what: "the list calls on 200,000 results and 1,000,000 ledger entries, beside a bare server",
    load: () => import("./lists.ts"),
  },
  matching: {
    what: "ranking, requirements, invariance and profiles on a folder of test data (--data <folder>)",
    load: () => import("./matching.ts"),
  },
  outages: {
    what: "two APIs and four workers that are killed in turn, and a store that goes away: what is lost, what is left",
    load: () => import("./outages.ts"),
  },
  pages: {
    what: "the pages in Chromium: Lighthouse on a phone and a desk, code, time to the next candidate",
    load: () => import("./pages.ts"),
  },
  parameters: {
    what: "what moving each number of the engine by a fifth does to the golden ladder",
    load: () => import("./parameters.ts"),
  },
  parse: {
    what: "profiles of CVs by part: batches of designs that nobody tuned to, and templates (--data <folder>)",
    load: () => import("./parse.ts"),
  },
  recordings: {
    what: "100 candidates who record at once: how long parts take, what is lost, joining, memory",
    load: () => import("./recordings.ts"),
  },
  refused: {
    what: "wishes that are refused, of unseen ones and of public adverts (--data <folder>)",
    load: () => import("./refused.ts"),
  },
  scale: {
    what: "one to four workers and one or two APIs: CVs a second, and what each CV costs of every part",
    load: () => import("./scale.ts"),
  },
  screening: {
    what: "a whole screening through the API: upload, read, screen; and how the API answers meanwhile",
    load: () => import("./screening.ts"),
  },
  simulation: {
    what: "1,000 results scored by other weights, as the browser does while they are moved",
    load: () => import("./simulation.ts"),
  },
  "sign-in": {
    what: "how many sign in in a second, and what others notice of it",
    load: () => import("./sign-in.ts"),
  },
  soak: {
    what: "an hour of screening without a pause beside lists, reports and live events: what memory does",
    load: () => import("./soak.ts"),
  },
  upgrade: {
    what: "from the previous release to this one while people work: requests that fail, what is lost (--from <version>)",
    load: () => import("./upgrade.ts"),
  },
};

const [name, ...options] = process.argv.slice(2);
const benchmark = name ? benchmarks[name] : undefined;
if (!benchmark) {
  process.stdout.write("Usage: npm run bench -- <name> [options]\n");
  for (const [known, { what }] of Object.entries(benchmarks)) {
    process.stdout.write(`  ${known.padEnd(14)} ${what}\n`);
  }
  process.exit(name ? 2 : 0);
}
process.stdout.write(
  `${cpus().length} × ${cpus()[0]?.model ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n\n`,
);
await (await benchmark.load()).run(options);
