import { isolate } from "@winnow/contract/isolate.ts";
import { plural } from "../plural.ts";

/** The furniture of recruiters' pages: lists with their search, filters and pages, documents, what is saved, time left. */
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

  print: "Print",
  document: {
    previousPage: "Page before",
    nextPage: "Next page",
    opening: "Opening the original",
    page: ({ page }: { page: number }) => `Page ${page}`,
    pageOf: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
  },
  saving: {
    pending: "Saving",
    waiting: "No connection. Your changes are kept here and saved when it is back.",
    success: "Saved",
    error: "Not saved",
  },
  timeLeft: {
    fewSeconds: "a few seconds left",
    seconds: ({ seconds }: { seconds: number }) => `about ${seconds} seconds left`,
    minutes: ({ minutes }: { minutes: number }) =>
      `about ${plural(minutes, { one: "# minute", other: "# minutes" })} left`,
    hours: ({ hours }: { hours: number }) =>
      `about ${plural(hours, { one: "# hour", other: "# hours" })} left`,
  },
};

export default words;
