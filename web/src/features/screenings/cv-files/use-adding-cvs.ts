import { maximumFilesPerCall } from "@winnow/contract/limits.ts";
import { cvFileStates } from "@winnow/contract/screenings.ts";
import { useRef, useState } from "react";
import { byName } from "../../../ui/format/by-name.ts";
import { wordsOf } from "../../../words/words.ts";
import { fetchAllCvFiles } from "./cv-file-queries.ts";
import { lackOfRoomFor } from "./lack-of-room-for.ts";
import { matchChosen } from "./match-chosen.ts";
import type { MissingFile } from "./missing-files.ts";
import type { UploadRunner } from "./upload-runner.ts";
import type { LeftOut } from "./zip-entries.ts";

/** What there is to say about files that were chosen, until somebody closes it. */
export type AddingNote = { id: number } & (
  | { kind: "tooMany"; count: number }
  | { kind: "noRoom"; count: number; reason: string }
  | { kind: "alreadyHere"; files: File[] }
  | { kind: "unpacked"; name: string; taken: number; leftOut: LeftOut[] }
  | { kind: "unreadable"; name: string; reason: string }
);
type NewNote = AddingNote extends infer Note ? (Note extends AddingNote ? Omit<Note, "id"> : never) : never;

export type Unpacked = { name: string; done: number; total: number };

/**
 * Takes files as they are chosen: ZIPs are unpacked, missing ones go on, those that are here already are left out. Of
 * what does not fit into the account together, nothing is taken.
 */
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
    await give(others.slice(0, maximumFilesPerCall));
    for (const archive of archives) await unpack(archive, give);
  }

  /** Gives files to the queue; what is missing and what is here is asked for once. */
  async function giver(): Promise<Give> {
    if (missing.length === 0) return addFitting;
    const arrivedStates = cvFileStates.filter((state) => state !== "uploading");
    const arrived = (await fetchAllCvFiles(screeningId, arrivedStates).catch(() => [])).map((file) => {
      return { name: file.file_name, sizeBytes: file.size_bytes };
    });
    const stillMissing = new Map(missing.map((file) => [file.key, file]));
    return async (files) => {
      const { found, alreadyHere, fresh } = matchChosen({
        files,
        missing: [...stillMissing.values()],
        arrived,
      });
      runner.adopt(
        found.flatMap(({ key, file }) => {
          const upload = stillMissing.get(key);
          stillMissing.delete(key);
          return upload ? [{ upload: { key, fileId: upload.fileId }, file }] : [];
        }),
      );
      if (alreadyHere.length > 0) note({ kind: "alreadyHere", files: alreadyHere });
      await addFitting(fresh);
    };
  }

  async function addFitting(files: File[]) {
    if (files.length === 0) return;
    const reason = await findLackOfRoom(files.map(({ size }) => size));
    if (reason === null) runner.add(files);
    else note({ kind: "noRoom", count: files.length, reason });
  }

  function findLackOfRoom(sizes: number[]) {
    return lackOfRoomFor(sizes, runner.snapshot().uploads);
  }

  async function unpack(archive: File, give: Give) {
    const { name } = archive;
    // Where files are missing, only each file tells whether it is new.
    const isAllNew = give === addFitting;
    const take: Give = isAllNew ? async (files) => runner.add(files) : give;
    let taken = 0;
    let waiting: File[] = [];
    setUnpacking({ name, done: 0, total: 0 });
    const { unpackZip } = await import("./unpack-zip.ts");
    try {
      const leftOut = await unpackZip(archive, {
        async onPlan(sizes) {
          const reason = isAllNew ? await findLackOfRoom(sizes) : null;
          if (reason !== null) throw new NoRoom(sizes.length, reason);
        },
        onFile(file, progress) {
          taken += 1;
          waiting.push(file);
          if (waiting.length < 25) return;
          void take(waiting);
          waiting = [];
          setUnpacking({ name, ...progress });
        },
      });
      await take(waiting);
      note({ kind: "unpacked", name, taken, leftOut });
    } catch (error) {
      if (error instanceof NoRoom) note({ kind: "noRoom", count: error.count, reason: error.message });
      else noteUnreadable(name, error);
    }
    setUnpacking(null);
  }

  function noteUnreadable(name: string, error: unknown) {
    const reason = error instanceof Error ? error.message : wordsOf("cvFiles").zip.notOpened;
    note({ kind: "unreadable", name, reason });
  }

  function note(fresh: NewNote) {
    lastId.current += 1;
    const id = lastId.current;
    setNotes((present) => [...present, { ...fresh, id }]);
  }

  function close(id: number) {
    setNotes((present) => present.filter((each) => each.id !== id));
  }

  return { add, addFitting, notes, close, unpacking };
}

type Give = (files: File[]) => Promise<void>;

/** What an archive holds does not fit into the account. */
class NoRoom extends Error {
  readonly count: number;
  constructor(count: number, reason: string) {
    super(reason);
    this.count = count;
  }
}

function isArchive(file: File): boolean {
  return /\.zip$/i.test(file.name) || file.type === "application/zip";
}
