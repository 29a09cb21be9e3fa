import { plural } from "../plural.ts";

/** The page on which the results of a screening are decided on. */
const words = {
  page: "Results",

  actions: {
    export: "Export…",
    stop: "Stop",
    stopping: "Stopping. CVs in work are finished; credits held for the rest come back.",
  },

  stand: {
    duplicates: ({ count }: { count: number }) =>
      `${plural(count, { one: "# duplicate was", other: "# duplicates were" })} set aside.`,
    blind: "Blind mode",
    hardlyRead: "The job description was hardly read: the order leans on how alike the texts are.",
    screened: "CVs screened",
    outOfCredits:
      "The credits ran out, so the rest of the CVs wait. The screening goes on by itself when there are some.",
    addCredits: "Add credits",
  },

  rescreening: {
    offered: ({ count }: { count: number }) =>
      `${plural(count, { one: "# result comes", other: "# results come" })} from an older engine. Today’s may find more in these CVs, or less; nothing changes by itself.`,
    compare: "Compare with today’s engine",
    comparing: "These results are being compared with what today’s engine finds.",
    ready: ({ changed, count }: { changed: number; count: number }) =>
      `Compared with today’s engine, ${plural(changed, { one: "#", other: "#" })} of ${plural(count, {
        one: "# score",
        other: "# scores",
      })} would change.`,
    look: "See the comparison",
  },

  menu: {
    more: "More",
    setUp: "Set-up",
    whatIf: "What-if",
    leaveWhatIf: "Leave what-if",
    blind: "Blind mode…",
    leaveBlind: "Leave blind mode…",
    jobForm: "Job form…",
    applications: "Applications",
    mails: "Mails to candidates…",
    tellRejected: "Tell those rejected…",
    audit: "Audit a sample…",
    rescreening: "Compare engines",
    keepAndErase: "Keep and erase…",
    keys: "Keyboard shortcuts",
  },

  blind: {
    on: {
      title: "Turn blind mode on?",
      confirm: "Turn on",
      done: "Blind mode is on.",
      text: "Names, contact, schools and the CV’s own page are hidden in list and report. Candidates go by their number, and each can be revealed, which is written down.",
    },
    off: {
      title: "Turn blind mode off?",
      confirm: "Turn off",
      done: "Blind mode is off. It is written in every history.",
      text: "Everybody’s name, contact and school is shown again. That is written into the history of each result.",
    },
  },

  filters: {
    search: "Search in results",
    decision: "Decision",
    score: "Score",
    mustHaves: "Must-haves",
    noticed: "Noticed",
    requirements: "Requirements",
    met: "Met",
    notMet: "Not met",
  },

  list: {
    label: "Results",
    failed: "The results could not be loaded.",
    noMatch: {
      title: "No result fits this",
      children: "Nothing matches the search and the filters together.",
      showAll: "Clear search and filters",
    },
    selectPage: "Select this page",
    count: ({ count }: { count: number }) => plural(count, { one: "# result", other: "# results" }),
    arrivals: ({ count }: { count: number }) =>
      `${plural(count, { one: "# new result", other: "# new results" })} · Show`,
    coming: {
      title: "The first results are on their way",
      text: "They appear here as CVs are read.",
    },
    none: {
      title: "No results yet",
      text: "Results appear once the screening has been started.",
      act: "Go to the set-up",
    },
  },

  row: {
    select: ({ name }: { name: string }) => `Select ${name}`,
    myScore: "My score",
    my: ({ score }: { score: string }) => `My ${score}`,
    mustHavesMet: ({ mustHaves }: { mustHaves: string }) => `${mustHaves} met`,
    samePerson: "Same person",
    corrected: "Corrected",
  },

  selected: {
    label: "Selected results",
    all: ({ count }: { count: number }) =>
      `All ${plural(count, { one: "# result", other: "# results" })} that match`,
    count: ({ count }: { count: number }) => `${count} selected`,
    none: "Select none",
    reject: ({ act }: { act: string }) => `${act}…`,
    clear: "Clear",
    compare: "Compare",
    export: "Export…",
    invite: "Invite to an interview…",
  },

  report: {
    label: "Report of the selected result",
    failed: "The report could not be loaded.",
    none: "Select a result to see its report here.",
    hint: "“What-if” in the menu at the top tries other weights: the ranking changes before your eyes, and nothing is kept until you save it.",
    cv: "The original CV",
    room: "Room of the report beside the page",
    divide: "Drag, click or use the arrow keys",
  },

  head: {
    before: "Candidate before",
    next: "Next candidate",
    open: "Open the report",
    openByKey: "Open the report (Enter)",
    takeBack: "Take back the last decision",
    takeBackByKey: "Take back the last decision (U)",
    cv: "CV page",
    reason: "Reason:",
  },

  keys: { move: "move,", decide: "decide" },

  invite: {
    title: ({ count }: { count: number }) =>
      `Invite ${plural(count, { one: "# candidate", other: "# candidates" })} to an interview`,
    newDrive: "A new drive",
    newDriveHas: "With skills and questions suggested from this screening’s job description.",
    questions: ({ count }: { count: number }) =>
      `${plural(count, { one: "# question", other: "# questions" })}.`,
    nobodyYet: "Nobody is invited by this yet.",
    create: "Create the drive",
    add: ({ count }: { count: number }) =>
      `Add ${plural(count, { one: "# candidate", other: "# candidates" })}`,
    added: ({ count }: { count: number }) =>
      `${plural(count, { one: "# candidate is", other: "# candidates are" })} added`,
    known: ({ count }: { count: number }) =>
      `${plural(count, { one: "# was", other: "# were" })} in this drive before`,
    withoutAddress: ({ count }: { count: number }) =>
      `${count} without an e-mail address of their own could not be taken over`,
  },

  compare: {
    title: "Side by side",
    back: "Back to the list",
    failed: "Not all of them could be loaded.",
    loading: "Loading",
    label: "Comparison",
    leaveOut: ({ name }: { name: string }) => `Leave ${name} out`,
    candidate: "Candidate",
    decision: "Decision",
    score: "Score",
    mustHaves: "Must-haves",
    latestJob: "Latest job",
    yearsOfWork: "Years of work",
    location: "Location",
    hidden: "Hidden",
    notStated: "Not stated",
    notCertain: "Not read with certainty",
    page: ({ page }: { page: number }) => `p. ${page}`,
  },
};

export default words;
