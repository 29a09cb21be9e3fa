/** Constants of the specification. */
export const maxIcons = 50;
export const iconLifeMs = 168 * 60 * 60 * 1000;

const storageKey = "winnow-icons";
type Kept = { name: string; svg: string; keptAtMs: number };

/** Icons that this browser has fetched: up to 50, each for 168 hours; the longest kept gives way. */
export function createIconCache(storage: Pick<Storage, "getItem" | "setItem">, now: () => number = Date.now) {
  const fresh = (): Kept[] => read(storage).filter(({ keptAtMs }) => isFresh(keptAtMs, now()));
  return {
    find: (name: string): string | null => fresh().find((kept) => kept.name === name)?.svg ?? null,
    keep: (name: string, svg: string): void => {
      const others = fresh().filter((kept) => kept.name !== name);
      const icons = [...others, { name, svg, keptAtMs: now() }].slice(-maxIcons);
      try {
        storage.setItem(storageKey, JSON.stringify(icons));
      } catch {
        // The browser is full or keeps nothing: icons are fetched again.
      }
    },
  };
}

function isFresh(keptAtMs: number, nowMs: number): boolean {
  return keptAtMs <= nowMs && nowMs - keptAtMs < iconLifeMs;
}

function read(storage: Pick<Storage, "getItem">): Kept[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === "object" &&
    value !== null &&
    "name" in value &&
    typeof value.name === "string" &&
    "svg" in value &&
    typeof value.svg === "string" &&
    "keptAtMs" in value &&
    typeof value.keptAtMs === "number"
  );
}
