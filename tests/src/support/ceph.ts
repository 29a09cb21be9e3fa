import { execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readFile, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import {
  CreateBucketCommand,
  PutBucketVersioningCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import { freePort } from "@winnow/server/platform/free-port.ts";

const run = promisify(execFile);
const programs = ["radosgw", "radosgw-admin", "ceph", "ceph-mon", "ceph-osd", "monmaptool"];
const maxStartMs = 60_000;

/** Whether Ceph is installed, whose object gateway speaks S3. What needs it is left out otherwise. */
export const hasS3Server = programs.every((program) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program))),
);

export const s3Key = { accessKeyId: "WINNOWTESTS", secretAccessKey: "a/secret+with=signs" };
/** A key that the gateway can encrypt with, instead of a key service. */
export const s3EncryptionKeyId = "winnow-key";
/** By which it knows that the bucket stands in the name. */
export const s3DnsName = "s3.localhost";

export type S3Server = { port: number };

/** A new bucket, and how it is named in `STORAGE_URL`, by the port of a proxy if need be. */
export async function givenBucket(
  server: S3Server,
  { isVersioned = false }: { isVersioned?: boolean } = {},
): Promise<{
  bucket: string;
  client: S3Client;
  url: (through?: { port: number }, query?: string) => string;
  /** Of all that it holds. */
  keys: () => AsyncGenerator<string>;
}> {
  const bucket = `winnow-${randomUUID()}`;
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${server.port}`,
    region: "us-east-1",
    forcePathStyle: true,
    credentials: s3Key,
    requestChecksumCalculation: "WHEN_REQUIRED",
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  if (isVersioned) {
    await client.send(
      new PutBucketVersioningCommand({
        Bucket: bucket,
        VersioningConfiguration: { Status: "Enabled" },
      }),
    );
  }
  const user = `${s3Key.accessKeyId}:${encodeURIComponent(s3Key.secretAccessKey)}`;
  return {
    bucket,
    client,
    keys: async function* () {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        yield* Contents.map(({ Key = "" }) => Key);
      }
    },
    url: ({ port } = server, query = "") => `s3://${user}@127.0.0.1:${port}/${bucket}?protocol=http${query}`,
  };
}

/** A monitor, one store in memory and the gateway; they end by `endCeph`. */
export async function startCeph(directory: string): Promise<S3Server> {
  const [port, monitorPort] = [await freePort(), await freePort()];
  const configPath = join(directory, "ceph.conf");
  const clusterId = randomUUID();
  await writeFile(configPath, configOf({ directory, clusterId, port, monitorPort }));
  for (const folder of ["monitor", "store", "gateway", "run"]) await mkdir(join(directory, folder));
  const ceph = (program: string, ...words: string[]) => run(program, ["--conf", configPath, ...words]);
  const start = async (program: string, ...words: string[]) => {
    const output = await open(join(directory, "run", `${program}.out`), "w");
    const child = spawn(program, ["--conf", configPath, "--foreground", ...words], {
      detached: true,
      stdio: ["ignore", output.fd, output.fd],
    });
    child.unref();
    await output.close();
    await writeFile(join(directory, "pids"), `${child.pid}\n`, { flag: "a" });
  };

  const map = join(directory, "monitors");
  await run("monmaptool", [
    ...["--create", "--clobber", "--fsid", clusterId],
    ...["--addv", "a", `[v2:127.0.0.1:${monitorPort}]`, map],
  ]);
  await ceph("ceph-mon", "--mkfs", "--id", "a", "--monmap", map);
  await start("ceph-mon", "--id", "a", "--public-addr", `127.0.0.1:${monitorPort}`);
  const storeId = randomUUID();
  await ceph("ceph", "--connect-timeout", "60", "osd", "new", storeId);
  await ceph("ceph-osd", "--mkfs", "--id", "0", "--osd-uuid", storeId);
  await start("ceph-osd", "--id", "0");
  await ceph(
    "radosgw-admin",
    ...["--name", "client.admin", "user", "create", "--uid=winnow", "--display-name=Winnow"],
    ...[`--access-key=${s3Key.accessKeyId}`, `--secret-key=${s3Key.secretAccessKey}`],
  );
  await start("radosgw", "--name", "client.admin");
  const deadline = Date.now() + maxStartMs;
  while (!(await isAnswering(port))) {
    if (Date.now() > deadline) throw new Error("The object store did not start.");
    await setTimeout(100);
  }
  return { port };
}

function isAnswering(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** If one was started there; nothing of it is worth a farewell. */
export async function endCeph(directory: string): Promise<void> {
  const pids = await readFile(join(directory, "pids"), "utf8").catch(() => "");
  for (const pid of pids.split("\n").filter(Boolean)) {
    try {
      process.kill(Number(pid), "SIGKILL");
    } catch {
      // It has ended meanwhile.
    }
  }
  await rm(directory, { recursive: true, force: true });
}

function configOf(server: {
  directory: string;
  clusterId: string;
  port: number;
  monitorPort: number;
}): string {
  const { directory, clusterId, port, monitorPort } = server;
  const at = (name: string) => join(directory, name);
  return Object.entries({
    global: {
      fsid: clusterId,
      "mon host": `[v2:127.0.0.1:${monitorPort}]`,
      "public addr": "127.0.0.1",
      "cluster addr": "127.0.0.1",
      "auth cluster required": "none",
      "auth service required": "none",
      "auth client required": "none",
      // The gateway would insist on encryption, which takes keys.
      "ms mon client mode": "crc",
      "run dir": at("run"),
      "admin socket": join(at("run"), "$name.asok"),
      "log file": join(at("run"), "$name.log"),
      "pid file": join(at("run"), "$name.pid"),
      "mon data": at("monitor"),
      "osd data": at("store"),
      "mon data avail crit": "0",
      "mon allow pool size one": "true",
      "osd objectstore": "memstore",
      "memstore device bytes": String(2 * 1024 ** 3),
      "osd crush chooseleaf type": "0",
      "osd pool default size": "1",
      "osd pool default min size": "1",
      "osd pool default pg num": "1",
      "osd pool default pg autoscale mode": "off",
    },
    client: {
      "rgw frontends": `beast endpoint=127.0.0.1:${port}`,
      "rgw data": at("gateway"),
      "rgw dns name": s3DnsName,
      "rgw crypt require ssl": "false",
      "rgw crypt s3 kms backend": "testing",
      "rgw crypt s3 kms encryption keys": `${s3EncryptionKeyId}=${Buffer.alloc(32, 7).toString("base64")}`,
    },
  })
    .map(([name, settings]) =>
      [`[${name}]`, ...Object.entries(settings).map(([key, value]) => `${key} = ${value}`), ""].join("\n"),
    )
    .join("");
}
