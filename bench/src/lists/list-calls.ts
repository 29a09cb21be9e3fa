import { accounts, entriesOfAccount, largeScreeningSize, screeningSizes } from "./amounts.ts";
import { idOf } from "./ids.ts";

/** Accounts take turns; the number of the call says whose it is. */
type Place = (account: number) => string;
export type ListCalls = {
  list: string;
  /** Whose lists are called. */
  accounts: number[];
  /** At the bare server. */
  reference: Place;
  calls: { what: string; path: Place }[];
};

const pageSize = 10;
const usual = Array.from({ length: accounts - 1 }, (_, index) => index + 2);
const large = [1];

/** The last page of a list of so many rows. */
function lastOf(rows: number): string {
  return `start=${Math.ceil(rows / pageSize) - 1}`;
}

function transactions(list: string, whose: { accounts: number[]; entries: number }): ListCalls {
  const now = Math.floor(Date.now() / 1_000);
  return {
    list,
    accounts: whose.accounts,
    reference: () => "/transactions",
    calls: variants(
      () => "/api/auth/credit/transactions",
      [
        ["first page", ""],
        ["by amount", "sort_by=amount&order_by=asc"],
        ["search: cv-24", "search=cv-24"],
        ["search: screened", "search=Screened"],
        ["bought", "kind=payment"],
        ["spent, last year", `type=debit&from=${now - 365 * 86_400}&to=${now}`],
        ["last page", lastOf(whose.entries)],
      ],
    ),
  };
}

/** By work and day; the reference lists single entries. */
function transactionGroups(list: string, whose: { accounts: number[] }): ListCalls {
  const timezone = "timezone=Europe/Madrid";
  return {
    list,
    accounts: whose.accounts,
    reference: () => "/transactions",
    calls: [
      ...variants(
        () => "/api/auth/credit/transaction-groups",
        [
          ["first page", timezone],
          ["by amount", `${timezone}&sort_by=amount&order_by=asc`],
          ["search: screened", `${timezone}&search=Screened`],
          ["bought", `${timezone}&kind=payment`],
          ["hundredth page", `${timezone}&start=99`],
        ],
      ),
      ...variants(() => "/api/auth/credit/months", [["spent per month", timezone]]),
    ],
  };
}

function results(list: string, whose: { accounts: number[]; screening: number; size: number }): ListCalls {
  const screeningOf = (account: number) => idOf("screening", account, whose.screening);
  return {
    list,
    accounts: whose.accounts,
    reference: (account) => `/results/${screeningOf(account)}`,
    calls: variants(
      (account) => `/api/auth/screener/${screeningOf(account)}/results`,
      [
        ["first page", ""],
        ["by name", "sort_by=name&order_by=asc"],
        ["search: bellamy", "search=bellamy"],
        ["strong, must-haves met", "band=strong,good&must_haves=some%20missing"],
        ["r1 met, undecided", "met=r1&decision=undecided"],
        ["same person", "flag=same%20person"],
        ["last page", lastOf(whose.size)],
      ],
    ),
  };
}

function variants(path: Place, queries: [what: string, query: string][]): ListCalls["calls"] {
  return queries.map(([what, query]) => ({
    what,
    path: (account) => (query === "" ? path(account) : `${path(account)}?${query}`),
  }));
}

/** The dashboard counts where lists read a page: beside the list of screenings, which it shows too. */
function dashboard(list: string, whose: { accounts: number[] }): ListCalls {
  return {
    list,
    accounts: whose.accounts,
    reference: () => "/screenings",
    calls: variants(
      () => "/api/auth/analytics/dashboard",
      [
        ["30 days", ""],
        ["7 days", "period=7d&timezone=Asia/Kolkata"],
        ["365 days", "period=365d&timezone=Europe/Madrid"],
      ],
    ),
  };
}

export const listCalls: ListCalls[] = [
  transactions("transactions", { accounts: usual, entries: entriesOfAccount }),
  transactions("transactions, 3 × as many", {
    accounts: large,
    entries: entriesOfAccount + largeScreeningSize,
  }),
  transactionGroups("transactions by work and day", { accounts: usual }),
  transactionGroups("transactions by work and day, 3 × as many", { accounts: large }),
  results("results of 250 CVs", { accounts: usual, screening: 1, size: 250 }),
  results("results of 10,000 CVs", {
    accounts: large,
    screening: screeningSizes.length + 1,
    size: largeScreeningSize,
  }),
  {
    list: "screenings",
    accounts: usual,
    reference: () => "/screenings",
    calls: variants(
      () => "/api/auth/screener",
      [
        ["first page", ""],
        ["by top score", "sort_by=top_score"],
        ["search: nurse", "search=nurse"],
        ["completed", "status=Completed"],
        ["last page", lastOf(screeningSizes.length)],
      ],
    ),
  },
  {
    list: "notifications",
    accounts: usual,
    reference: () => "/notifications",
    calls: variants(() => "/api/auth/notifications", [["newest 100", ""]]),
  },
  dashboard("dashboard", { accounts: usual }),
  dashboard("dashboard of 10,000 CVs more", { accounts: large }),
];
