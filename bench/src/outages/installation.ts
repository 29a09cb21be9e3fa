import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "@winnow/server/platform/database/embedded-database.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { endCeph, givenBucket, startCeph } from "@winnow/tests/support/ceph.ts";
import { type FaultProxy, startFaultProxy } from "@winnow/tests/support/fault-proxy.ts";
import { type Supervised, supervise } from "./supervised-process.ts";

export type Installation = {
  databaseUrl: string;
  /** Of all processes. */
  environment: Record<string, string>;
  apis: string[];
  processes: Supervised[];
  /** Between the processes and the object store. */
  network: FaultProxy;
  keysInStore: () => AsyncGenerator<string>;
  /** Where the database and the object store keep what they hold; what runs there names it. */
  folders: { database: string; store: string };
  stop: () => Promise<void>;
};

/** As an operator runs many processes: PostgreSQL, an object store, so many APIs and workers, each on its own. */
export async function startInstallation(sizes: { apis: number; workers: number }): Promise<Installation> {
  const directory = await mkdtemp(join(tmpdir(), "winnow-bench-"));
  const closers: (() => Promise<unknown>)[] = [() => rm(directory, { recursive: true, force: true })];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const database = await startEmbeddedDatabase({ directory: join(directory, "postgres") });
    closers.push(() => database.stop());
    const storeDirectory = await mkdtemp(join(tmpdir(), "winnow-s3-"));
    closers.push(() => endCeph(storeDirectory));
    const store = await startCeph(storeDirectory);
    const network = await startFaultProxy(store);
    closers.push(() => network.close());
    const bucket = await givenBucket(store);
    const shared = {
      DATABASE_URL: database.url,
      STORAGE_URL: bucket.url(network),
      DATA_DIR: directory,
      LOG_LEVEL: "silent",
      TRUST_PROXY: "127.0.0.1",
    };
    const ports = await Promise.all(Array.from({ length: sizes.apis }, freePort));
    const processes = [
      ...ports.map((port, index) =>
        supervise(`API ${index + 1}`, { ...shared, ROLE: "api", PORT: String(port) }),
      ),
      ...Array.from({ length: sizes.workers }, (_, index) =>
        supervise(`worker ${index + 1}`, { ...shared, ROLE: "worker" }),
      ),
    ];
    closers.push(() => Promise.all(processes.map((one) => one.stop())));
    const apis = ports.map((port) => `http://127.0.0.1:${port}`);
    return {
      databaseUrl: database.url,
      environment: shared,
      apis,
      processes,
      network,
      keysInStore: bucket.keys,
      folders: { database: directory, store: storeDirectory },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
