import { plural } from "../plural.ts";

const cvs = (count: number) => plural(count, { one: "# CV", other: "# CVs" });

/** Everything that is kept of one person, its export and its erasure. */
const words = {
  page: "Person",
  failed: "This person could not be loaded.",
  toScreenings: "Go to CV Screening",
  namesHidden: {
    title: "Names are hidden in this screening",
    text: "To show everything of this person would tell who it is. Reveal the candidate in the match report first, then open this page from there.",
  },
  nobody: {
    title: "There is nothing here",
    text: "This person may have been erased, or the link may be incomplete.",
    whatWasErased: "What was erased",
  },
  nameless: "A person without a name",
  email: "E-mail",
  phone: "Phone",
  alsoAs: "Also as",
  export: "Export…",
  erase: "Erase…",

  cvs: {
    title: "CVs",
    hidden: ({ count }: { count: number }) =>
      count === 1
        ? `${plural(count, { other: "# more CV" })} in screenings whose names are hidden. To show it would tell who it is; export leaves it out, and erasing asks.`
        : `${plural(count, { other: "# more CVs" })} in screenings whose names are hidden. To show them would tell who it is; export leaves them out, and erasing asks.`,
    notScreened: "Not screened",
    score: ({ score }: { score: number }) => `Score ${score} of 100`,
    why: "Why:",
    notes: "Notes",
  },

  applications: {
    title: "Applications",
  },

  waiting: {
    title: "Waits for you",
    /** The title of a job follows. */
    application: "Application to",
    /** The title of a drive follows. */
    interview: "Interview",
    requests: ({ count }: { count: number }) =>
      `${plural(count, { one: "# request waits", other: "# requests wait" })} for an answer`,
  },

  interviews: {
    title: "Interviews",
    notInvited: "Not invited yet",
    why: "Why:",
    interview: "Interview",
    report: "Report",
    completed: ({ date }: { date: string }) => `Completed ${date}`,
    invited: ({ date }: { date: string }) => `Invited ${date}`,
    added: ({ date }: { date: string }) => `Added ${date}`,
  },

  mails: {
    title: "Mails",
    all: ({ count }: { count: number }) => `Show all ${count}`,
    /** An address follows. */
    to: "to",
    stateAt: ({ state, moment }: { state: string; moment: string }) => `${state} ${moment}`,
    waitingUntil: ({ state, moment }: { state: string; moment: string }) => `${state}, ${moment}`,
  },

  links: {
    withApplication: "Came with the application",
    ofInterview: "The interview came from it",
    broughtCv: "Brought the CV",
    fromCv: "Invited from the CV",
    asked: "You came from here",
    email: "Same address",
    phone: "Same phone number: perhaps somebody else",
  },

  /** `parts` go with it when it is erased, `contents` are exported. */
  things: {
    cv: ({ file }: { file: string }) => `CV “${file}”`,
    unreadCvParts: "with what was read of it",
    cvParts: "with its score, notes, decision and everything that was written about it",
    cvContents: "The file, what was read of it, score, notes and decision",
    application: "Application",
    applicationParts: "with its answers, files, requests and log",
    applicationContents: "Answers, files, requests and log",
    place: "Place in a drive",
    placeParts: "with name, address and questions of their own",
    placeContents: "Name, address and questions of their own",
    interview: "Interview",
    interviewParts: "with every answer, recording, transcript, scorecard, decision and shared link",
    interviewContents: "Answers, recordings, transcripts, scorecards and decision",
    in: ({ title, where }: { title: string; where: string }) => `${title}, ${where}`,
    goesWith: ({ title }: { title: string }) => `It goes with the ${title}.`,
  },

  exporting: {
    title: "Export everything of this person",
    text: "One ZIP of data, files and recordings. Untick what is not theirs.",
    what: "What to export",
    notMade: "The ZIP was not made.",
    notAsked: "How far the ZIP is could not be asked.",
    act: ({ count }: { count: number }) =>
      `Export ${plural(count, { one: "# thing", other: "# things" })} as a ZIP`,
    saved: ({ name }: { name: string }) => `Saved ${name}.`,
    failed: "The ZIP could not be made.",
    keptUntil: ({ date }: { date: string }) => `Kept until ${date}`,
    waits: "Waits for its turn",
    isMade: "Is being made",
    saveAgain: "Save again",
    making: ({ name }: { name: string }) => `Making ${name}`,
  },

  erasing: {
    title: "Erase what is kept of this person",
    sure: "Erase this for good?",
    what: "What to erase",
    hidden: ({ count }: { count: number }) =>
      `Also ${cvs(count)} of theirs in screenings whose names are hidden`,
    stays:
      "What stays: the credits that were charged, in the ledger without a name, and a line in the log of erasures that says how much was erased and not of whom.",
    tell: "Tell them by mail",
    goOn: "Go on…",
    isErased: "What is erased",
    hiddenCvs: ({ count }: { count: number }) => cvs(count),
    /** After the number of CVs. */
    inHidden: "in screenings whose names are hidden",
    told: "It is erased at once, with its files, and cannot be brought back. They are told by mail.",
    notTold: "It is erased at once, with its files, and cannot be brought back. They are not told.",
    back: "Back",
    forGood: "Erase for good",
    notErased: "It was not erased.",
    held: "A legal hold stands in the way.",
    heldReason:
      "End the hold of the screening or drive, or untick what is in it. What is listed here is what is left.",
  },

  erased: {
    page: "Erased",
    title: ({ what }: { what: string }) => `${what} erased`,
    goneAlready: "It was gone already",
    nothingLeft: "Nothing was left to erase.",
    text: "It cannot be brought back. The log has a line that names nobody.",
    textTold: "It cannot be brought back. The log has a line that names nobody. They are told by mail.",
    openLog: "Open the log of erasures",
    rest: "See what was left",
  },
};

export default words;
