import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";

const retryIntervalMs = 100;

/**
 * Runs `work` while no other process that asks for the same directory does. It is SQLite's lock on a file: the
 * system drops it with the process that held it, so a lock never outlives a crash.
 */
export async function withDirectoryLock<Result>(
  directory: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const file = new DatabaseSync(join(directory, "lock.sqlite"), { timeout: 0 });
  try {
    while (!tryLock(file)) {
      await setTimeout(retryIntervalMs);
    }
    return await work();
  } finally {
    file.close();
  }
}

export type DirectoryUse = {
  /** Answers whether it was the last use; ended before, it was not. */
  end: () => boolean;
};

/**
 * Marks the directory as used, until `end` or the end of the process. Begin and end it inside `withDirectoryLock`:
 * a use that begins while another process looks whether it is the last one is turned away.
 */
export function useDirectory(directory: string): DirectoryUse {
  const path = join(directory, "use.sqlite");
  const file = new DatabaseSync(path, { timeout: 0 });
  // A transaction that has read holds a shared lock.
  file.exec("begin");
  file.prepare("select count(*) from sqlite_master").get();
  return {
    end: () => {
      if (!file.isOpen) {
        return false;
      }
      file.close();
      const others = new DatabaseSync(path, { timeout: 0 });
      try {
        return tryLock(others);
      } finally {
        others.close();
      }
    },
  };
}

function tryLock(file: DatabaseSync): boolean {
  try {
    file.exec("begin exclusive");
    return true;
  } catch (error) {
    // SQLITE_BUSY (SQLite, "Result and Error Codes").
    if (error instanceof Error && "errcode" in error && error.errcode === 5) {
      return false;
    }
    throw error;
  }
}
