import { getAccount, getFeatureFlags } from "@winnow/contract/accounts.ts";
import { defaultDashboardPeriod, getDashboard } from "@winnow/contract/analytics.ts";
import { listCreditMonths, listTransactionGroups } from "@winnow/contract/credits.ts";
import { listDriveRounds } from "@winnow/contract/drives.ts";
import type { Endpoint } from "@winnow/contract/endpoint.ts";
import { defaultPageSize } from "@winnow/contract/list-query.ts";
import { listNotifications } from "@winnow/contract/notifications.ts";
import { paths } from "@winnow/contract/paths.ts";
import { getRescreening } from "@winnow/contract/rescreenings.ts";
import { getScreeningResult, listScreeningResults } from "@winnow/contract/results.ts";
import { getScreening, getScreeningJd, listScreenings } from "@winnow/contract/screenings.ts";
import type { Plugin } from "vite";
import { drawRows } from "./rows-first.ts";

type Question = { endpoint: Endpoint; query?: Record<string, string | number> };

/** As long as the page's own calls wait for an answer. */
const maxAnswerMs = 60_000;
/** Stands for the time zone of the browser. */
const here = "<time zone>";
const ofEveryPage: Question[] = [
  { endpoint: getAccount },
  { endpoint: getFeatureFlags },
  { endpoint: listNotifications },
];

/** Stands in the heading of a page for what an answer says. */
export const titlePlace = "%";
/** Which answer says what the heading is about, and where in it. */
type Titled = { endpoint: Endpoint; field: readonly string[] };

/** What the page of an address asks for, in the very words of its calls. */
const pages: {
  path: string;
  questions: Question[];
  titled?: Titled;
  /**
   * Whose answer is drawn before the application draws it, once that of `titled` says that the work is over: while it
   * goes on, more stands above its rows.
   */
  listed?: Endpoint;
  /** Whose answer says whether something of a newer engine stands above the rows. */
  noticed?: Endpoint;
}[] = [
  {
    path: paths.dashboard,
    titled: { endpoint: getAccount, field: ["account", "username"] },
    questions: [{ endpoint: getDashboard, query: { period: defaultDashboardPeriod, timezone: here } }],
  },
  { path: paths.screenings, questions: [{ endpoint: listScreenings, query: firstPage("created_at") }] },
  { path: paths.screening(":id"), questions: [{ endpoint: getScreening }, { endpoint: getScreeningJd }] },
  {
    path: paths.results(":id"),
    questions: [
      { endpoint: getScreening },
      { endpoint: getRescreening },
      { endpoint: listScreeningResults, query: firstPage("matching_score") },
      { endpoint: getScreeningJd },
    ],
    titled: { endpoint: getScreening, field: ["title"] },
    listed: listScreeningResults,
    noticed: getRescreening,
  },
  { path: paths.report(":sId", ":id"), questions: [{ endpoint: getScreeningResult }] },
  { path: paths.drives, questions: [{ endpoint: listDriveRounds, query: firstPage("created_at") }] },
  {
    path: paths.transactions,
    questions: [
      { endpoint: listCreditMonths, query: { timezone: here } },
      { endpoint: listTransactionGroups, query: { ...firstPage("created_at"), timezone: here } },
    ],
  },
];

/** A list as it is where nobody has searched or sorted. */
function firstPage(sortBy: string) {
  return { start: 0, size: defaultPageSize, sort_by: sortBy, order_by: "desc" };
}

/**
 * Asks for what the page of the address will ask for before any of its code has come, as whoever is signed in. The
 * first call of each takes the answer (`api/asked-first.ts`). Where the address says more than the page, as of a list
 * that is searched, the page asks for its own.
 */
export function askFirst(): Plugin {
  const asked = pages.map(({ path, questions, titled, listed, noticed }) => [
    `^${path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`,
    [...ofEveryPage, ...questions].map(({ endpoint, query = {} }) => [endpoint.url, query]),
    titled ? [titled.endpoint.url, titled.field] : [],
    listed?.url,
    noticed?.url,
  ]);
  const script = `(() => {
  ${drawRows}
  const read = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  // As \`api/global-context-id.ts\` makes them.
  const letters = (bytes) => Array.from(bytes, (byte) => "abcdefghijklmnopqrstuvwxyz0123456789"[byte % 36]).join("");
  const reference = () => [1, 2, 3, 4].map(() => letters(crypto.getRandomValues(new Uint8Array(5)))).join("-");
  const token = read("token");
  const [path, questions, [titled, field] = [], listed, noticed] = ${JSON.stringify(asked)}.find(([path]) => new RegExp(path).test(location.pathname)) ?? [];
  const narrowed = [...new URLSearchParams(location.search).keys()].some((name) => name !== "selected" && name !== "cv");
  if (!token || !read("user_id") || !path) return;
  const { groups } = new RegExp(path).exec(location.pathname);
  const whatIsKnown = (answer) => answer.then((response) => (response.ok ? response.clone().json() : null));
  const answers = new Map();
  let about;
  let engines;
  const isQuiet = (stand) => !stand || (stand.older.results === 0 && !["comparing", "ready", "taking over"].includes(stand.rescreening?.state));
  globalThis.askedFirst = { token, atMs: Date.now(), answers };
  for (const [url, query] of narrowed ? questions.slice(0, ${ofEveryPage.length}) : questions) {
    if (query.timezone) query.timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const search = String(new URLSearchParams(query));
    const address = "/api" + url.replace(/:(\\w+)/g, (_, name) => groups[name]) + (search && "?" + search);
    // Read to its end, whether anybody takes it or not: until then it keeps a connection from others.
    const headers = { Authorization: token, globalContextId: reference(), "Accept-Language": document.documentElement.lang };
    const answer = fetch(address, { headers, signal: AbortSignal.timeout(${maxAnswerMs}) })
      .then(async (response) => new Response(await response.blob(), response));
    answers.set(address, answer);
    if (url === listed && innerWidth < 600) {
      globalThis.rowsDrawn = Promise.all([whatIsKnown(answer), about, engines])
        .then(([known, work, stand]) => known && work?.status === "Completed" && isQuiet(stand) && drawRows(known))
        .catch(() => {});
    }
    if (url === noticed) engines = whatIsKnown(answer).catch(() => null);
    if (url !== titled) continue;
    about = whatIsKnown(answer);
    about.then((known) => {
      const said = field.reduce((part, name) => part?.[name], known);
      const heading = document.querySelector("#first-frame b[data-heading]");
      if (!said || !heading) return;
      const textContent = heading.dataset.heading.replace("${titlePlace}", () => said);
      heading.replaceChildren(Object.assign(document.createElement("bdi"), { textContent }));
    }, () => {});
  }
})();`;
  return {
    name: "ask-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { filename }) =>
        filename.endsWith("index.html")
          ? [{ tag: "script", children: script, injectTo: "head" as const }]
          : [],
    },
  };
}
