import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readDateRange, readLastDate } from "../../src/profile/read-date-range.ts";

type Read = "right" | "other" | "nothing";

/** `<text> => <start> .. <end>`, where both are the same for a point in time, or `<text> => none`; in two parts. */
const [lines = [], unseen = []] = readFileSync(new URL("unlisted-dates.txt", import.meta.url), "utf8")
  .split(/^(?:# .*\n)+/mu)
  .slice(1)
  .map((part) => part.split("\n").filter((line) => line.includes(" => ")));

function compare(line: string): Read {
  const at = line.lastIndexOf(" => ");
  const [text, truth] = [line.slice(0, at), line.slice(at + " => ".length)];
  const range = readDateRange(text);
  const read = range ? `${written(range.start)} .. ${range.end ? written(range.end) : "now"}` : null;
  const [start, end] = truth.split(" .. ");
  const last = start === end && !range ? readLastDate(text) : null;
  if (truth === "none") return range ? "other" : "nothing";
  if (read === truth || (last && written(last) === start)) return "right";
  return read ? "other" : "nothing";
}

function written({ year, month }: { year: number; month: number | null }): string {
  return month === null ? `${year}` : `${year}-${String(month).padStart(2, "0")}`;
}

/** A little under what was measured when the floors were last raised. */
test("reads most periods as nobody here had seen them written, and few otherwise than they are meant", () => {
  const periods = lines.filter((line) => !line.endsWith("=> none")).map(compare);
  const others = lines.filter((line) => line.endsWith("=> none")).map(compare);
  expect(periods.length).toBeGreaterThan(100);
  expect(periods.filter((read) => read === "right").length / periods.length).toBeGreaterThanOrEqual(0.88);
  expect(periods.filter((read) => read === "other").length / periods.length).toBeLessThanOrEqual(0.03);
  expect(others.filter((read) => read === "nothing").length / others.length).toBeGreaterThanOrEqual(0.85);
});

test("reads nearly all periods that were not looked at, and none otherwise than it is meant", () => {
  const read = unseen.map((line) => {
    const at = line.lastIndexOf(" => ");
    const [start = "", end = ""] = line.slice(at + " => ".length).split(" .. ");
    const range = readDateRange(line.slice(0, at));
    const last = range ? null : readLastDate(line.slice(0, at));
    const [from, to] = range ? [range.start, range.end] : [last, last];
    if (!from) return "nothing";
    return written(from).startsWith(start) && (to ? written(to) : "now").startsWith(end) ? "right" : "other";
  });
  expect(read.filter((one) => one === "right").length / read.length).toBeGreaterThanOrEqual(0.95);
  expect(read.filter((one) => one === "other").length / read.length).toBeLessThanOrEqual(0.03);
});
