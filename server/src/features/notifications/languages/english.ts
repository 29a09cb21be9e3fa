import { fileFailureMessages } from "@winnow/contract/file-failures.ts";
import type { FileFailureReason } from "@winnow/contract/screenings.ts";
import type { Count, InTitle, NotificationWords, NoValues } from "./notification-words.ts";

const count = (many: number, one: string, other: string) =>
  `${many.toLocaleString("en")} ${many === 1 ? one : other}`;
const cvs = (many: number) => count(many, "CV", "CVs");
const candidates = (many: number) => count(many, "candidate", "candidates");
const interviews = (many: number) => count(many, "interview", "interviews");
const credits = (hundredths: number) =>
  (hundredths / 100).toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const day = (iso: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));
const people = (kind: "screening" | "drive", many: number) =>
  kind === "screening" ? cvs(many) : candidates(many);
const endOfRun = ({ screened, failed }: { screened: number; failed: number }) =>
  failed === 0 ? `${cvs(screened)} screened.` : `${cvs(screened)} screened. ${failed} could not be.`;

/** Everything that recruiters are notified of; values are kept as JSON, names and titles already set apart. */
export const english = {
  screeningRuns: ({
    title,
    done,
    all,
    percent,
  }: InTitle & { done: number; all: number; percent: number }): NotificationWords => ({
    title: `Screening “${title}”`,
    message: `${done} of ${cvs(all)}, ${percent}%`,
  }),
  screeningUpToDate: ({
    title,
    ...end
  }: InTitle & { screened: number; failed: number }): NotificationWords => ({
    title: `“${title}” is up to date`,
    message: `${endOfRun(end)} New CVs are screened as they arrive.`,
  }),
  screeningStopped: ({
    title,
    left,
    ...end
  }: InTitle & { screened: number; failed: number; left: number }): NotificationWords => ({
    title: `“${title}” was stopped`,
    message: `${endOfRun(end)} ${cvs(left)} left.`,
  }),
  screeningDone: ({
    title,
    arrived,
    ...end
  }: InTitle & { screened: number; failed: number; arrived: number | null }): NotificationWords => ({
    title: `“${title}” is screened`,
    message:
      arrived === null
        ? endOfRun(end)
        : `${endOfRun(end)} ${cvs(arrived)} arrived meanwhile and can be started.`,
  }),
  rescreeningReady: ({
    title,
    changed,
    all,
  }: InTitle & { changed: number; all: number }): NotificationWords => ({
    title: `The comparison for “${title}” is ready`,
    message: `A newer engine would change ${changed} of ${count(all, "score", "scores")}. Nothing has changed yet.`,
  }),
  filesFailed: ({ title, count: many }: InTitle & Count): NotificationWords => ({
    title: `${count(many, "file", "files")} could not be read`,
    message: `“${title}” shows which and why. Nothing was charged for them.`,
  }),
  waitsForCredits: ({ title }: InTitle): NotificationWords => ({
    title: `“${title}” waits for credits`,
    message: "CVs that have arrived are screened by themselves once there are enough credits.",
  }),
  goesOn: ({ title }: InTitle): NotificationWords => ({
    title: `“${title}” goes on`,
    message: "There are enough credits for the CVs that waited.",
  }),
  jdFailed: ({ title, reason }: InTitle & { reason: FileFailureReason | null }): NotificationWords => ({
    title: `The job description of “${title}” could not be read`,
    message: reason === null ? "" : fileFailureMessages[reason],
  }),
  accountExported: (_: NoValues): NotificationWords => ({
    title: "The export of your account is ready",
    message: "The account page has it for seven days.",
  }),
  accountNotExported: (_: NoValues): NotificationWords => ({
    title: "The export of your account could not be made",
    message: "Please try again on the account page.",
  }),
  exported: ({ file }: { file: string }): NotificationWords => ({
    title: "Your file is ready",
    message: file,
  }),
  notExported: ({ file, failure }: { file: string; failure: string }): NotificationWords => ({
    title: "A file could not be made",
    message: `${file}: ${failure}`,
  }),
  withdrew: ({ name, title }: InTitle & { name: string }): NotificationWords => ({
    title: `${name} withdrew`,
    message: `From “${title}”. Nothing is charged for it.`,
  }),
  asksForAdjustment: ({ name, title }: InTitle & { name: string }): NotificationWords => ({
    title: `${name} asks for an adjustment`,
    message: `In “${title}”. The interview waits for your answer.`,
  }),
  erasureAhead: ({
    title,
    kind,
    people: many,
    moment,
  }: InTitle & { kind: "screening" | "drive"; people: number; moment: string }): NotificationWords => ({
    title: `${people(kind, many)} of “${title}” will be erased on ${day(moment)}`,
    message: "Open it to keep them longer, or to put a legal hold on it.",
  }),
  erasuresAhead: ({
    title,
    screenings,
    drives,
    moment,
  }: InTitle & { screenings: number; drives: number; moment: string }): NotificationWords => {
    const keepers = [
      ...(screenings > 0 ? [count(screenings, "screening", "screenings")] : []),
      ...(drives > 0 ? [count(drives, "drive", "drives")] : []),
    ];
    return {
      title: `People of ${keepers.join(" and ")} will be erased soon`,
      message: `The first are those of “${title}”, on ${day(moment)}.`,
    };
  },
  toldOfRejection: ({
    title,
    sent,
    failed,
    undone,
  }: InTitle & { sent: number; failed: number; undone: number }): NotificationWords => ({
    title: `${sent === 0 ? "No candidate was" : `${candidates(sent)} ${sent === 1 ? "was" : "were"}`} told of the rejection`,
    message: [
      `In “${title}”.`,
      ...(failed === 0
        ? []
        : [
            `${count(failed, "mail", "mails")} could not be sent: the list of rejections shows to whom, and why.`,
          ]),
      ...(undone === 0 ? [] : [`${candidates(undone)} had changed meanwhile and got none.`]),
    ].join(" "),
  }),
  interviewErased: ({ title }: InTitle): NotificationWords => ({
    title: "Somebody erased their interview",
    message: `About “${title}”.`,
  }),
  mailsNotSent: ({ title, count: many }: InTitle & Count): NotificationWords => ({
    title: `Mail could not be sent to ${candidates(many)}`,
    message: `“${title}” shows to whom, and why. Correct the address and send it again.`,
  }),
  inviting: ({ title, done, all }: InTitle & { done: number; all: number }): NotificationWords => ({
    title: `Inviting to “${title}”`,
    message: `${done.toLocaleString("en")} of ${candidates(all)}, ${Math.floor((100 * done) / all)}%`,
  }),
  invited: ({ title, count: many }: InTitle & Count): NotificationWords => ({
    title: `Invitations to “${title}” are sent`,
    message: `${candidates(many)} invited.`,
  }),
  interviewsCompleted: ({ title, count: many }: InTitle & Count): NotificationWords => ({
    title: `${interviews(many)} completed`,
    message: `In “${title}”.`,
  }),
  driveCompleted: ({ title, count: many }: InTitle & Count): NotificationWords => ({
    title: `“${title}” is completed`,
    message: `${interviews(many)} completed.`,
  }),
  driveEnds: ({ title, notBegun }: InTitle & { notBegun: number }): NotificationWords => ({
    title: `“${title}” ends within a day`,
    message:
      notBegun === 0
        ? "Everybody has begun."
        : `${candidates(notBegun)} ${notBegun === 1 ? "has" : "have"} not begun.`,
  }),
  applied: ({ title, count: many }: InTitle & Count): NotificationWords => ({
    title: `${count(many, "person", "people")} applied`,
    message: `To “${title}”.`,
  }),
  creditsAdded: ({ amount, reason }: { amount: number; reason: string }): NotificationWords => ({
    title: `${credits(amount)} credits added`,
    message: reason,
  }),
  creditsTaken: ({
    taken,
    owed,
    reason,
  }: {
    taken: number;
    owed: number;
    reason: string;
  }): NotificationWords => ({
    title: `${credits(taken)} credits taken back`,
    message:
      owed > 0
        ? `${reason}. ${credits(owed)} credits that were spent already are taken from those that come next.`
        : reason,
  }),
  feedback: ({
    by,
    name,
    title,
    count: many,
  }: InTitle & Count & { by: string; name: string }): NotificationWords => ({
    title: `${by} left feedback on ${name}`,
    message: `In “${title}”. ${many === 1 ? "It is the first." : `There are ${many} by now.`}`,
  }),
  corrected: ({ title, count: many }: InTitle & Count): NotificationWords => ({
    title: count(
      many,
      "applicant corrected what was read of their CV",
      "applicants corrected what was read of their CVs",
    ),
    message: `About “${title}”.`,
  }),
  replacedCv: ({ title, count: many }: InTitle & Count): NotificationWords => ({
    title: count(many, "applicant sent another CV", "applicants sent another CV"),
    message: `About “${title}”.`,
  }),
  applicationsWithdrawn: ({ title, count: many }: InTitle & Count): NotificationWords => ({
    title: count(many, "applicant withdrew", "applicants withdrew"),
    message: `About “${title}”.`,
  }),
  applicationErased: ({ title }: InTitle): NotificationWords => ({
    title: "Somebody erased their application",
    message: `About “${title}”.`,
  }),
  requestsWait: ({ title, count: many }: InTitle & Count): NotificationWords => ({
    title:
      many === 1
        ? "A request waits for your answer"
        : `${many.toLocaleString("en")} requests wait for your answer`,
    message: `About “${title}”.`,
  }),
};
