import type { DriveHappening } from "@winnow/contract/drive-happenings.ts";
import { plural } from "../plural.ts";

const candidatesNotFinished = (count: number) =>
  plural(count, { one: "# candidate who has not finished", other: "# candidates who have not finished" });

/** Interview drives, but for their set-up. */
const words = {
  title: "Interview Drive",
  drive: "Interview drive",
  sample: "Sample",
  more: "More",
  moreFor: ({ name }: { name: string }) => `More for ${name}`,
  undo: "Undo",
  save: "Save",
  add: "Add",
  keepAndErase: "Keep and erase…",
  placeTime: ({ place }: { place: string }) => `${place} time`,
  noMatchText: "Nothing matches the search and the filters together.",
  clearFilters: "Clear search and filters",

  list: {
    label: "Interview drives",
    failed: "The drives could not be loaded.",
    noMatch: "No drive fits this",
    search: "Search by title",
    create: "New drive",
    openSample: "Look into a sample drive",
    columns: {
      title: "Title",
      status: "Status",
      candidates: "Candidates",
      ends: "Ends",
      created: "Created",
    },
    none: {
      title: "No interview drives yet",
      text: "A drive asks candidates the same questions, in their own time, before a deadline. Begin with a job description, or invite shortlisted candidates from the results of a screening. In the sample, invented people have already answered; it is free, and nobody is mailed.",
    },
    selected: "Selected drives",
    selectedCount: ({ count }: { count: number }) =>
      `${plural(count, { one: "# drive", other: "# drives" })} selected`,
    clear: "Clear",
    delete: "Delete",
    open: "Open",
    duplicate: "Duplicate",
    duplicated: ({ title }: { title: string }) =>
      `“${title}” is made: the same questions and settings, no candidates.`,
    openIt: "Open it",
  },

  page: {
    missing: {
      title: "There is nothing here",
      text: "It may have been deleted, or the link may be incomplete.",
      act: "Go to Interview Drive",
    },
    failed: "This drive could not be loaded.",
    preview: "Preview as candidate",
    parts: "Parts of the drive",
    tabs: {
      "set-up": "Set-up",
      candidates: "Candidates",
      results: "Results",
      mails: "Mails",
      history: "History",
    },
    sample:
      "Sample: nobody was mailed. These people and their answers are invented; it costs nothing, and you can delete it in the list of drives.",
  },

  cancel: {
    act: "Cancel the drive",
    title: "Cancel this drive?",
    done: ({ title }: { title: string }) => `“${title}” is cancelled.`,
    text: ({ count }: { count: number }) =>
      `${plural(count, {
        one: "# candidate who has not finished is",
        other: "# candidates who have not finished are",
      })} told and can no longer answer. The credits held for them come back. Completed interviews stay.`,
  },

  close: {
    act: "Close now",
    title: "Close this drive now?",
    confirm: "Close the drive",
    everybody: "Everybody has completed. A later end opens the drive again.",
    left: ({ count }: { count: number }) =>
      `${candidatesNotFinished(count)} can no longer answer, and the credits held for them come back. A later end opens the drive again.`,
  },

  delete: {
    title: ({ count }: { count: number }) =>
      count === 1 ? "Delete this drive?" : `Delete ${plural(count, { one: "# drive", other: "# drives" })}?`,
    confirm: "Delete for good",
    oneDone: ({ title }: { title: string }) => `“${title}” is deleted.`,
    done: ({ count }: { count: number }) =>
      `${plural(count, { one: "# drive is", other: "# drives are" })} deleted.`,
    more: ({ count }: { count: number }) => `and ${count} more`,
    stay: ({ count }: { count: number }) =>
      `${plural(count, {
        one: "# other selected one stays",
        other: "# other selected ones stay",
      })}: a running drive has to be cancelled first.`,
    /** What goes with as many drives as this. */
    alone: ({ drives }: { drives: number }) => `${drives === 1 ? "It is" : "They are"} removed for good.`,
    withPeople: ({ drives, candidates }: { drives: number; candidates: number }) =>
      drives === 1
        ? `It is removed for good, with its ${plural(candidates, { one: "# candidate", other: "# candidates" })}.`
        : `They are removed for good, with their ${plural(candidates, { one: "# candidate", other: "# candidates" })}.`,
    withAnswers: (of: { drives: number; candidates: number; interviews: number }) => {
      const people = plural(of.candidates, { one: "# candidate", other: "# candidates" });
      const interviews = plural(of.interviews, { one: "# interview", other: "# interviews" });
      const [subject, whose] = of.drives === 1 ? ["It is", "its"] : ["They are", "their"];
      return `${subject} removed for good, with ${whose} ${people}, and the answers and recordings of ${interviews}.`;
    },
  },

  invite: {
    label: "Invitations",
    act: "Invite candidates",
    free: ({ count }: { count: number }) =>
      `Invite ${plural(count, { one: "# candidate", other: "# candidates" })} · free`,
    priced: ({ count, price }: { count: number; price: string }) =>
      `Invite ${plural(count, { one: "# candidate", other: "# candidates" })} · ${price} credits`,
    quote: ({ count, price, sum }: { count: number; price: string; sum: string }) =>
      `${plural(count, { one: "# candidate", other: "# candidates" })} × ${price}: ${sum} credits`,
    freeQuote: ({ count, sum }: { count: number; sum: string }) =>
      `${plural(count, { one: "# candidate", other: "# candidates" })}, free of charge: ${sum} credits`,
    missing: ({ missing, count }: { missing: string; count: number }) =>
      `${missing} are missing; those that are left pay for ${plural(count, { one: "# candidate", other: "# candidates" })}.`,
    leaving: "The invitations leave in a moment.",
    takenBack: "No invitation was sent, and the credits are back.",
    addCredits: "Add credits",
    sent: "Invitations sent",
    sentOf: ({ sent, of }: { sent: number; of: number }) =>
      `${sent} of ${plural(of, { one: "# invitation", other: "# invitations" })} sent`,
    sentBut: ({ sent, of, notSent }: { sent: number; of: number; notSent: number }) =>
      `${sent} of ${plural(of, { one: "# invitation", other: "# invitations" })} sent, ${notSent} could not be sent`,
    hindrances: {
      question: "Add at least one question first.",
      candidate: "Add at least one candidate first.",
      end: "Set until when candidates can begin.",
    },
    toSetUp: "Go to Set-up",
    toCandidates: "Go to Candidates",
  },

  candidates: {
    label: "Candidates",
    failed: "The candidates could not be loaded.",
    noMatch: "No candidate fits this",
    search: "Search by name or e-mail",
    add: "Add a candidate",
    fromFile: "From a file",
    columns: {
      name: "Name",
      email: "E-mail",
      invitation: "Invitation",
      interview: "Interview",
      added: "Added",
    },
    cv: "CV",
    cvOf: ({ name }: { name: string }) => `CV of ${name}`,
    aboutGaps: ({ count }: { count: number }) =>
      `${plural(count, { one: "# question", other: "# questions" })} about gaps`,
    none: {
      title: "No candidates yet",
      /** A link stands between the two. */
      before: "Add them by hand or from a CSV or XLSX file, or select them in the results of",
      link: "a screening",
      after: "and invite them from there.",
    },
    nobodyMailed: "Nobody was mailed",
    notInvited: "Not invited yet",
    onItsWay: "On its way",
    correctAndSend: "Correct and send again",
    correctAddressOf: ({ name }: { name: string }) => `Correct and send again: address of ${name}`,
    correct: "Correct name or address",
    sendInvitation: "Send the invitation",
    goesTo: ({ email }: { email: string }) => `The invitation goes to ${email}.`,
    goesAgainTo: ({ email }: { email: string }) => `The invitation goes to ${email} again.`,
    everything: "Everything of this person",
    sendAgain: "Send the invitation again",
    remove: "Remove",
    removed: ({ name }: { name: string }) => `${name} is removed.`,
    added: ({ name }: { name: string }) => `${name} is added.`,
    known: ({ email }: { email: string }) => `${email} is among the candidates already.`,
    withdraw: {
      act: "Withdraw the invitation",
      title: "Withdraw the invitation?",
      confirm: "Withdraw it",
      text: ({ name }: { name: string }) =>
        `The link of ${name} no longer leads anywhere, and the credits held for the interview come back.`,
      tell: "Tell the candidate by mail",
    },
  },

  download: {
    candidates: "Download the candidates",
    questions: "Download the questions",
    results: "Download the results",
    csv: "CSV, for any program",
    xlsx: "XLSX, a spreadsheet",
  },

  upload: {
    candidates: {
      title: "Candidates from a file",
      hint: ({ size }: { size: string }) =>
        `The first row names the columns; one for the name and one for the e-mail are enough. Up to ${size}.`,
      add: ({ count }: { count: number }) =>
        `Add ${plural(count, { one: "# candidate", other: "# candidates" })}`,
      added: ({ count }: { count: number }) =>
        `${plural(count, { one: "# candidate is", other: "# candidates are" })} added.`,
    },
    questions: {
      title: "Questions from a file",
      hint: ({ size }: { size: string }) =>
        `The first row names the columns; one for the question is enough. A download of the questions shows them all. Up to ${size}.`,
      add: ({ count }: { count: number }) =>
        `Add ${plural(count, { one: "# question", other: "# questions" })}`,
      added: ({ count }: { count: number }) =>
        `${plural(count, { one: "# question is", other: "# questions are" })} added.`,
    },
    drop: "Drop a CSV or XLSX file here",
    choose: "Select a file",
    reading: "Reading the file",
    another: "Another file",
    fields: {
      name: "Name",
      first_name: "First name",
      last_name: "Last name",
      email: "E-mail",
      time_zone: "Time zone",
      text: "Question",
      skill: "Skill",
      answer_kinds: "Kinds of answer",
      preparation_seconds: "Seconds to think",
      answer_seconds: "Seconds to answer",
      retakes: "Retakes",
      rubric: "Rubric points",
    } as Readonly<Record<string, string>>,
    isColumn: ({ field }: { field: string }) => `${field} is the column`,
    noColumn: "None",
    rows: "Rows of the file",
    row: "Row",
    becomes: "What becomes of it",
    isDuplicate: "Passed over: already there",
    isAdded: "Added",
    ready: ({ count }: { count: number }) =>
      plural(count, { one: "# row is ready", other: "# rows are ready" }),
    duplicates: ({ count }: { count: number }) =>
      plural(count, { one: "# is already there", other: "# are already there" }),
    wrong: ({ count }: { count: number }) =>
      `${plural(count, {
        one: "# row has an error",
        other: "# rows have errors",
      })}: correct the file and select it again. Nothing is added before.`,
  },

  history: {
    label: "History",
    failed: "The history could not be loaded.",
    /** As the server says it. */
    said: ({ sentence }: { sentence: string; happened: DriveHappening | null }): string => sentence,
    times: ({ zone }: { zone: string }) => `Times are those of ${zone}, as your clock shows them.`,
    none: {
      title: "Nothing has happened yet",
      text: "Invitations, corrections and whatever else becomes of this drive is written down here.",
    },
  },
};

export default words;
