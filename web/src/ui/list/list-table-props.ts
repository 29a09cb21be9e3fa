import type { ReactNode } from "react";
import type { ListAnswer, ListWords } from "./list-states.tsx";
import type { ListState } from "./use-list-state.ts";
import type { Selection } from "./use-selection.ts";

export type ListColumn<Row, Column extends string = string> = {
  /** The column's name for sorting, or any other name when it cannot be sorted by. */
  id: Column | (string & {});
  label: string;
  isSortable?: boolean;
  align?: "left" | "right";
  width?: number | string;
  /** Said only to screen readers, for columns whose content explains itself. */
  isLabelHidden?: boolean;
  render: (row: Row) => ReactNode;
};

/** Rows that are selected to act on together. */
export type ListSelection<Row extends { id: string }> = Pick<Selection<Row>, "has" | "set" | "toggle"> & {
  /** How a row's box is called: its title. */
  nameOf: (row: Row) => string;
};

/** What a row opens to, below itself. */
export type ListDetails<Row> = {
  has: (row: Row) => boolean;
  isOpen: (row: Row) => boolean;
  onToggle: (row: Row) => void;
  /** What the button that opens it shows: "Entries of …". */
  nameOf: (row: Row) => string;
  render: (row: Row) => ReactNode;
};

export type ListTableProps<Row extends { id: string }, Column extends string> = {
  /** What the list holds, read out as the table's name: "Screenings". */
  label: string;
  /** The first column names the row; it is the head of the card on narrow screens. */
  columns: ListColumn<Row, Column>[];
  /** Where a row leads; the first column becomes a link that covers the row. */
  rowHref?: (row: Row) => string;
  /** Buttons or a menu at the end of the row. */
  rowActions?: (row: Row) => ReactNode;
  selection?: ListSelection<Row>;
  details?: ListDetails<Row>;
  /** Rows of 36 px, for lists that are read line by line. */
  isDense?: boolean;
  list: Pick<
    ListState<Column>,
    | "page"
    | "rowsPerPage"
    | "orderBy"
    | "order"
    | "isNarrowed"
    | "sortBy"
    | "setPage"
    | "setRowsPerPage"
    | "clear"
  >;
  answer: ListAnswer & { data: { data: readonly Row[] } | undefined };
  words: ListWords;
  /** Shown when there is nothing at all. */
  none: ReactNode;
};

/** What draws the rows of such a list. */
export type ListRowsProps<Row extends { id: string }, Column extends string> = Pick<
  ListTableProps<Row, Column>,
  "label" | "columns" | "rowHref" | "rowActions" | "selection" | "details" | "isDense" | "list"
> & {
  /** Undefined while they are awaited. */
  rows: readonly Row[] | undefined;
};
