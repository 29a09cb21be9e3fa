import { expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import { linkFrom, snippetOf, stateSentence } from "./share-words.ts";

speak("en");
await loadWords("forms");

const link = "https://winnow.example/admin/public/job/8f14";
const timeless = { open_since: null, opens_at: null, closes_at: null };
const own = { isSample: false };

test("a link says where it was put, whatever the place is called", () => {
  expect(linkFrom(link, " linkedin ")).toBe(`${link}?source=linkedin`);
  expect(new URL(linkFrom(link, 'Jobs & "more"')).searchParams.get("source")).toBe('Jobs & "more"');
  expect(linkFrom(link, "  ")).toBe(link);
});

test("the snippet is a link, with what search engines read where there is something to read", () => {
  expect(snippetOf(linkFrom(link, '"><script>'), null)).toMatch(
    /^<a href="[^"<>]*source=%22%3E%3Cscript%3E" style="[^"]*">Apply for this job<\/a>$/,
  );
  expect(snippetOf(link, '{"@type":"JobPosting"}')).toContain(
    '\n<script type="application/ld+json">{"@type":"JobPosting"}</script>',
  );
});

test("every state is said in words, with its moments", () => {
  const noon = Date.parse("2026-11-22T12:00:00Z") / 1_000;
  expect(stateSentence({ ...timeless, state: "open", open_since: noon }, own)).toMatch(
    /^Open since Nov 22, 2026, .*\.$/,
  );
  expect(stateSentence({ ...timeless, state: "open", open_since: noon, closes_at: noon }, own)).toMatch(
    / It closes on Nov 22/,
  );
  expect(stateSentence({ ...timeless, state: "not yet open", opens_at: noon }, own)).toMatch(/^It opens on/);
  expect(stateSentence({ ...timeless, state: "over", closes_at: noon }, own)).toMatch(/^Closed since Nov 22/);
  expect(stateSentence({ ...timeless, state: "closed" }, own)).toBe("Closed. Nobody can apply.");
  expect(stateSentence({ ...timeless, state: "internal" }, own)).toMatch(/^Not public\./);
  expect(stateSentence({ ...timeless, state: "internal" }, { isSample: true })).toMatch(/sample/);
});
