import { statfs } from "node:fs/promises";

export type DiskRoom = { freeBytes: number; sizeBytes: number };

const nearlyFull = { share: 0.05, bytes: 5 * 1024 ** 3 };

/** Of the disk that a folder lies on: what this process may still write there. */
export async function readDiskRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
}

/** A twentieth is left, or, of a large disk, 5 GiB. */
export function isNearlyFull({ freeBytes, sizeBytes }: DiskRoom): boolean {
  return freeBytes < Math.min(sizeBytes * nearlyFull.share, nearlyFull.bytes);
}
