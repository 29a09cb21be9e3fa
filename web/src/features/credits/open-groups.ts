/** Which groups of the ledger are open, by their ids, each at a page of its entries that counts from 0. */
export type OpenGroups = ReadonlyMap<string, number>;

const maxOpen = 25;
const maxPage = 1_000_000;

/** As they stand in the address: "2026-11-24:<id>,2026-11-23:<id>~2". The page counts from 1 there. */
export function readOpenGroups(written: string | null): OpenGroups {
  const open = new Map<string, number>();
  for (const part of (written ?? "").split(",").slice(0, maxOpen)) {
    const [id = "", page = "1"] = part.split("~");
    const number = Number(page);
    if (id !== "")
      open.set(id, Number.isInteger(number) && number >= 1 && number <= maxPage ? number - 1 : 0);
  }
  return open;
}

export function writeOpenGroups(open: OpenGroups): string {
  return [...open].map(([id, page]) => (page === 0 ? id : `${id}~${page + 1}`)).join(",");
}
