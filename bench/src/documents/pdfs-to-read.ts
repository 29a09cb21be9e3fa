import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import { people } from "@winnow/samples/people.ts";

export type Pdf = { path: string; bytes: Uint8Array };

const layouts = [
  "classicSerif",
  "dateColumn",
  "leftSidebar",
  "modernSans",
  "rightSidebar",
  "twoColumns",
] as const;

/** Hands over the PDFs of a folder and of those in it; without one, a CV of every invented person in every layout, for as long as `use` lasts. */
export async function withPdfs(
  folder: string | undefined,
  use: (pdfs: Pdf[]) => Promise<void>,
): Promise<void> {
  if (folder !== undefined) return use(await readPdfs(resolve(folder)));
  const directory = await mkdtemp(join(tmpdir(), "winnow-bench-"));
  try {
    for (const [index, person] of people.entries()) {
      for (const layout of layouts) {
        await writeFile(join(directory, `${index}-${layout}.pdf`), await makeCvPdf(person, layout));
      }
    }
    await use(await readPdfs(directory));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function readPdfs(directory: string): Promise<Pdf[]> {
  const entries = await readdir(directory, { recursive: true });
  const names = entries.filter((name) => name.endsWith(".pdf")).sort();
  if (names.length === 0) throw new Error(`There are no PDFs in ${directory}`);
  return Promise.all(
    names.map(async (name) => {
      const path = join(directory, name);
      return { path, bytes: new Uint8Array(await readFile(path)) };
    }),
  );
}
