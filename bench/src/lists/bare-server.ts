import { createHash } from "node:crypto";
import fastify, { type FastifyRequest } from "fastify";
import pg from "pg";

/**
 * What the lists are compared with: Fastify, a look at the session, a page of ten rows and their number, in SQL by
 * hand and without a check of anything. Parameters: port, URL of the database.
 */
const [port, databaseUrl] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 14 });
const app = fastify();

async function accountOf(request: FastifyRequest): Promise<string> {
  const tokenHash = createHash("sha256")
    .update(request.headers.authorization ?? "")
    .digest();
  const found = await pool.query(
    "select account_id from sessions where token_hash = $1 and expires_at > now()",
    [tokenHash],
  );
  return found.rows[0].account_id;
}

function serveList(
  path: string,
  list: { columns: string; from: string; order: string; limit?: number },
): void {
  app.get<{ Params: { id?: string } }>(path, async (request) => {
    const accountId = await accountOf(request);
    const parameters = [accountId, ...(request.params.id === undefined ? [] : [request.params.id])];
    const rows = await pool.query(
      `select ${list.columns} from ${list.from} order by ${list.order} limit ${list.limit ?? 10}`,
      parameters,
    );
    const count = await pool.query(`select count(*) as total from ${list.from}`, parameters);
    return { data: rows.rows, total: Number(count.rows[0].total) };
  });
}

serveList("/transactions", {
  columns: "*",
  from: "credit_entries where account_id = $1",
  order: "sequence desc",
});
serveList("/results/:id", {
  columns:
    "id, cv_file_id, candidate_number, matching_score, must_haves_met, must_haves, flags, name, email, location, latest_job, decision, own_score, created_at",
  from: "screening_results where account_id = $1 and screening_id = $2",
  order: "matching_score desc, candidate_number",
});
serveList("/screenings", {
  columns: "id, title, mode, visibility, status, created_at, started_at, completed_at",
  from: "screenings where account_id = $1",
  order: "created_at desc",
});
serveList("/notifications", {
  columns: "*",
  from: "notifications where account_id = $1 and status <> 'cleared'",
  order: "created_at desc, id",
  limit: 100,
});
app.get("/readyz", async () => ({ ready: true }));

process.once("SIGTERM", async () => {
  await app.close();
  await pool.end();
});
await app.listen({ host: "127.0.0.1", port: Number(port) });
