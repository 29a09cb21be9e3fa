import { cvFileStates, maximumFilesPerCall } from "@winnow/contract/screenings.ts";
import { useRef, useState } from "react";
import { byName } from "../../../ui/by-name.ts";
import { fetchAllCvFiles } from "../cv-file-queries.ts";
import { matchChosen } from "./match-chosen.ts";
import type { MissingFile } from "./missing-files.ts";
import type { UploadRunner } from "./upload-runner.ts";
import type { LeftOut } from "./zip-entries.ts";

/** What there is to say about files that were chosen, until somebody closes it. */
export type AddingNote = { id: number } & (
  | { kind: "tooMany"; count: number }
  | { kind: "alreadyHere"; files: File[] }
  | { kind: "unpacked"; name: string; taken: number; leftOut: LeftOut[] }
  | { kind: "unreadable"; name: string; reason: string }
);
type NewNote = AddingNote extends infer Note ? (Note extends AddingNote ? Omit<Note, "id"> : never) : never;

export type Unpacked = { name: string; done: number; total: number };

/** Takes files as they are chosen: ZIPs are unpacked, missing ones go on, those that are here already are left out. */
export function useAddingCvs(screeningId: string, adding: { runner: UploadRunner; missing: MissingFile[] }) {
  const { runner, missing } = adding;
  const [notes, setNotes] = useState<AddingNote[]>([]);
  const [unpacking, setUnpacking] = useState<Unpacked | null>(null);
  const lastId = useRef(0);

  async function add(unsorted: File[]) {
    const chosen = unsorted.toSorted(byName);
    const give = await giver();
    const archives = chosen.filter(isArchive);
    const others = chosen.filter((file) => !isArchive(file));
    if (others.length > maximumFilesPerCall) {
      note({ kind: "tooMany", count: others.length - maximumFilesPerCall });
    }
    give(others.slice(0, maximumFilesPerCall));
    for (const archive of archives) await unpack(archive, give);
  }

  /** Gives files to the queue; what is missing and what is here is asked for once. */
  async function giver(): Promise<(files: File[]) => void> {
    if (missing.length === 0) return (files) => runner.add(files);
    const arrivedStates = cvFileStates.filter((state) => state !== "uploading");
    const arrived = (await fetchAllCvFiles(screeningId, arrivedStates).catch(() => [])).map((file) => {
      return { name: file.file_name, sizeBytes: file.size_bytes };
    });
    const stillMissing = new Map(missing.map((file) => [file.key, file]));
    return (files) => {
      const { found, alreadyHere, fresh } = matchChosen({
        files,
        missing: [...stillMissing.values()],
        arrived,
      });
      runner.find(
        found.flatMap(({ key, file }) => {
          const upload = stillMissing.get(key);
          stillMissing.delete(key);
          return upload ? [{ upload: { key, fileId: upload.fileId }, file }] : [];
        }),
      );
      if (fresh.length > 0) runner.add(fresh);
      if (alreadyHere.length > 0) note({ kind: "alreadyHere", files: alreadyHere });
    };
  }

  async function unpack(archive: File, give: (files: File[]) => void) {
    const { name } = archive;
    let taken = 0;
    let waiting: File[] = [];
    setUnpacking({ name, done: 0, total: 0 });
    const { unpackZip } = await import("./unpack-zip.ts");
    try {
      const leftOut = await unpackZip(archive, {
        onFile(file, progress) {
          taken += 1;
          waiting.push(file);
          if (waiting.length < 25) return;
          give(waiting);
          waiting = [];
          setUnpacking({ name, ...progress });
        },
      });
      give(waiting);
      note({ kind: "unpacked", name, taken, leftOut });
    } catch (error) {
      const reason = error instanceof Error ? error.message : "This ZIP could not be opened.";
      note({ kind: "unreadable", name, reason });
    }
    setUnpacking(null);
  }

  function note(fresh: NewNote) {
    lastId.current += 1;
    const id = lastId.current;
    setNotes((present) => [...present, { ...fresh, id }]);
  }

  function close(id: number) {
    setNotes((present) => present.filter((each) => each.id !== id));
  }

  return { add, notes, close, unpacking };
}

function isArchive(file: File): boolean {
  return /\.zip$/i.test(file.name) || file.type === "application/zip";
}
