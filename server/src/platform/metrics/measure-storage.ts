import type { Registry } from "prom-client";
import { Failure } from "../failure.ts";
import type { Storage } from "../storage/storage.ts";
import { storageTroubleOf } from "../storage/storage-trouble.ts";
import { createTimeCall } from "./time-calls.ts";

/**
 * The same storage, with each call counted by operation and outcome: "done", "missing", the trouble, or the name of the
 * failure. Of a stream that is read the time until it is open; of a list, which takes as long as its reader, until its
 * first object.
 */
export function measureStorage(registry: Registry, storage: Storage): Storage {
  const time = createTimeCall(registry, {
    name: "winnow_storage_call_duration_seconds",
    help: "Calls of the storage, by operation and outcome.",
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10, 60],
  });
  const found = { ofAnswer: (answer: unknown) => (answer === null ? "missing" : "done"), ofError };
  return {
    ...storage,
    presignUpload: (options) => time("presign-upload", () => storage.presignUpload(options), { ofError }),
    presignDownload: (options) =>
      time("presign-download", () => storage.presignDownload(options), { ofError }),
    stat: (key) => time("stat", () => storage.stat(key), found),
    read: (key) => time("read", () => storage.read(key), found),
    readStream: (key) => time("read-stream", () => storage.readStream(key), found),
    write: (key, bytes) => time("write", () => storage.write(key, bytes), { ofError }),
    writeStream: (key, body) => time("write-stream", () => storage.writeStream(key, body), { ofError }),
    move: (from, to) => time("move", () => storage.move(from, to), { ofError }),
    remove: (keys) => time("remove", () => storage.remove(keys), { ofError }),
    removeUnfinished: (before) =>
      time("remove-unfinished", () => storage.removeUnfinished(before), { ofError }),
    check: () => time("check", () => storage.check(), { ofAnswer: (trouble) => trouble ?? "done", ofError }),
    list: async function* (prefix) {
      const objects = storage.list(prefix)[Symbol.asyncIterator]();
      try {
        let next = await time("list", () => objects.next(), { ofError });
        while (!next.done) {
          yield next.value;
          next = await objects.next();
        }
      } finally {
        await objects.return?.();
      }
    },
  };
}

function ofError(error: unknown): string {
  return storageTroubleOf(error) ?? (error instanceof Failure ? error.failureName : "failed");
}
