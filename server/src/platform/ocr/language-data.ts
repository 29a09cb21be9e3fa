import { mkdtemp, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** What scans are read in, as Tesseract names it, and the package of its data; English first. */
const packages = {
  eng: () => require.resolve("@tesseract.js-data/eng/package.json"),
  deu: () => require.resolve("@tesseract.js-data/deu/package.json"),
  fra: () => require.resolve("@tesseract.js-data/fra/package.json"),
  spa: () => require.resolve("@tesseract.js-data/spa/package.json"),
  pol: () => require.resolve("@tesseract.js-data/pol/package.json"),
};
type ScanLanguage = keyof typeof packages;
export const scanLanguages = Object.keys(packages) as ScanLanguage[];

/** The smaller of the data that a package has, whose numbers are whole ones. */
function folderOf(language: ScanLanguage): string {
  return join(dirname(packages[language]()), "4.0.0_best_int");
}

/**
 * One folder with the data of all languages, which come from a package each: links, in the system's folder for what
 * does not stay. English alone where nothing can be written.
 */
export async function linkLanguageData(): Promise<{ folder: string; languages: readonly string[] }> {
  try {
    const folder = await mkdtemp(join(tmpdir(), "winnow-languages-"));
    for (const language of scanLanguages) {
      const file = `${language}.traineddata.gz`;
      await symlink(join(folderOf(language), file), join(folder, file));
    }
    return { folder, languages: scanLanguages };
  } catch {
    return { folder: folderOf("eng"), languages: ["eng"] };
  }
}
