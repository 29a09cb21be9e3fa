import pg from "pg";
import { endClient } from "./end-client.ts";

/** Does `work` by a connection of its own, which ends with it, whether or not anybody answers at its other end. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
  // What fails is told by the question that has no answer.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await endClient(client);
  }
}
