// Renders every state that a journey looks at, wide and narrow, light and dark, into a folder with a page that shows
// them all: `npm run gallery` for the whole product, `npm run gallery -- results report` for some journeys.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium, ensurePackages, ensureWebBundle, root, run } from "./prepare.mjs";

const folder = join(root, "gallery");
const journeys = process.argv.slice(2);

ensurePackages();
ensureWebBundle();
const chromium = ensureChromium();
rmSync(folder, { recursive: true, force: true });
process.exitCode = await run(
  "vitest",
  ["run", ...(journeys.length > 0 ? journeys.map((name) => `journeys/${name}`) : ["journeys/"])],
  { CHROMIUM_PATH: chromium, SCREENSHOTS: folder },
);
writeFileSync(join(folder, "index.html"), pageOf(readPictures()));
console.log(`The gallery is in ${join(folder, "index.html")}.`);

function readPictures() {
  const lines = readFileSync(join(folder, "pictures.jsonl"), "utf8").trim().split("\n");
  const pictures = lines.map((line) => JSON.parse(line));
  // A state that two tests come by is shown once, as the later one saw it.
  return [...new Map(pictures.map((picture) => [picture.file, picture])).values()];
}

function pageOf(pictures) {
  const states = new Map();
  for (const picture of pictures) {
    const key = `${picture.journey}: ${picture.state}`;
    states.set(key, [...(states.get(key) ?? []), picture]);
  }
  const sections = [...states]
    .sort(([one], [other]) => one.localeCompare(other, "en"))
    .map(
      ([key, ofState]) =>
        `<section><h2>${escaped(key)}</h2><div>${ofState
          .map(
            ({ file, mode, width }) =>
              `<figure data-mode="${mode}" data-width="${width}"><figcaption>${mode} at ${width}</figcaption><a href="${encodeURI(file)}"><img loading="lazy" src="${encodeURI(file)}" alt="${escaped(key)}, ${mode} at ${width} pixels"></a></figure>`,
          )
          .join("")}</div></section>`,
    );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Winnow, state by state</title>
<style>
  body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; background: #e9e7e1; color: #16201d; }
  section > div { display: flex; gap: 16px; overflow-x: auto; align-items: flex-start; }
  h2 { font-size: 16px; margin: 32px 0 8px; }
  figure { margin: 0; flex: none; }
  figcaption { color: #55625c; font-size: 12px; }
  img { display: block; border: 1px solid #bbb; max-height: 90vh; }
  figure[data-width="1280"] img { width: 760px; }
  figure[data-width="360"] img { width: 300px; max-height: none; }
</style>
<h1>${states.size} states in ${pictures.length} pictures</h1>
${sections.join("\n")}
</html>
`;
}

function escaped(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
