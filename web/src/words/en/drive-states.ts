import { plural } from "../plural.ts";

/** How far a drive is, wherever that is shown. */
const words = {
  progress: {
    none: "No candidates",
    candidates: ({ count }: { count: number }) =>
      plural(count, { one: "# candidate", other: "# candidates" }),
    completed: ({ completed, of }: { completed: number; of: number }) => `${completed} of ${of} completed`,
    begun: ({ count }: { count: number }) => `${count}\u00a0begun`,
    invited: ({ count }: { count: number }) => `${count}\u00a0invited`,
    notSent: ({ count }: { count: number }) =>
      plural(count, { one: "#\u00a0mail not sent", other: "#\u00a0mails not sent" }),
  },
  sampleNotOpened: ({ reason }: { reason: string }) => `The sample drive could not be opened. ${reason}`,
};

export default words;
