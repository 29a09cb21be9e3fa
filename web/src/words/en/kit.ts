/** Of the parts that every page is made of. */
const words = {
  skipToContent: "Skip to the content",
  toDashboard: "Winnow, to the dashboard",
  needHelp: "Need help?",
  helpNotLoaded: "Help could not be loaded. Check the connection and try again.",
  language: "Language",
  cancel: "Cancel",
  close: "Close",
  optional: "(optional)",
  notAnswered: "Not answered",
  leaveOpen: "Leave it open",
  chooseFolder: "Select a folder",
  closeMessage: "Close this message",
  tryAgain: "Try again",
  copy: "Copy",
  copied: "Copied",
  reference: "Reference",
  loadingPage: "Loading the page",
  loading: ({ title }: { title: string }) => `Loading: ${title}`,
  notLoaded: "This could not be loaded.",
  notLoadedYet: "This cannot be loaded just now. It is tried again by itself.",
  pageNotShown: "This page could not be shown.",
  codeMissing: "A part of Winnow did not arrive. Loading the page again usually helps.",
  gone: "It may have been deleted, or the link may be incomplete.",
  offline: "You are offline. What you see may be old; changes are not saved until the connection is back.",
  download: "Download",
  password: { show: "Show the password", hide: "Hide the password" },
  justNow: "just now",
  /** Where a moment cannot be shown. */
  invalidTime: "Invalid time value",
  deadLink: {
    title: "This link does not work",
    text: "It may be incomplete, or it has expired, or was revoked. Ask whoever sent it to you for another one.",
  },
};

export default words;
