import { afterAll, beforeAll, expect, test } from "vitest";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow.stop());

const icon = (name: string) => fetch(`${winnow.url}/api/public/icons/${name}.svg`);

test.each([
  "screening",
  "screening-done",
  "screening-stopped",
  "files",
  "credits",
  "export",
  "job-description",
  "notice",
])("the icon %s is a drawing of its own that browsers may keep", async (name) => {
  const response = await icon(name);

  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/svg+xml; charset=utf-8",
    "cache-control": "public, max-age=604800, immutable",
    "x-content-type-options": "nosniff",
  });
  const text = await response.text();
  expect(text).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
  expect(text).not.toMatch(/<script|href|foreignObject|\son\w+=/i);
  if (name !== "notice") expect(text).not.toBe(await (await icon("notice")).text());
});

test.each(["no-such-icon", "__proto__", "constructor", "..%2f..%2fapi", "%00", "x".repeat(300)])(
  "the name %s gets the neutral icon, and not for ever",
  async (name) => {
    const response = await icon(name);

    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).not.toContain("immutable");
    expect(await response.text()).toBe(await (await icon("notice")).text());
  },
);
