import { spawn } from "node:child_process";
import type { RecogniseIn } from "@winnow/documents/in-its-language.ts";
import { type RecognisedWord, toPgm } from "@winnow/documents/recognition.ts";
import { scanLanguages } from "./language-data.ts";

/** Columns of Tesseract's TSV output; level 5 are words. */
const wordLevel = 5;
const listingLimitMs = 10_000;

/**
 * Recognises words with the program `tesseract`, without temporary files. Undefined when it is not installed or lacks one of
 * the languages. A page that takes too long is given up and its process ended.
 */
export async function findTesseractProgram(
  options: { program?: string; languages?: readonly string[] } = {},
): Promise<{ recogniseIn: RecogniseIn; languages: readonly string[] } | undefined> {
  const { program = "tesseract", languages = scanLanguages } = options;
  const listed = await run([program, "--list-langs"], { input: new Uint8Array(0), limitMs: listingLimitMs });
  if (listed.exitCode !== 0) return undefined;
  const known = new Set(listed.output.split(/\s+/));
  if (!languages.every((language) => known.has(language))) return undefined;
  const recogniseIn: RecogniseIn = (order) => async (picture, limitMs) => {
    const dotsPerInch = String(Math.round(picture.dotsPerInch));
    const { exitCode, output, processorMs } = await run(
      [program, "stdin", "stdout", "-l", order.join("+"), "--psm", "3", "--dpi", dotsPerInch, "tsv"],
      { input: toPgm(picture), limitMs },
    );
    if (exitCode === endedForTime) return { words: undefined, processorMs };
    if (exitCode !== 0) throw new Error(`tesseract ended with ${exitCode}`);
    return { words: wordsOfTsv(output), processorMs };
  };
  return { recogniseIn, languages };
}

/**
 * The system ends a program at its limit of processor time, which counts whole seconds; `times` says in its second
 * line what the program took.
 */
const runLimited = 'ulimit -t "$0" && { "$@"; code=$?; times >&2; exit $code; }';
/** As the shell reports SIGKILL. */
const endedForTime = 128 + 9;
const noSuchProgram = 127;

function run(
  command: string[],
  { input, limitMs }: { input: Uint8Array; limitMs: number },
): Promise<{ exitCode: number | null; output: string; processorMs: number }> {
  return new Promise((resolve) => {
    const limitSeconds = String(Math.ceil(limitMs / 1_000));
    const child = spawn("/bin/sh", ["-c", runLimited, limitSeconds, ...command], {
      stdio: ["pipe", "pipe", "pipe"],
      // One thread: pages are read beside each other by several processes.
      env: { PATH: "/usr/local/bin:/usr/bin:/bin", OMP_THREAD_LIMIT: "1" },
    });
    const output: Buffer[] = [];
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-maxSaid);
    });
    child.on("error", () => resolve({ exitCode: noSuchProgram, output: "", processorMs: 0 }));
    child.on("close", (exitCode) =>
      resolve({ exitCode, output: Buffer.concat(output).toString("utf8"), processorMs: childrenMs(said) }),
    );
    // A program that ends early does not read on; its exit code tells.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

/** More than the two lines of `times` have. */
const maxSaid = 200;

/** From the last line: "0m1.250s 0m0.050s". */
function childrenMs(said: string): number {
  const times = (said.trimEnd().split("\n").at(-1) ?? "").matchAll(/(\d+)m([\d.]+)s/g);
  return [...times].reduce(
    (sum, [, minutes, seconds]) => sum + 60_000 * Number(minutes) + 1_000 * Number(seconds),
    0,
  );
}

export function wordsOfTsv(tsv: string): RecognisedWord[] {
  const lines = new Map<string, number>();
  return tsv.split("\n").flatMap((row) => {
    const [level, page, block, paragraph, line, , x, y, width, height, confidence, text] = row.split("\t");
    if (Number(level) !== wordLevel || text === undefined) return [];
    const key = [page, block, paragraph, line].join(" ");
    const number = lines.get(key) ?? lines.size;
    lines.set(key, number);
    const box = { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
    return [{ text, box, line: number, confidence: Number(confidence) }];
  });
}
