import { readConfig } from "../config/config.ts";
import { openStorageAt, storagePrefixes } from "../open-storage.ts";
import { type Copied, copyObjects } from "../platform/storage/copy-objects.ts";
import { logCommand } from "./log-command.ts";
import { isThere, nameOf, noPlaceIn, placeOf, reasonOf } from "./places.ts";
import { runCommand } from "./run-command.ts";

const usage = `Usage: npm run storage -- prepare
       npm run storage -- copy <from> <to>

The first makes the bucket that STORAGE_URL names, unless it is there, and lets browsers use it from PUBLIC_URL. The
second copies all files from one place to another: file:///srv/winnow/files or s3://<key id>:<secret>@<host>/<bucket>?region=…,
or the name of a variable that holds one of these, so that no secret stands in the list of processes.
`;

const objectsPerLine = 1_000;

/** The operator's command about where files lie. */
async function main(words: string[]): Promise<number> {
  return words.length === 1 && words[0] === "prepare" ? prepare() : copy(words);
}

async function prepare(): Promise<number> {
  const config = readConfig(process.env);
  const { storage, publicUrl } = config;
  if (storage.kind === "folder") {
    process.stdout.write("A folder needs no preparation.\n");
    return 0;
  }
  try {
    const { prepareBucket } = await import("../platform/storage/s3/prepare-bucket.ts");
    const origin = new URL(publicUrl).origin;
    const { isNew } = await prepareBucket(storage, { origin });
    process.stdout.write(
      `${nameOf(storage)} ${isNew ? "has been made" : "is there"}; pages of ${origin} may use it.\n`,
    );
    logCommand(config, { act: "command: prepare storage", accountId: null });
    return 0;
  } catch (error) {
    process.stderr.write(`${nameOf(storage)} could not be prepared: ${reasonOf(error)}\n`);
    return 1;
  }
}

/** Moves what is stored from one place to another; ends with 1 when not all is there. */
async function copy([action, from = "", to = "", ...rest]: string[]): Promise<number> {
  const [source, target] = [placeOf(from, process.env), placeOf(to, process.env)];
  if (action !== "copy" || from === "" || to === "" || rest.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  if (!source || !target) {
    process.stderr.write(`${noPlaceIn(source ? "The second word" : "The first word")}\n\n${usage}`);
    return 2;
  }
  if (nameOf(source) === nameOf(target)) {
    process.stderr.write(`Both are ${nameOf(source)}. Name two places.\n`);
    return 2;
  }
  if (!(await isThere(source))) {
    process.stderr.write(`${nameOf(source)} is not there.\n`);
    return 2;
  }
  const config = readConfig(process.env);
  const links = { publicUrl: config.publicUrl, clock: { now: async () => new Date() } };
  process.stdout.write(`Copying from ${nameOf(source)} to ${nameOf(target)} …\n`);
  let done = 0;
  try {
    const { storage: fromStorage } = await openStorageAt(source, links);
    const { storage: toStorage } = await openStorageAt(target, links);
    const copied = await copyObjects(
      { from: fromStorage, to: toStorage },
      {
        prefixes: storagePrefixes,
        onObject: ({ copied, same }) => {
          done += 1;
          if (done % objectsPerLine === 0) {
            process.stdout.write(`${done} files: ${copied} copied, ${same} were there\n`);
          }
        },
      },
    );
    process.stdout.write(report(copied));
    logCommand(config, { act: "command: copy storage", accountId: null });
    return 0;
  } catch (error) {
    process.stderr.write(
      `Stopped after ${done} files: ${reasonOf(error)}\nNothing is lost. The same command goes on where it stopped.\n`,
    );
    return 1;
  }
}

function report({ copied, copiedBytes, same, replaced, gone, extra }: Copied): string {
  const megabytes = (copiedBytes / 1e6).toFixed(1);
  const lines = [
    `${copied} files copied (${megabytes} MB), ${same} were there already.`,
    `All of them were read back and have the same SHA-256.`,
    ...(replaced > 0 ? [`${replaced} were there with other content and were replaced.`] : []),
    ...(gone > 0 ? [`${gone} were removed from where they came from meanwhile.`] : []),
    ...(extra > 0
      ? [`${extra} lie only in the new place; npm run objects names those that nothing points to.`]
      : []),
  ];
  return `${lines.join("\n")}\n`;
}

await runCommand(main);
