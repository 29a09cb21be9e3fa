import { plural } from "../plural.ts";

/** Search or jump. */
const words = {
  title: "Search or jump to",
  placeholder: "Search or jump to…",
  close: "Close the search",
  suggestions: "Suggestions",
  count: ({ count }: { count: number }) => plural(count, { one: "# suggestion", other: "# suggestions" }),
  searching: "Searching",
  nothing: ({ search }: { search: string }) => `Nothing found for “${search}”`,
  howItFinds:
    "Titles are found by their words, people by how their names or addresses begin. People whose names are hidden are not found.",
  busy: "On its way",
  failed: ({ label }: { label: string }) => `${label} did not work.`,
  tryAgain: "Try again",
  notSearched: ({ title, reason }: { title: string; reason: string }) =>
    `${title} could not be searched. ${reason}`,
  keys: { move: "move", open: "open", aside: "in a new tab", close: "close" },
  groups: {
    recent: "Recent",
    pages: "Pages",
    actions: "Actions",
    screenings: "Screenings",
    drives: "Interview drives",
    people: "People",
  },
  /** Each page and act with what else it is found by. */
  pages: {
    dashboard: { label: "Dashboard", words: "home start overview" },
    screenings: { label: "CV Screening", words: "screenings list cvs" },
    drives: { label: "Interview Drive", words: "drives list interviews" },
    transactions: { label: "Transactions", words: "ledger credits receipts spending" },
    account: {
      label: "Account",
      words: "settings profile name password sessions format notifications export delete",
    },
    erasures: { label: "Erasures", words: "erased people retention privacy" },
  },
  actions: {
    newScreening: { label: "New screening", words: "create add cv job description" },
    newDrive: { label: "New drive", words: "create add interview round" },
    newSample: { label: "New sample screening", words: "create try example free" },
    addCredits: { label: "Add Credits", words: "buy pay payment purchase" },
    light: { label: "Light theme", words: "colour color mode" },
    dark: { label: "Dark theme", words: "colour color mode night" },
    system: { label: "Theme of the system", words: "colour color mode light dark" },
    help: { label: "Help", words: "support question how manual guide need" },
    shortcuts: { label: "Keyboard shortcuts", words: "keys help hotkeys" },
    logOut: { label: "Logout", words: "log out sign out leave" },
  },
  interviewOf: ({ title }: { title: string }) => `${title} · Interview`,
  nameNotRead: "Name not read",
};

export default words;
