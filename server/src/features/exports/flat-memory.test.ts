import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

/** Writes 50,000 rows of 30 cells in a process of its own, and tells by how many bytes it grew at the most. */
const program = (writer: string, module: string) => `
  import { finished } from "node:stream/promises";
  import { ${writer} } from ${JSON.stringify(new URL(module, import.meta.url).href)};
  async function* rows() {
    for (let row = 0; row < 50_000; row++)
      yield Array.from({ length: 30 }, (_, cell) => (cell % 3 === 0 ? row + cell : "words of row " + row));
  }
  // What the first rows need is there before the measuring starts.
  const before = process.memoryUsage.rss();
  let bytes = 0;
  // Looked at with every chunk: the system's own maximum begins with what the process that started this one takes.
  let peak = before;
  const file = ${writer}(rows()).on("data", (chunk) => {
    bytes += chunk.length;
    peak = Math.max(peak, process.memoryUsage.rss());
  });
  await finished(file);
  console.log(JSON.stringify({ grown: peak - before, bytes }));
`;

it.each([
  ["writeCsv", "../../platform/spreadsheets/write-csv.ts"],
  ["writeXlsx", "../../platform/spreadsheets/write-xlsx.ts"],
])("%s writes 50,000 rows in at most 100 MB more memory", (writer, module) => {
  const told = execFileSync(process.execPath, ["--input-type=module", "-e", program(writer, module)], {
    encoding: "utf8",
  });

  const { grown, bytes } = JSON.parse(told);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(grown).toBeLessThan(100_000_000);
});
