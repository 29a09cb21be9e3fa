import { plural } from "../plural.ts";

/** Around every page of recruiters, and where there is no page. */
const words = {
  dashboard: "Dashboard",
  screenings: "CV Screening",
  drives: "Interview Drive",
  help: "Help",
  navigation: {
    main: "Main",
    title: "Navigation",
    open: "Open the navigation",
    close: "Close the navigation",
    fold: "Fold the navigation",
    foldShort: "Fold",
    unfold: "Unfold the navigation",
    workspace: ({ name }: { name: string }) => `${name}, Starter`,
    plan: "Starter",
  },
  search: "Search or jump to…",
  /** The key, as its cap says it. */
  ctrl: "Ctrl",
  credits: {
    left: ({ balance }: { balance: string }) => `Credits: ${balance}`,
    refresh: "Refresh credits",
    notRefreshed: "Failed to refresh credits",
    low: "Running low",
    lowHint: ": add credits",
    add: "Add Credits",
  },
  notifications: {
    title: "Notifications",
    unread: ({ count }: { count: number }) => plural(count, { other: "Notifications, # unread" }),
    arrived: ({ title }: { title: string }) => `New notification: ${title}`,
  },
  profile: {
    title: "Profile",
    account: "Account",
    transactions: "Transactions",
    erasures: "Erasures",
    logOut: "Logout",
  },
  colors: { title: "Theme", light: "Light", dark: "Dark", system: "System" },
  hint: { title: "Hint", dismiss: "Dismiss this hint" },
  keys: { title: "Keys of this page", all: "All shortcuts", dismiss: "Dismiss the hint" },
  notFound: {
    title: "Page not found",
    text: "Nothing is left in the sieve at this address.",
    toDashboard: "Go to the dashboard",
  },
  unreachable: {
    documentTitle: "Waiting for the server · Winnow",
    title: "Winnow cannot reach its server",
    text: "You are still signed in and nothing is lost. We keep trying, and this page goes on by itself.",
    trying: "Trying again",
    tryNow: "Try now",
  },
};

export default words;
