import { createHmac } from "node:crypto";
import pg from "pg";
import { endClient } from "./end-client.ts";

export const serverRole = "winnow_server";

/** Follows from the administrator's password, which does not follow from it. */
export function serverPasswordOf(administratorPassword: string): string {
  return createHmac("sha256", administratorPassword).update(serverRole).digest("hex");
}

/**
 * Makes the role that the server signs in with, which owns the database and all that is in it, and has no rights
 * beyond. What the administrator owns, as in data directories from before there was this role, goes over to it.
 */
export async function prepareServerRole(
  administratorUrl: string,
  { password, signal }: { password: string; signal: AbortSignal | undefined },
): Promise<void> {
  const client = new pg.Client({ connectionString: administratorUrl, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  const abandon = () => client.connection.stream.destroy();
  signal?.addEventListener("abort", abandon);
  try {
    await client.connect();
    await client.query("begin");
    const found = await client.query("select from pg_roles where rolname = $1", [serverRole]);
    await client.query(
      `${found.rowCount ? "alter" : "create"} role ${serverRole}
         login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
         password ${pg.escapeLiteral(password)}`,
    );
    await client.query(handOverSql);
    await client.query("commit");
  } finally {
    signal?.removeEventListener("abort", abandon);
    await endClient(client);
  }
}

/**
 * `reassign owned` refuses the cluster's first role (PostgreSQL manual, "REASSIGN OWNED"), so each thing is named.
 * Sequences of columns follow their tables, and what belongs to an extension stays. The schema "public" belongs to
 * whoever owns the database.
 */
const handOverSql = `
  do $$
  declare
    statement text;
    administrator oid := current_user::regrole;
  begin
    for statement in
      with own_schemas as (
        select oid, nspname, nspowner from pg_namespace
         where nspname !~ '^pg_' and nspname <> 'information_schema'
      ), dependent as (
        select classid, objid from pg_depend where deptype in ('a', 'i', 'e')
      )
      select format('alter database %I owner to ${serverRole}', datname) from pg_database
       where datname = current_database() and datdba = administrator
      union all
      select format('alter schema %I owner to ${serverRole}', nspname) from own_schemas where nspowner = administrator
      union all
      select format('alter %s %s owner to ${serverRole}',
               case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view'
                            when 'f' then 'foreign table' else 'table' end, pg_class.oid::regclass)
        from pg_class join own_schemas on own_schemas.oid = relnamespace
       where relowner = administrator and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
         and ('pg_class'::regclass::oid, pg_class.oid) not in (table dependent)
      union all
      select format('alter routine %s owner to ${serverRole}', pg_proc.oid::regprocedure)
        from pg_proc join own_schemas on own_schemas.oid = pronamespace
       where proowner = administrator and ('pg_proc'::regclass::oid, pg_proc.oid) not in (table dependent)
      union all
      select format('alter type %s owner to ${serverRole}', pg_type.oid::regtype)
        from pg_type join own_schemas on own_schemas.oid = typnamespace
        left join pg_class on pg_class.oid = typrelid
       where typowner = administrator and (typtype in ('e', 'd', 'r') or relkind = 'c')
         and ('pg_type'::regclass::oid, pg_type.oid) not in (table dependent)
    loop
      execute statement;
    end loop;
  end $$`;
