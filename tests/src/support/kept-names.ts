import type { Page } from "playwright-core";

/** The names of the files that a page's browser keeps until they have arrived. */
export function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("winnow-files");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("files").objectStore("files").getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(({ name }) => name));
          };
        };
      }),
  );
}
