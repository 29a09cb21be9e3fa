import { open, stat } from "node:fs/promises";
import {
  ALL_FORMATS,
  Conversion,
  FilePathSource,
  Input,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type StreamTargetChunk,
  WebMOutputFormat,
} from "mediabunny";
import { askForTime, servePoolTasks } from "../processes/serve-pool-tasks.ts";
import type { MediaTasks } from "./media-tasks.ts";

/** Copying packets is as fast as the disk; half an hour of video takes seconds. */
const copyMs = 120_000;

/** Runs in a process of its own, with limits on time and memory: no hostile recording reaches the server. */
servePoolTasks<MediaTasks>({
  /**
   * What a browser records has neither a duration nor an index. The same packets are written into a file that has both,
   * without decoding any: WebM stays WebM, MP4 stays MP4.
   */
  joinRecording: async ({ from, to }) => {
    askForTime(copyMs);
    try {
      if (!(await copyPackets({ from, to, isSoundOnly: false }))) {
        return { ok: false };
      }
      using joined = new Input({ source: new FilePathSource(to), formats: ALL_FORMATS });
      return {
        ok: true,
        durationMs: Math.round((await joined.computeDuration()) * 1000),
        mediaType: await joined.getMimeType(),
      };
    } catch {
      return { ok: false };
    }
  },
  extractSound: async ({ from, to }) => {
    askForTime(copyMs);
    try {
      if (!(await copyPackets({ from, to, isSoundOnly: true }))) {
        return { ok: false };
      }
      using sound = new Input({ source: new FilePathSource(to), formats: ALL_FORMATS });
      return { ok: true, mediaType: await sound.getMimeType() };
    } catch {
      return { ok: false };
    }
  },
});

/** False where there is nothing to copy. */
async function copyPackets(of: { from: string; to: string; isSoundOnly: boolean }): Promise<boolean> {
  using input = new Input({ source: new FilePathSource(of.from), formats: ALL_FORMATS });
  const { name } = await input.getFormat();
  const isMp4 = name === "MP4" || name === "QuickTime File Format";
  const output = new Output({
    format: isMp4 ? new Mp4OutputFormat({ fastStart: false }) : new WebMOutputFormat(),
    target: new StreamTarget(await writeAtMost(of.to, await mostBytes(of.from)), { chunked: true }),
  });
  const conversion = await Conversion.init({
    input,
    output,
    ...(of.isSoundOnly ? { video: { discard: true } } : {}),
    showWarnings: false,
  });
  if (!conversion.isValid) {
    return false;
  }
  await conversion.execute();
  return true;
}

/** Indexes may add to a file; packets that are named many times over may not. */
async function mostBytes(from: string): Promise<number> {
  const { size } = await stat(from);
  return 2 * size + 1024 * 1024;
}

/** Writes a new file, and fails beyond so many bytes. */
async function writeAtMost(path: string, maximumBytes: number): Promise<WritableStream<StreamTargetChunk>> {
  const file = await open(path, "w");
  return new WritableStream({
    write: async ({ data, position }) => {
      if (position + data.byteLength > maximumBytes) {
        throw new Error("The recording grows beyond what has arrived.");
      }
      await file.write(data, 0, data.byteLength, position);
    },
    close: () => file.close(),
    abort: () => file.close(),
  });
}
