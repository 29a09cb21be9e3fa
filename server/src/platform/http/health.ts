import type { FastifyInstance } from "fastify";
import type pg from "pg";

/** `/healthz`: the process answers. `/readyz`: it can do its work, or why not. */
export function mountHealth(app: FastifyInstance, pool: pg.Pool): void {
  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await pool.query("select 1");
      return reply.send({ status: "ready" });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return reply
        .code(503)
        .header("retry-after", 2)
        .send({ status: "not ready", reasons: [`database: ${reason}`] });
    }
  });
}
