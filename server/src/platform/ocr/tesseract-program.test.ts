import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findTesseractProgram, wordsOfTsv } from "./tesseract-program.ts";

it("is not there when the program is not installed or lacks the language", async () => {
  expect(await findTesseractProgram({ program: "no-such-program-tesseract" })).toBeUndefined();
  expect(await findTesseractProgram({ languages: ["eng", "xxx"] })).toBeUndefined();
});

it("is ended when a page takes more processor time than it may, whatever the clock says", async () => {
  const folder = await mkdtemp(join(tmpdir(), "winnow-tesseract-"));
  try {
    const program = join(folder, "tesseract");
    const lists = 'if [ "$1" = --list-langs ]; then echo eng deu; exit; fi';
    await writeFile(program, `#!/bin/sh\n${lists}\ncat > /dev/null\nwhile :; do :; done\n`, { mode: 0o700 });
    const found = await findTesseractProgram({ program, languages: ["eng", "deu"] });
    expect(found?.languages).toEqual(["eng", "deu"]);
    const recognise = found?.recogniseIn(["eng", "deu"]);
    const picture = { width: 1, height: 1, dotsPerInch: 300, greys: new Uint8Array(1) };
    const outcome = await recognise?.(picture, 1_000);
    expect(outcome?.words).toBeUndefined();
    expect(outcome?.processorMs).toBeGreaterThan(500);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it("reads words, boxes and lines from Tesseract's table", () => {
  const tsv = [
    "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext",
    "4\t1\t1\t1\t1\t0\t10\t20\t200\t30\t-1\t",
    "5\t1\t1\t1\t1\t1\t10\t20\t80\t30\t96.5\tAda",
    "5\t1\t1\t1\t1\t2\t100\t20\t110\t30\t95\tLovelace",
    "5\t1\t2\t1\t1\t1\t10\t90\t110\t30\t91\tAnalyst",
    "",
  ].join("\n");
  expect(wordsOfTsv(tsv)).toEqual([
    { text: "Ada", line: 0, confidence: 96.5, box: { x: 10, y: 20, width: 80, height: 30 } },
    { text: "Lovelace", line: 0, confidence: 95, box: { x: 100, y: 20, width: 110, height: 30 } },
    { text: "Analyst", line: 1, confidence: 91, box: { x: 10, y: 90, width: 110, height: 30 } },
  ]);
});
