import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = new URL("../../", import.meta.url);
const text = readFileSync(new URL("docs/asvs.md", root), "utf8");
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| ([a-z ]+) \| (.+) \|$/gm)].map(
  ([, id = "", level, state, how = ""]) => ({ id, level, state, how }),
);

test("each requirement of OWASP ASVS 5.0 of level 1 and 2 has one row", () => {
  expect(rows.filter(({ level }) => level === "1")).toHaveLength(70);
  expect(rows.filter(({ level }) => level === "2")).toHaveLength(183);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

describe("as many rows as the beginning says are", () => {
  test.each(
    [...text.matchAll(/^\| \*\*([a-z ]+)\*\* \| (\d+) \|/gm)].map(([, state, count]) => [state, count]),
  )("%s: %s", (state, count) => {
    expect(rows.filter((row) => row.state === state)).toHaveLength(Number(count));
  });

  test("and none is anything else", () => {
    const said = [...text.matchAll(/^\| \*\*([a-z ]+)\*\* \|/gm)].map(([, state]) => state);

    expect(said.length).toBe(4);
    expect(rows.filter(({ state }) => !said.includes(state))).toEqual([]);
  });
});

test("every file that it names exists, tests above all", () => {
  const named = [
    ...[...text.matchAll(/`([\w.-]+\/[\w./-]*\.\w+)`/g)].map(([, path = ""]) => new URL(path, root)),
    ...[...text.matchAll(/\]\((?!https:)([^)#]+)\)/g)].map(
      ([, path = ""]) => new URL(path, new URL("docs/", root)),
    ),
  ];

  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((file) => !existsSync(fileURLToPath(file))).map(String)).toEqual([]);
});
