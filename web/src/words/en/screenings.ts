import { isolate } from "@winnow/contract/isolate.ts";
import { plural } from "../plural.ts";

type Titled = { title: string };
/** How many CVs a start is for, and what it costs in credits; no price where it is free. */
type Quote = {
  readable: number;
  price: string | null;
  checking: number;
  unreadable: number;
  duplicates: number;
  total: string;
};

/** The list of screenings, what can be done with one, and how far it is. */
const words = {
  page: "CV Screening",
  list: "Screenings",
  newScreening: "New screening",
  search: "Search by title",
  failed: "The screenings could not be loaded.",
  noMatch: {
    title: "No screening fits this",
    children: "Nothing matches the search and the filters together.",
    showAll: "Clear search and filters",
  },
  none: {
    title: "No screenings yet",
    text: "A screening holds one job description and the CVs that are read against it. The sample comes with a job and invented CVs; it is free and can be deleted at any time.",
    trySample: "Try it with a sample screening",
  },
  columns: {
    title: "Title",
    status: "Status",
    mode: "Mode",
    uploaded: "CVs screened",
    top_score: "Top score",
    created_at: "Created",
  },
  screenedOf: ({ screened, uploaded }: { screened: number; uploaded: number }) =>
    `${screened} of ${uploaded} screened`,
  modes: {
    simple: {
      label: "One batch",
      explanation: "It is completed once every CV here is screened. More CVs can be added and started later.",
    },
    live: {
      label: "Live",
      explanation: "It keeps running: each CV is screened as it arrives, until you stop it.",
    },
  },
  visibilities: {
    internal: {
      label: "Only here",
      explanation: "You add the CVs yourself. Nobody outside sees that this screening exists.",
    },
    public: {
      label: "Open to applicants",
      explanation: "People apply themselves by the link of the job form. You can still add CVs here.",
    },
  },

  menu: {
    label: ({ title }: Titled) => `More for ${isolate(title)}`,
    open: "Open set-up",
    start: "Start",
    stop: "Stop",
    duplicate: "Duplicate",
    keep: "Keep and erase…",
    delete: "Delete",
  },
  stopping: ({ title }: Titled) => `“${isolate(title)}” is stopping. CVs in work are finished.`,
  copied: ({ title }: Titled) =>
    `“${isolate(title)}” is made: the same job description and settings, no CVs.`,
  openCopy: "Open it",

  deletion: {
    title: "Delete this screening?",
    titleWith: ({ things }: { things: string }) => `Delete it with ${things}?`,
    confirm: "Delete for good",
    done: ({ title }: Titled) => `“${isolate(title)}” is deleted.`,
    empty: "It holds no CVs yet. It is removed for good.",
    takesAlong: ({ things, isOne }: { things: string; isOne: boolean }) =>
      `${things} ${isOne ? "is" : "are"} removed for good.`,
    cvs: ({ cvs }: { cvs: number }) => plural(cvs, { one: "# CV", other: "# CVs" }),
    cvsAndResults: ({ cvs, results }: { cvs: number; results: number }) =>
      `${plural(cvs, { one: "# CV", other: "# CVs" })} and ${plural(results, { one: "# result", other: "# results" })}`,
  },

  start: {
    title: "Start this screening?",
    done: ({ title }: Titled) => `“${isolate(title)}” has started.`,
    addCredits: "Add credits",
    quote: ({ readable, price, checking, unreadable, duplicates, total }: Quote) =>
      `${[
        price === null ? `${readable} readable, free of charge` : `${readable} readable × ${price}`,
        ...(checking > 0 ? [`${checking} still being checked`] : []),
        ...(unreadable > 0 ? [`${unreadable} unreadable`] : []),
        ...(duplicates > 0 ? [plural(duplicates, { one: "# duplicate", other: "# duplicates" })] : []),
      ].join(", ")}: ${total} credits`,
    label: "Start screening",
    free: "Start screening · free",
    costs: ({ credits }: { credits: string }) => `Start screening · ${credits} credits`,
    sending: ({ files }: { files: number }) =>
      `${plural(files, { one: "# file is", other: "# files are" })} still being sent. Starting is possible once all have arrived.`,
    checking: ({ cvs }: { cvs: number }) =>
      `${plural(cvs, { one: "# CV is", other: "# CVs are" })} still being checked. Starting is possible in a moment.`,
  },

  bulk: {
    label: "Selected screenings",
    selected: ({ count }: { count: number }) =>
      `${plural(count, { one: "# screening", other: "# screenings" })} selected`,
    clear: "Clear",
    acts: { start: "Start", stop: "Stop", delete: "Delete" },
    act: {
      start: ({ count }: { count: number }) =>
        `Start ${plural(count, { one: "# screening", other: "# screenings" })}`,
      stop: ({ count }: { count: number }) =>
        `Stop ${plural(count, { one: "# screening", other: "# screenings" })}`,
      delete: ({ count }: { count: number }) =>
        `Delete ${plural(count, { one: "# screening", other: "# screenings" })}`,
    },
    withCosts: ({ act, credits }: { act: string; credits: string }) => `${act} · ${credits} credits`,
    asks: ({ act }: { act: string }) => `${act}?`,
    consequence: {
      start: "The credits are held, and every CV that is ready is screened.",
      stop: "CVs in work are finished; the credits held for the rest come back.",
      delete: ({ count }: { count: number }) => `${count === 1 ? "It is" : "They are"} removed for good.`,
      deleteWith: ({ count, things }: { count: number; things: string }) =>
        `${count === 1 ? "It is" : "They are"} removed for good, with ${things}.`,
    },
    left: {
      start: ({ count }: { count: number }) => `${left(count)}: there is nothing to start.`,
      stop: ({ count }: { count: number }) => `${left(count)}: only a running screening can be stopped.`,
      delete: ({ count }: { count: number }) =>
        `${left(count)}: a running screening has to be stopped first.`,
    },
    more: ({ count }: { count: number }) => `and ${count} more`,
    done: {
      start: ({ count }: { count: number }) => `${are(count)} started`,
      stop: ({ count }: { count: number }) => `${are(count)} stopping`,
      delete: ({ count }: { count: number }) => `${are(count)} deleted`,
    },
    allDone: ({ done }: { done: string }) => `${done}.`,
    someFailed: ({ done, failed }: { done: string; failed: string }) => `${done}, ${failed} could not be.`,
    failed: "What could not be done",
  },

  progress: {
    label: "CVs screened",
    done: ({ screened, cvs }: { screened: string; cvs: number }) =>
      `${screened} of ${plural(cvs, { one: "# CV", other: "# CVs" })} screened.`,
    doneOfReadable: ({ screened, cvs }: { screened: string; cvs: number }) =>
      `${screened} of ${plural(cvs, { one: "# readable CV", other: "# readable CVs" })} screened.`,
    waitForCredits: ({ cvs }: { cvs: number }) =>
      `${plural(cvs, { one: "# CV waits", other: "# CVs wait" })} for credits.`,
    waitForCvs: "Waiting for more CVs.",
    waitForStart: ({ cvs }: { cvs: number }) =>
      `${plural(cvs, { one: "# CV waits", other: "# CVs wait" })} for the screening to be started.`,
    percent: ({ percent }: { percent: number }) => `${percent}% done.`,
    percentAndLeft: ({ percent, left }: { percent: number; left: string }) => `${percent}% done, ${left}.`,
    spoken: ({ percent }: { percent: number }) => `Screening, ${percent}% done`,
    duplicates: ({ count }: { count: number }) =>
      `${plural(count, { one: "# duplicate was", other: "# duplicates were" })} set aside.`,
    noCredits:
      "The credits ran out, so the rest of the CVs wait. The screening goes on by itself when there are some.",
    addCredits: "Add credits",
  },

  missing: {
    title: "There is nothing here",
    text: "It may have been deleted, or the link may be incomplete.",
    toList: "Go to CV Screening",
  },
};

function left(count: number): string {
  return plural(count, {
    one: "# other selected one is left as it is",
    other: "# other selected ones are left as they are",
  });
}

function are(count: number): string {
  return plural(count, { one: "# screening is", other: "# screenings are" });
}

export default words;
