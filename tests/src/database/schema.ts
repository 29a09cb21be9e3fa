import type pg from "pg";

/** What processes of a release rely on: each thing by its name, with what must not change without them. */
export type Schema = {
  columns: Map<string, { table: string; type: string; isRequired: boolean }>;
  /** Where the rows of each table lie; it changes when the table is written anew. */
  tables: Map<string, string>;
  routines: Set<string>;
  /** Constraints and unique indexes: what rows have to be like. */
  rules: Map<string, { columns: string[] }>;
  /** By number, since one may come again under its name; whose it is. */
  indexes: Map<string, string>;
};

export async function readSchema(client: pg.ClientBase): Promise<Schema> {
  const rowsOf = async (sql: string) => (await client.query(sql)).rows;
  const [columns, tables, routines, rules, indexes] = [
    await rowsOf(`
      select relname || '.' || attname as name, relname as table, format_type(atttypid, atttypmod) as type,
             attnotnull and not atthasdef and attidentity = '' as is_required
        from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped`),
    await rowsOf(`
      select relname as name, relfilenode::text as place from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r'`),
    await rowsOf(`
      select pg_proc.oid::regprocedure || ' returns ' || pg_get_function_result(pg_proc.oid) as name from pg_proc
       where pronamespace = 'public'::regnamespace`),
    await rowsOf(`
      select relname || ': ' || pg_get_constraintdef(pg_constraint.oid) as name, relname as table, ${namesOf("conkey")}
        from pg_constraint join pg_class on pg_class.oid = conrelid
       where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'f', 'x')
      union
      select relname || ': ' || pg_get_indexdef(indexrelid), relname, ${namesOf("indkey::smallint[]")}
        from pg_index join pg_class on pg_class.oid = indrelid
       where relnamespace = 'public'::regnamespace and indisunique and not indisprimary`),
    await rowsOf(`
      select indexrelid::text as name, relname as table from pg_index join pg_class on pg_class.oid = indrelid
       where relnamespace = 'public'::regnamespace`),
  ];
  return {
    columns: new Map(
      columns.map(({ name, table, type, is_required }) => [name, { table, type, isRequired: is_required }]),
    ),
    tables: new Map(tables.map(({ name, place }) => [name, place])),
    routines: new Set(routines.map(({ name }) => name)),
    rules: new Map(
      rules.map(({ name, table, columns: names }) => [
        name,
        { columns: names.map((column: string) => `${table}.${column}`) },
      ]),
    ),
    indexes: new Map(indexes.map(({ name, table }) => [name, table])),
  };
}

function namesOf(numbers: string): string {
  return `array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum = any(${numbers})) as columns`;
}

/**
 * What of a migration processes of the previous release do not survive, or wait for: what they use is gone, what they
 * write is refused, or a table that they use is held while all of its rows are written or read.
 */
export function findBreaks(before: Schema, after: Schema, sql: string): string[] {
  const isOld = (column: string) => before.columns.has(column);
  const columns = [...before.columns].flatMap(([name, old]) => {
    const now = after.columns.get(name);
    if (!now) return `takes ${name} away`;
    if (now.type !== old.type) return `makes ${name} ${now.type}`;
    return now.isRequired && !old.isRequired ? `requires ${name}` : [];
  });
  const required = [...after.columns]
    .filter(([name, { table, isRequired }]) => isRequired && !isOld(name) && before.tables.has(table))
    .map(([name]) => `requires ${name}`);
  const routines = [...before.routines]
    .filter((name) => !after.routines.has(name))
    .map((name) => `takes ${name} away`);
  const rules = [...after.rules]
    .filter(([name, rule]) => !before.rules.has(name) && rule.columns.some(isOld))
    .map(([name]) => `restricts ${name}`);
  const rewritten = [...before.tables]
    .filter(([name, place]) => (after.tables.get(name) ?? place) !== place)
    .map(([name]) => `writes ${name} anew`);
  const indexed = [...after.indexes]
    .filter(([name, table]) => !before.indexes.has(name) && before.tables.has(table))
    .map(([, table]) => `holds up who writes to ${table} for an index`);
  const updated = [...sql.matchAll(/^(?:update|delete from) (\w+)/gm)]
    .filter(([, table = ""]) => before.tables.has(table))
    .map(([, table]) => `locks rows of ${table}`);
  return [...new Set([...columns, ...required, ...routines, ...rules, ...rewritten, ...indexed, ...updated])];
}
