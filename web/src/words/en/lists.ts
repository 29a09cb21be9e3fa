import { isolate } from "@winnow/contract/isolate.ts";

/** The furniture of lists and tables: searching, filtering, sorting, selecting, paging, views. */
const words = {
  searchAndFilters: "Search and filters",
  clearSearch: "Clear the search",
  filters: "Filters",
  filtersInForce: ({ count }: { count: number }) => `Filters (${count})`,
  clearFilters: "Clear filters",
  clearAll: "Clear all",
  done: "Done",
  sortBy: "Sort by",
  sortedBy: {
    asc: ({ column }: { column: string }) => `Sort by: ${column}, lowest first`,
    desc: ({ column }: { column: string }) => `Sort by: ${column}, highest first`,
  },
  orders: { desc: "Highest first", asc: "Lowest first" },
  details: "Details",
  actions: "Actions",
  selectPage: "Select all on this page",
  select: ({ name }: { name: string }) => `Select ${isolate(name)}`,
  selectAll: ({ total }: { total: string }) => `Select all ${total} that match`,
  rowsPerPage: "Rows per page",
  range: ({ from, to, total }: { from: number; to: number; total: string }) => `${from}–${to} of ${total}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  notInList: "Not in this list",
  position: ({ position, total }: { position: string; total: string }) => `${position} of ${total}`,
  views: {
    open: "Views",
    title: "Saved views",
    failed: ({ reason }: { reason: string }) => `The saved views could not be loaded. ${reason}`,
    none: "No saved views yet.",
    remove: ({ name }: { name: string }) => `Remove the view ${isolate(name)}`,
    saveAs: "Save search, filters and order as",
    save: "Save",
    saved: ({ name }: { name: string }) => `Saved the view “${isolate(name)}”.`,
  },
};

export default words;
