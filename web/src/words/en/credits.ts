import { plural } from "../plural.ts";

/** The ledger, and where credits are bought. */
const words = {
  title: "Transactions",
  /** What credits moved for, as it is stored. */
  reason: (stored: string): string => stored,
  receipt: "Receipt",
  receiptOf: ({ date }: { date: string }) => `Receipt of ${date}`,
  receiptAsPdf: ({ number }: { number: string }) => `Receipt ${number} as PDF`,
  saved: ({ name }: { name: string }) => `Saved ${name}.`,
  saveCsv: "Save as CSV",
  notSaved: "The file could not be made.",
  views: { label: "Show", groups: "Grouped", entries: "Every entry" },
  filters: {
    title: "Search and filters",
    search: "Search transactions",
    clear: "Clear filters",
    type: "Type",
    kind: "About",
    dates: "Dates",
    from: "From",
    to: "To",
  },
  columns: {
    reason: "Reason",
    for: "For",
    kind: "About",
    type: "Type",
    date: "Date",
    amount: "Amount",
    balance: "Balance",
  },
  list: {
    failed: "The transactions could not be loaded.",
    noMatch: "No transaction matches.",
    showAll: "Show all transactions",
  },
  none: {
    title: "No transactions yet",
    text: "Credits that come in or are spent are listed here. A CV that is screened is the first that costs something; the samples are free.",
    toScreenings: "Go to CV Screening",
  },
  group: {
    deletedScreening: "Deleted screening",
    deletedDrive: "Deleted interview drive",
    screening: ({ title }: { title: string }) => `Screening “${title}”`,
    interviews: ({ title }: { title: string }) => `Interviews “${title}”`,
    cvs: ({ count }: { count: number }) => plural(count, { one: "# CV", other: "# CVs" }),
    interviewCount: ({ count }: { count: number }) =>
      plural(count, { one: "# interview", other: "# interviews" }),
    entriesOf: ({ title }: { title: string }) => `Entries of ${title}`,
    entriesOfDay: ({ title, date }: { title: string; date: string }) => `Entries of ${title}, ${date}`,
    notLoaded: "The entries could not be loaded.",
    balance: ", balance ",
    pages: ({ label }: { label: string }) => `Pages: ${label}`,
    place: ({ first, last, total }: { first: number; last: number; total: string }) =>
      `${first}–${last} of ${total}`,
    previous: "Previous entries",
    next: "Next entries",
  },
  tryAgain: "Try again",

  months: {
    title: "Spent per month",
    asChart: "Show the months as a chart",
    asTable: "Show the months as a table",
    notLoaded: "The months could not be loaded.",
    spent: "Spent",
    bought: "Bought",
    empty: "No credits were spent or bought in the last twelve months.",
    month: "Month",
    spentCredits: "Spent, credits",
    boughtCredits: "Bought, credits",
    list: "Months",
    link: ({ month, spent, bought }: { month: string; spent: string; bought: string }) =>
      `${month}: ${spent} spent, ${bought} bought`,
    /** The present month against the whole of the last. */
    compared: {
      nothing: ({ last }: { last: string }) => `Nothing spent so far, nor in ${last}.`,
      nothingBefore: ({ spent, last }: { spent: string; last: string }) =>
        `${spent} spent so far, nothing in ${last}.`,
      same: ({ spent, last }: { spent: string; last: string }) =>
        `${spent} spent so far, as much as in all of ${last}.`,
      more: ({ spent, amount, last }: { spent: string; amount: string; last: string }) =>
        `${spent} spent so far, ${amount} more than in all of ${last}.`,
      less: ({ spent, amount, last }: { spent: string; amount: string; last: string }) =>
        `${spent} spent so far, ${amount} less than in all of ${last}.`,
    },
  },
};

export default words;
