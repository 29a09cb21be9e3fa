const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** What the operator's page says of an installation. */
export const english = {
  title: "Status of this installation",
  inbox: "Operator’s inbox",
  health: "Health",
  fine: "in order",
  versions: "What runs",
  product: "Winnow",
  engine: "Matching",
  schema: "Database schema",
  database: "PostgreSQL",
  runtime: "Node.js",
  role: "This process",
  files: "Files of accounts",
  freeOn: (disk: string) => `Free for ${disk}`,
  room: ({ free, size }: { free: string; size: string }) => `${free} of ${size}`,
  disks: { data: "the data directory", files: "files" },
  work: "Background work",
  kind: "Kind",
  waiting: "Waiting",
  oldest: "The first since",
  running: "Running",
  failed: "Failed",
  stuck: "Stuck",
  noWork: "Nothing waits, runs or has failed.",
  failedJobs: "Failed jobs",
  failedFor:
    "What has failed for good is done by nobody until it is retried. What is stuck can neither be done nor given up so far. The newest first.",
  tries: (count: number) => counted(count, "try", "tries"),
  account: (id: string) => `account ${id}`,
  noAccount: "of no account",
  retry: "Retry",
  isTried: "stuck, tried again by itself",
  retryAll: (kind: string) => `Retry all of ${kind}`,
  accounts: "Accounts",
  accountsFor: (shown: number, all: number) =>
    shown < all
      ? `The ${shown} that keep the most, of ${all.toLocaleString("en")}. All of them: npm run accounts -- list`
      : counted(all, "account", "accounts"),
  email: "E-mail",
  state: "State",
  credits: "Credits",
  cvs: "CVs",
  drives: "Drives",
  bytes: "Kept",
  states: {
    active: "active",
    locked: "locked",
    "being deleted": "being deleted",
    "not verified": "not verified",
  },
  ago: (age: string) => `${age} ago`,
  age: {
    minutes: (count: number) => counted(count, "minute", "minutes"),
    hours: (count: number) => counted(count, "hour", "hours"),
    days: (count: number) => counted(count, "day", "days"),
  },
};
