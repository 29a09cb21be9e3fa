import type { Readable } from "node:stream";
import type { StorageTrouble } from "./storage-trouble.ts";

/**
 * The port for files. Keys are ours (`uploads/…`, `files/…`), never a name that somebody typed. Links are for
 * browsers and may be used by whoever holds them until they expire.
 */
export type Storage = {
  /** Where its links lead, `https://files.example.com`: pages have to be allowed to go there. */
  linkOrigin: string;
  /** A link for one PUT of exactly `sizeBytes` bytes as `mediaType`. */
  presignUpload: (options: {
    key: string;
    sizeBytes: number;
    mediaType: string;
    expiresInSeconds: number;
  }) => Promise<{ url: string; headers: Record<string, string>; expiresAt: Date }>;
  /** A link for GET, answered as an attachment under `fileName`. */
  presignDownload: (options: {
    key: string;
    fileName: string;
    mediaType: string;
    expiresInSeconds: number;
  }) => Promise<{ url: string; expiresAt: Date }>;
  /** Null when there is no such object. */
  stat: (key: string) => Promise<Omit<StoredObject, "key"> | null>;
  /** What lies below a prefix, as a stream and in no order. What comes or goes meanwhile may be left out. */
  list: (prefix: string) => AsyncIterable<StoredObject>;
  /** Null when there is no such object. */
  read: (key: string) => Promise<Uint8Array | null>;
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Null when there is no such object. Whoever takes the stream reads it to its end or destroys it. */
  readStream: (key: string) => Promise<Readable | null>;
  /** Writes what comes, in memory that does not grow with it: afterwards the whole object is there, or none of it. */
  writeStream: (key: string, body: Readable) => Promise<{ sizeBytes: number }>;
  /** Puts an object out of reach of the link it was uploaded by. Moving what has been moved is no error. */
  move: (from: string, to: string) => Promise<void>;
  /** Deleting what is not there is no error. */
  remove: (keys: string[]) => Promise<void>;
  /** Removes what a writer that died had begun before `before`, and what else lies there and is no object. */
  removeUnfinished: (before: Date) => Promise<void>;
  /** Whether files can be kept at the moment, found out by keeping one. */
  check: () => Promise<StorageTrouble | null>;
};

/** What of it moves bytes, for places that nobody is sent to by a link. */
export type ObjectStore = Pick<
  Storage,
  "stat" | "list" | "read" | "write" | "readStream" | "writeStream" | "move" | "remove" | "removeUnfinished"
>;

export type StoredObject = { key: string; sizeBytes: number; modifiedAt: Date };
