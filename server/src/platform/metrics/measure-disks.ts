import { Gauge, type Registry } from "prom-client";
import { orElse } from "../or-else.ts";
import { recently } from "../recently.ts";
import { type DiskRoom, readDiskRoom } from "../storage/disk-room.ts";

const validForMs = 10_000;
const patienceMs = 1_000;

/** The room on disks of this machine. The answered function brings it up to date; a disk that hangs is left out. */
export function measureDisks(
  registry: Registry,
  folders: { name: string; folder: string }[],
): () => Promise<void> {
  const free = new Gauge({
    name: "winnow_disk_free_bytes",
    help: "What may still be written on the disk that a folder lies on.",
    labelNames: ["folder"],
    registers: [registry],
  });
  const size = new Gauge({
    name: "winnow_disk_size_bytes",
    help: "The size of the disk that a folder lies on.",
    labelNames: ["folder"],
    registers: [registry],
  });
  const disks = folders.map(({ name, folder }) => ({
    name,
    find: recently<DiskRoom | null>(() => readDiskRoom(folder).catch(() => null), validForMs),
  }));
  return async () => {
    for (const { name, find } of disks) {
      const room = await orElse(find().answer, patienceMs, () => null);
      free.remove({ folder: name });
      size.remove({ folder: name });
      if (room) {
        free.set({ folder: name }, room.freeBytes);
        size.set({ folder: name }, room.sizeBytes);
      }
    }
  };
}
