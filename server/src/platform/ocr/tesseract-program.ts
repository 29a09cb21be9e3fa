import { spawn } from "node:child_process";
import { recognitionTimeMs } from "@winnow/documents/limits.ts";
import { type Recognise, type RecognisedWord, toPgm } from "@winnow/documents/recognition.ts";

/** Columns of Tesseract's TSV output; level 5 are words. */
const wordLevel = 5;

/**
 * Recognises words with the program `tesseract`, without temporary files. Undefined when it is not installed or
 * lacks a language ("eng", or several joined by "+"). A page that takes too long is given up and its process ended.
 */
export async function findTesseractProgram(
  options: { program?: string; languages?: string } = {},
): Promise<Recognise | undefined> {
  const { program = "tesseract", languages = "eng" } = options;
  const listed = await run(program, ["--list-langs"], new Uint8Array(0));
  if (listed.exitCode !== 0) return undefined;
  const known = new Set(listed.output.split(/\s+/));
  if (!languages.split("+").every((language) => known.has(language))) return undefined;
  return async (picture) => {
    const dotsPerInch = String(Math.round(picture.dotsPerInch));
    const { exitCode, output } = await run(
      program,
      ["stdin", "stdout", "-l", languages, "--psm", "3", "--dpi", dotsPerInch, "tsv"],
      toPgm(picture),
    );
    if (exitCode === null) return undefined;
    if (exitCode !== 0) throw new Error(`tesseract ended with ${exitCode}`);
    return wordsOfTsv(output);
  };
}

/** `exitCode` is null when the program was ended after its time and -1 when there is no such program. */
function run(
  program: string,
  parameters: string[],
  input: Uint8Array,
): Promise<{ exitCode: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      stdio: ["pipe", "pipe", "ignore"],
      // One thread: pages are read beside each other by several processes.
      env: { PATH: "/usr/local/bin:/usr/bin:/bin", OMP_THREAD_LIMIT: "1" },
      timeout: recognitionTimeMs,
      killSignal: "SIGKILL",
    });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", () => resolve({ exitCode: -1, output: "" }));
    child.on("close", (exitCode) => resolve({ exitCode, output: Buffer.concat(chunks).toString("utf8") }));
    // A program that ends early does not read on; its exit code tells.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
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
