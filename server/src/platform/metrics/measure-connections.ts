import type pg from "pg";
import { Gauge, type Registry } from "prom-client";

/** How many connections to the database this process has, how many are idle, and how many calls wait for one. */
export function measureConnections(registry: Registry, pool: pg.Pool): void {
  new Gauge({
    name: "winnow_database_connections",
    help: "Connections of this process to the database (total, idle), and who waits for one (waiting).",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      this.set({ state: "total" }, pool.totalCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
}
