import type { Person } from "@winnow/samples/people.ts";
import { rawPage, rawStream } from "@winnow/samples/raw-pdf.ts";
import type { Browser } from "playwright-core";

/** A word of a scan; its middle is told as shares of the page. */
export type ScannedWord = { text: string; x: number; y: number };

const sheet = { width: 794, height: 1123 };
/** Pixels of the scan for one of the sheet: 192 dots per inch. */
const sharpness = 2;

/** A CV that is a picture of a page and nothing else, and where its words stand, as the browser has set them. */
export async function scanCv(
  browser: Browser,
  person: Person,
): Promise<{ bytes: Uint8Array; words: ScannedWord[] }> {
  const page = await browser.newPage({ viewport: sheet, deviceScaleFactor: sharpness });
  await page.setContent(
    '<body style="margin:64px 72px;font:15px/1.5 sans-serif;color:#222;background:#fdfcf8;white-space:pre-line">',
  );
  const words = await page.evaluate((text) => {
    const node = document.body.appendChild(document.createTextNode(text));
    return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { text: word, x: (left + right) / 2 / innerWidth, y: (top + bottom) / 2 / innerHeight };
    });
  }, linesOf(person).join("\n"));
  const picture = await page.screenshot({ type: "jpeg", quality: 90 });
  await page.close();
  const image =
    `/Type/XObject/Subtype/Image/Width ${sheet.width * sharpness}/Height ${sheet.height * sharpness}` +
    "/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode";
  const bytes = rawPage(rawStream("595 0 0 842 0 0 cm /Im Do"), {
    page: "/XObject<</Im 6 0 R>>",
    others: [rawStream(picture, image)],
  });
  return { bytes, words };
}

/** Short enough for one page, and for a recogniser that takes its time. */
function linesOf({ name, headline, contact, jobs, skills }: Person): string[] {
  return [
    name,
    headline,
    `${contact.email}  ${contact.phone}`,
    "",
    "Experience",
    ...jobs
      .slice(0, 2)
      .flatMap(({ title, employer, dates, bullets }) => ["", `${title}, ${employer}`, dates, ...bullets]),
    "",
    "Skills",
    skills.join(", "),
  ];
}
