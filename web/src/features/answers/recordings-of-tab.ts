import type { KeptRecording } from "./kept-recording.ts";

const prefix = "winnow interview recording ";

/** Rows of recordings without their bytes, as long as this tab lives: for which a browser without a disk has room. */
export const recordingsOfTab = {
  keep: (recording: KeptRecording): void => {
    withStorage((storage) => storage.setItem(prefix + recording.id, JSON.stringify(recording)));
  },
  forget: (id: string): void => {
    withStorage((storage) => storage.removeItem(prefix + id));
  },
  list: (token: string): KeptRecording[] =>
    withStorage((storage) =>
      Object.keys(storage)
        .filter((key) => key.startsWith(prefix))
        // Only `keep` writes under this prefix.
        .map((key) => JSON.parse(storage.getItem(key) ?? "") as KeptRecording)
        .filter((recording) => recording.token === token),
    ) ?? [],
};

/** Null where the tab keeps nothing either. */
function withStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}
