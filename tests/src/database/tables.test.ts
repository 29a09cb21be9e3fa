import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cloneDatabase } from "../support/start-winnow.ts";

type Column = { isNullable: boolean; kind: Kind };
type Kind = "text" | "number" | "boolean" | "moment" | "bytes" | "list" | "json" | "a named type";

const source = readFileSync(fileURLToPath(import.meta.resolve("@winnow/server/tables.ts")), "utf8")
  .replace(/\/\*\*[\s\S]*?\*\//g, "")
  .replace(/^\s*\/\/.*$/gm, "");
const typed = new Map(
  membersOf(between(source, "export type Tables = {", "\n};")).map(([table, type]) => [
    table,
    new Map(membersOf(between(type, "{", "}")).map(([column, its]) => [column, columnOf(its)])),
  ]),
);

/** What the platform keeps for itself, in tables that no feature knows. */
const ofThePlatform = [
  "idempotency_keys",
  "migrations",
  "sandbox_keys",
  "sandbox_payments",
  "web_assets",
  "worker_processes",
];

const migrated = new Map<string, Map<string, Column>>();
let pool: pg.Pool;

/** Without what the database works out for its own triggers. */
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await cloneDatabase(), max: 1 });
  const { rows } = await pool.query<{ table: string; column: string; is_nullable: string; type: string }>(
    `select table_name as table, column_name as column, is_nullable, udt_name as type
     from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' order by table_name, ordinal_position`,
  );
  for (const { table, column, is_nullable, type } of rows) {
    const columns = migrated.get(table) ?? new Map();
    migrated.set(table, columns.set(column, { isNullable: is_nullable === "YES", kind: kindOf(type) }));
  }
});

afterAll(() => pool.end());

test("the types of the tables are really read", () => {
  expect(typed.get("sign_in_callers")).toEqual(
    new Map([
      ["account_id", { isNullable: false, kind: "a named type" }],
      ["caller", { isNullable: false, kind: "text" }],
      ["last_seen_at", { isNullable: false, kind: "moment" }],
    ]),
  );
  expect(typed.get("sessions")?.get("token_hash")).toEqual({ isNullable: false, kind: "bytes" });
  expect(typed.get("screening_results")?.get("weighed")).toEqual({ isNullable: true, kind: "a named type" });
  expect(typed.get("screening_results")?.get("report")).toEqual({ isNullable: false, kind: "a named type" });
  expect(typed.get("screenings")?.get("requirements")).toEqual({ isNullable: false, kind: "json" });
});

test("every table of the database has its type, and every type its table", () => {
  expect([...typed.keys(), ...ofThePlatform].sort()).toEqual([...migrated.keys()].sort());
});

describe("columns are typed as the migrations make them:", () => {
  test.each([...typed])("%s", (table, columns) => {
    const made = migrated.get(table) ?? new Map<string, Column>();

    expect([...columns.keys()].sort()).toEqual([...made.keys()].sort());
    for (const [name, { isNullable, kind }] of columns) {
      expect(`${name}, ${made.get(name)?.isNullable}`).toBe(`${name}, ${isNullable}`);
      const kinds = kind === "a named type" ? ["text", "json"] : [kind];
      expect([name, kinds]).toEqual([name, expect.arrayContaining([made.get(name)?.kind])]);
    }
  });
});

function kindOf(type: string): Kind {
  if (type.startsWith("_")) return "list";
  const kinds: Record<string, Kind> = {
    text: "text",
    uuid: "text",
    bool: "boolean",
    bytea: "bytes",
    timestamptz: "moment",
    jsonb: "json",
    int2: "number",
    int4: "number",
    int8: "number",
    numeric: "number",
  };
  const kind = kinds[type];
  if (!kind) throw new Error(`No column of ours is of the type ${type}.`);
  return kind;
}

/** What a query selects of a column, from the text of its type. */
function columnOf(type: string): Column {
  const alias = new RegExp(`^type ${type} = ([\\s\\S]*?);$`, "m").exec(source)?.[1];
  if (alias && /^ColumnType</.test(alias)) return columnOf(alias);
  if (/^(Json|JSONColumnType)</.test(type)) return { isNullable: false, kind: "json" };
  const wrapped = /^(?:ColumnType|Generated)<([\s\S]*)>$/.exec(type)?.[1];
  const union = split(split(wrapped ?? type, ",")[0] ?? "", "|");
  const [one = "", ...others] = union.filter((member) => member !== "null");
  const isNullable = union.includes("null");
  const kinds: Record<string, Kind> = {
    string: "text",
    number: "number",
    boolean: "boolean",
    Date: "moment",
    Buffer: "bytes",
  };
  if (one.endsWith("[]")) return { isNullable, kind: "list" };
  if ([one, ...others].every((member) => member.startsWith('"'))) return { isNullable, kind: "text" };
  return { isNullable, kind: kinds[one] ?? "a named type" };
}

/** The members of an object type: their names and the texts of their types. */
function membersOf(text: string): [string, string][] {
  return split(text, ";").map((member) => {
    const colon = member.indexOf(":");
    return [member.slice(0, colon).trim(), member.slice(colon + 1).trim()];
  });
}

function between(text: string, begin: string, end: string): string {
  const from = text.indexOf(begin) + begin.length;
  return text.slice(from, end === "}" ? text.lastIndexOf(end) : text.indexOf(end, from));
}

/** The parts of a text between separators that no bracket encloses. */
function split(text: string, separator: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of text) {
    if ("{[(<".includes(character)) depth += 1;
    if ("}])>".includes(character)) depth -= 1;
    if (character === separator && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
