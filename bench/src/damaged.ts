import { performance } from "node:perf_hooks";
import { isDeepStrictEqual, parseArgs } from "node:util";
import type { ReadOutcome } from "@winnow/documents/document-text.ts";
import { damageKinds, damagePdf } from "@winnow/samples/damage-pdf.ts";
import { TaskLost } from "@winnow/server/platform/processes/process-pool.ts";
import { type Pdf, withPdfs } from "./documents/pdfs-to-read.ts";
import { startReadingPool } from "./reading-pool.ts";

const goodFileEvery = 25;
type Tally = Map<string, Map<string, number>>;

/**
 * Reads damaged PDFs through the server's reading processes: what becomes of each kind of damage, what took longest,
 * and whether undamaged files in between read as ever. Options: --pdfs <folder> (default: CVs of invented people),
 * --count <number> (2000), --seed <number> (1). The same seed gives the same files.
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: {
      pdfs: { type: "string" },
      count: { type: "string", default: "2000" },
      seed: { type: "string", default: "1" },
    },
  });
  await withPdfs(values.pdfs, (pdfs) => readDamaged(pdfs, Number(values.count), Number(values.seed)));
}

async function readDamaged(pdfs: Pdf[], count: number, seed: number): Promise<void> {
  const pool = startReadingPool();
  const tally: Tally = new Map();
  const times: { ms: number; name: string }[] = [];
  const [good] = pdfs;
  if (good === undefined) return;
  const expected = await pool.run("readCv", { bytes: good.bytes });
  let spoilt = 0;
  const readOne = async (index: number) => {
    const kind = damageKinds[index % damageKinds.length] ?? "";
    const [pdf, other] = [pdfs[(index * 7_919) % pdfs.length], pdfs[(index * 104_729 + 1) % pdfs.length]];
    if (pdf === undefined || other === undefined) return;
    const bytes = damagePdf({ kind, seed: seed + index, bytes: pdf.bytes, other: other.bytes });
    const startedAt = performance.now();
    const outcome = await pool.run("readCv", { bytes }).then(inWord, lostInWord);
    times.push({
      ms: performance.now() - startedAt,
      name: `${kind}, seed ${seed + index}, ${pdf.path}: ${outcome}`,
    });
    const outcomes = tally.get(kind) ?? new Map<string, number>();
    tally.set(kind, outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1));
    if (index % goodFileEvery === 0) {
      const again = await pool.run("readCv", { bytes: good.bytes });
      if (!isDeepStrictEqual(again, expected)) spoilt += 1;
    }
  };
  try {
    // Two at a time, one for each process, so that none waits while its time is taken.
    await Promise.all(
      [0, 1].map(async (first) => {
        for (let index = first; index < count; index += 2) await readOne(index);
      }),
    );
  } finally {
    await pool.close();
  }
  print(tally);
  times.sort((a, b) => b.ms - a.ms);
  process.stdout.write("\nslowest, in milliseconds\n");
  for (const { ms, name } of times.slice(0, 5))
    process.stdout.write(`${ms.toFixed(0).padStart(8)}  ${name}\n`);
  process.stdout.write(`\nundamaged files in between that read otherwise than before: ${spoilt}\n`);
}

function inWord(outcome: ReadOutcome): string {
  if (!outcome.ok) return outcome.reason;
  if (outcome.document.readBy === "ocr") return "read from its picture";
  return outcome.document.isPartlyUnreadable ? "partly read" : "read";
}

function lostInWord(error: unknown): string {
  return error instanceof TaskLost ? `PROCESS LOST (${error.reason})` : "UNNAMED FAILURE";
}

function print(tally: Tally): void {
  const outcomes = [...new Set([...tally.values()].flatMap((counts) => [...counts.keys()]))].sort();
  for (const [kind, counts] of tally) {
    const cells = outcomes.flatMap((outcome) => {
      const count = counts.get(outcome);
      return count === undefined ? [] : [`${outcome} ${count}`];
    });
    process.stdout.write(`${kind.padEnd(34)}${cells.join(", ")}\n`);
  }
}
