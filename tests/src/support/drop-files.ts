import type { Page } from "playwright-core";

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** So many files as a drop brings them: Playwright's own way of choosing takes 50 MB at the most. */
export async function dropFiles(page: Page, files: ChosenFile[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (given) => {
      const dropped = new DataTransfer();
      for (const { name, type, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        dropped.items.add(new File([bytes], name, { type }));
      }
      return dropped;
    },
    files.map(({ name, mimeType, buffer }) => ({
      name,
      type: mimeType,
      base64: buffer.toString("base64"),
    })),
  );
  await page.getByText("Drop CVs, a folder or a ZIP here").dispatchEvent("drop", { dataTransfer: transfer });
}
