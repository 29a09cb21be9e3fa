import { useMemo, useState } from "react";

export type Selection<Row extends { id: string }> = {
  /** Selected one by one, over pages, as they stood there. */
  rows: ReadonlyMap<string, Row>;
  /** All that match, on whatever page. */
  isAll: boolean;
  /** How many were selected one by one. */
  count: number;
  has: (id: string) => boolean;
  /** The selected rows, as the list has them by now where it shows them. */
  among: (shown: readonly Row[]) => Row[];
  set: (rows: readonly Row[], isSelected: boolean) => void;
  /** Of all that match, those that are shown stay selected but for this one. */
  toggle: (row: Row, shown: readonly Row[]) => void;
  selectAll: () => void;
  clear: () => void;
};

/** Which rows are selected for acting on together. Another search or filter begins anew; paging and sorting keep it. */
export function useSelection<Row extends { id: string }>(narrowing: string): Selection<Row> {
  const none: Selected<Row> = { narrowing, rows: new Map(), isAll: false };
  const [selected, setSelected] = useState(none);
  if (selected.narrowing !== narrowing) setSelected(none);

  return useMemo(() => {
    const { rows, isAll } = selected;
    const has = (id: string) => isAll || rows.has(id);
    const set = (changed: readonly Row[], isSelected: boolean) =>
      setSelected((before) => ({
        ...before,
        isAll: false,
        rows: changedRows(before.rows, changed, isSelected),
      }));
    return {
      rows,
      isAll,
      count: rows.size,
      has,
      among: (shown) => {
        const present = new Map(shown.map((row) => [row.id, row]));
        return [...rows.values()].map((row) => present.get(row.id) ?? row);
      },
      set,
      toggle: (row, shown) =>
        isAll
          ? set(
              shown.filter(({ id }) => id !== row.id),
              true,
            )
          : set([row], !has(row.id)),
      selectAll: () => setSelected((before) => ({ ...before, isAll: true })),
      clear: () => setSelected((before) => ({ ...before, rows: new Map(), isAll: false })),
    };
  }, [selected]);
}

type Selected<Row> = { narrowing: string; rows: ReadonlyMap<string, Row>; isAll: boolean };

function changedRows<Row extends { id: string }>(
  before: ReadonlyMap<string, Row>,
  changed: readonly Row[],
  isSelected: boolean,
): ReadonlyMap<string, Row> {
  const next = new Map(before);
  for (const row of changed) {
    if (isSelected) next.set(row.id, row);
    else next.delete(row.id);
  }
  return next;
}
