import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { recognitionProcessorMs } from "@winnow/documents/limits.ts";
import { readDocument } from "@winnow/documents/read-document.ts";
import { recogniseWithin } from "@winnow/documents/recognition.ts";
import { recogniseScan } from "./recognise-scan.ts";
import type { Row } from "./row.ts";
import { scoreWith } from "./score-with.ts";

type Shares = Record<string, number>;

/** The reading order of the ladder's PDFs in their layouts, scans apart. The scorer needs Python 3. */
export async function measureTextOrder({ data, scratch }: { data: string; scratch: string }): Promise<Row[]> {
  const folder = join(data, "rank/R5-ladder");
  const texts = join(scratch, "texts");
  await mkdir(texts, { recursive: true });
  for (const file of await readdir(join(folder, "pdf"))) {
    const outcome = await readDocument(await readFile(join(folder, "pdf", file)), {
      recognise: recogniseWithin(recognitionProcessorMs, recogniseScan),
    });
    if (!outcome.ok) continue;
    const { headersAndFooters, lines } = outcome.document;
    const text = [...headersAndFooters, ...lines].map((line) => line.text).join("\n");
    await writeFile(join(texts, file.replace(/pdf$/, "txt")), text);
  }
  const report = await scoreWith(join(data, "scripts/eval-text-order.py"), [folder, texts]);
  const all = sharesOf(report, "ALL");
  const scans = sharesOf(report, "SCAN");
  return [
    {
      what: "R5 layouts: sidebar text inside the job history",
      floor: "0.125",
      target: "0.01",
      ours: shown(all.contam),
    },
    {
      // One layout draws "W O R K E X P E R I E N C E" with equal gaps: where the words part cannot be seen in it.
      what: "R5 layouts: headings found, blanks aside",
      floor: "0.88",
      target: "0.98",
      ours: shown(all.heads_ns),
    },
    {
      what: "R5 layouts: jobs with title and dates together",
      floor: "0.94",
      target: "0.99",
      ours: shown(all.job),
    },
    {
      what: "R5 scans: name / e-mail",
      floor: "0 / 0",
      target: "0.95 / 0.95",
      ours: `${shown(scans.name)} / ${shown(scans.email)}`,
    },
  ];
}

/** The scorer prints a layout a line: `ALL {'line': 0.99, …} 240`. */
function sharesOf(report: string, layout: string): Shares {
  const printed = new RegExp(`^${layout} (\\{.*\\})`, "m").exec(report)?.[1];
  return printed ? JSON.parse(printed.replaceAll("'", '"')) : {};
}

function shown(share: number | undefined): string {
  return share === undefined ? "–" : share.toFixed(3);
}
