import { defaultPageSize, pageSizes } from "@winnow/contract/list-query.ts";
import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { viewQuery } from "./view-query.ts";

export type SortOrder = "asc" | "desc";

/** What a list shows. `page` counts from 0. */
export type TableState<
  Column extends string = string,
  Group extends string = string,
  Field extends string = string,
> = {
  page: number;
  rowsPerPage: number;
  orderBy: Column;
  order: SortOrder;
  search: string;
  filters: Record<Group, string[]>;
  /** What else narrows the list, as written in the address; "" for nothing. */
  fields: Record<Field, string>;
};

/** The query of the contract's list calls. */
export type ListQuery<Column extends string = string, Group extends string = string> = {
  start: number;
  size: number;
  sort_by: Column;
  order_by: SortOrder;
  search: string;
} & { [Key in Group]?: string };

export type ListState<
  Column extends string = string,
  Group extends string = string,
  Field extends string = string,
> = TableState<Column, Group, Field> & {
  query: ListQuery<Column, Group>;
  /** True when a search, a filter or a field narrows the list. */
  isNarrowed: boolean;
  setPage: (page: number) => void;
  setRowsPerPage: (rowsPerPage: number) => void;
  /** Sorts by a column; a second time, the other way round. */
  sortBy: (column: Column) => void;
  setSearch: (search: string) => void;
  setFilter: (group: Group, names: string[]) => void;
  setFields: (changes: Partial<Record<Field, string>>) => void;
  /** Removes the search, all filters and all fields. */
  clear: () => void;
  /** Search, filters, fields and order as a saved view keeps them. */
  view: string;
  /** The same of a view that was saved earlier. */
  viewOf: (saved: string) => string;
  openView: (saved: string) => void;
};

/**
 * Page, rows per page, sort, search and filters of one list, kept in the address: reload, Back and a shared link
 * restore them. Anything in the address that the list does not know is left out. The page counts from 1 there.
 */
export function useListState<
  Column extends string,
  Group extends string = never,
  Field extends string = never,
>(list: {
  columns: readonly Column[];
  defaultOrderBy: NoInfer<Column>;
  defaultOrder?: SortOrder;
  /** Each filter group with its choices. */
  filters?: Record<Group, readonly string[]>;
  /** What else narrows the list, each with what counts of its parameter. */
  fields?: Record<Field, (written: string) => string>;
}): ListState<Column, Group, Field> {
  const { columns, defaultOrderBy, defaultOrder = "desc" } = list;
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  // Without filters there are no groups, and without fields there is no name of one.
  const groups = (list.filters ?? {}) as Record<Group, readonly string[]>;
  const fields = (list.fields ?? {}) as Record<Field, (written: string) => string>;
  // What else stands in the address, such as which row is selected, leaves the list as it is.
  const known = ["page", "rowsPerPage", "orderBy", "order", "search", ...groupNames(), ...fieldNames()];
  const address = new URLSearchParams([...parameters].filter(([name]) => known.includes(name))).toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is all that changes; the rest are constants of the page.
  return useMemo(() => {
    const here = new URLSearchParams(address);
    const state = read(here);
    const narrowing = ["search", ...groupNames(), ...fieldNames()];
    const viewOf = (parameters: URLSearchParams) => viewQuery(parameters, [...narrowing, "orderBy", "order"]);

    function change(changes: Record<string, string | null>, options: { keepsPage?: boolean } = {}) {
      // Of the address, not of what is drawn of it: that comes a moment later, and a second change would undo the first.
      const next = new URLSearchParams(window.location.search);
      if (!options.keepsPage) next.delete("page");
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === "") next.delete(name);
        else next.set(name, value);
      }
      go(next, { replace: !("page" in changes) });
    }

    function go(to: URLSearchParams, { replace = false } = {}) {
      navigate(`?${to}`, { replace, preventScrollReset: true });
    }

    return {
      ...state,
      query: query(state),
      isNarrowed:
        state.search !== "" ||
        Object.values<string[]>(state.filters).some((names) => names.length > 0) ||
        Object.values<string>(state.fields).some((written) => written !== ""),
      setPage: (page) => change({ page: page === 0 ? null : String(page + 1) }, { keepsPage: true }),
      setRowsPerPage: (rowsPerPage) =>
        change({ rowsPerPage: rowsPerPage === defaultPageSize ? null : String(rowsPerPage) }),
      sortBy: (column) => {
        const order = column === state.orderBy && state.order === "desc" ? "asc" : "desc";
        const isDefault = column === defaultOrderBy && order === defaultOrder;
        change({ orderBy: isDefault ? null : column, order: isDefault ? null : order });
      },
      setSearch: (search) => change({ search }),
      setFilter: (group, names) => change({ [group]: names.join(",") }),
      setFields: (changes) => change(changes as Record<string, string>),
      clear: () => change(Object.fromEntries(narrowing.map((name) => [name, null]))),
      view: viewOf(here),
      viewOf: (saved) => viewOf(new URLSearchParams(saved)),
      openView: (saved) => go(new URLSearchParams(saved)),
    };
  }, [address, navigate]);

  function groupNames(): Group[] {
    return Object.keys(groups) as Group[];
  }

  function fieldNames(): Field[] {
    return Object.keys(fields) as Field[];
  }

  function read(from: URLSearchParams): TableState<Column, Group, Field> {
    const page = Number(from.get("page") ?? "1");
    const rowsPerPage = Number(from.get("rowsPerPage"));
    const orderBy = columns.find((column) => column === from.get("orderBy"));
    const order = from.get("order");
    const filters = Object.fromEntries(
      groupNames().map((group) => [group, selected(from.get(group), groups[group])]),
    ) as Record<Group, string[]>;
    const written = Object.fromEntries(
      fieldNames().map((name) => [name, fields[name](from.get(name) ?? "")]),
    ) as Record<Field, string>;
    return {
      page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page - 1 : 0,
      rowsPerPage: pageSizes.find((size) => size === rowsPerPage) ?? defaultPageSize,
      orderBy: orderBy ?? defaultOrderBy,
      order: order === "asc" || order === "desc" ? order : defaultOrder,
      search: (from.get("search") ?? "").replaceAll("\u0000", "").slice(0, 200),
      filters,
      fields: written,
    };
  }
}

function selected(value: string | null, choices: readonly string[]): string[] {
  const names = (value ?? "").split(",");
  return choices.filter((choice) => names.includes(choice));
}

function query<Column extends string, Group extends string>(
  state: TableState<Column, Group>,
): ListQuery<Column, Group> {
  const filters = Object.entries<string[]>(state.filters).flatMap(([group, names]) =>
    names.length === 0 ? [] : [[group, names.join(",")]],
  );
  // The groups come from `state.filters`, whose keys are the groups.
  return {
    start: state.page,
    size: state.rowsPerPage,
    sort_by: state.orderBy,
    order_by: state.order,
    search: state.search,
    ...Object.fromEntries(filters),
  } as ListQuery<Column, Group>;
}
