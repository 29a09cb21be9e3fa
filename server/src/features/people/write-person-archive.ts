import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import yazl from "yazl";
import type { Services } from "../../services.ts";
import { freeEntryName } from "../exports/free-entry-name.ts";
import { type ArchivedFile, filesOfPerson } from "./files-of-person.ts";
import { personAsJson } from "./person-as-json.ts";
import type { PersonExportRow } from "./rows.ts";

/**
 * What is kept of a person in one ZIP: `person.json` with the data, and folders with CVs, files, recordings and
 * transcripts. One file is open at a time. What is no longer stored is counted in the message and left out.
 */
export function writePersonArchive(
  services: Services,
  wanted: PersonExportRow,
): { zip: Readable; message: () => string | null } {
  const archive = new yazl.ZipFile();
  // yazl hands out a PassThrough; its types know it by the older interface.
  const zip = archive.outputStream as Readable;
  let current: Readable | null = null;
  zip.on("close", () => current?.destroy());
  archive.on("error", (error: Error) => zip.destroy(error));
  const taken = new Map<string, Set<string>>();
  let missing = 0;
  const add = async (body: Readable, name: string, compress: boolean) => {
    current = body;
    archive.addReadStream(body, name, { compress });
    await finished(body);
  };
  const pack = async () => {
    await add(Readable.from(personAsJson(services, wanted)), "person.json", true);
    for await (const file of filesOfPerson(services, wanted)) {
      const body = await file.open();
      if (body) {
        await add(body, entryOf(file, taken), false);
      } else {
        missing += 1;
      }
    }
    archive.end();
  };
  pack().catch((error) => zip.destroy(error));
  return {
    zip,
    message: () =>
      missing === 0
        ? null
        : `${missing} ${missing === 1 ? "file" : "files"} could not be put in: not stored any more, or hidden by now.`,
  };
}

function entryOf({ folder, name, extension }: ArchivedFile, taken: Map<string, Set<string>>): string {
  const names = taken.get(folder) ?? new Set<string>();
  taken.set(folder, names);
  return `${folder}/${freeEntryName(names, name, extension)}`;
}
