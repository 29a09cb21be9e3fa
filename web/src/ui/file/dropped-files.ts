/** All files of a drop, those in folders included. Hidden files, which systems leave in folders, are left out. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = Array.from(transfer.items).flatMap((part) => part.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return Array.from(transfer.files);
  const found = await Promise.all(entries.map(filesBelow));
  return found.flat();
}

/** Without the hidden files that a picked folder brings along. */
export function withoutHiddenFiles(files: Iterable<File>): File[] {
  return Array.from(files).filter((file) => !isHidden(file.name));
}

async function filesBelow(entry: FileSystemEntry): Promise<File[]> {
  if (entry instanceof FileSystemFileEntry) {
    if (isHidden(entry.name)) return [];
    // A file that cannot be opened is left out; the others of the drop still come.
    return new Promise((resolve) => {
      entry.file(
        (file) => resolve([file]),
        () => resolve([]),
      );
    });
  }
  if (!(entry instanceof FileSystemDirectoryEntry)) return [];
  const inside = await Promise.all((await entriesOf(entry)).map(filesBelow));
  return inside.flat();
}

/** A reader gives a hundred entries at a time and an empty list at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => {
      reader.readEntries(resolve, () => resolve([]));
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function isHidden(name: string): boolean {
  return name.startsWith(".") || name === "Thumbs.db" || name === "desktop.ini";
}
