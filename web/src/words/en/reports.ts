import { isolate } from "@winnow/contract/isolate.ts";
import { type InterviewReport, interviewRejectReasons } from "@winnow/contract/reports.ts";
import { plural } from "../plural.ts";

type Counted = { count: number };
type Numbered = { number: number };
type At = { at: string };

/** Reports of interviews: answers beside the points that are looked for, own scores, the decision. */
const words = {
  page: "Interview report",
  documentTitle: ({ name }: { name: string }) => `${name}, report`,
  keys: "Keys",
  loading: "Loading the report",
  goingOn:
    "The interview is going on. Answers appear here as they are given; nothing is charged before it is completed.",
  unfinished: ({ outcome }: { outcome: string }) =>
    `This interview was not finished (${outcome.toLowerCase()}), so nothing is charged for it. What was answered until then is shown.`,
  hints: {
    hidden:
      "The marks of the machine wait until you have given your own scores, so that they do not lead you. The set-up of the drive can show them at once.",
    shown:
      "Give your own scores, 1 to 5, beside each answer. In drives of your own the marks of the machine wait until you have, unless the set-up says otherwise.",
  },
  outcome: "Outcome",
  keysHint: { question: " question, ", to: " to ", score: " score, ", decide: " decide" },
  requests: {
    wait: ({ count }: Counted) =>
      ` waits for your answer to ${plural(count, { one: "# request", other: "# requests" })}.`,
    answer: "Answer",
  },
  notBegun: {
    withdrawn: "Withdrawn before it began",
    closed: "The time was over before it began",
    cancelled: "Cancelled before it began",
    none: "Not begun yet",
    nothing: "Nothing was answered, and nothing is charged.",
    invited: ({ at }: At) => `The invitation was sent ${at}. Answers appear here as they are given.`,
    notSent: ({ reason }: { reason: string }) => `The invitation could not be sent: ${reason}`,
    onItsWay: "The invitation is on its way. Answers appear here as they are given.",
    toCandidates: "Go to the candidates",
  },
  download: {
    label: "Download the report",
    A4: "PDF, on A4 paper",
    Letter: "PDF, on Letter paper",
    csv: "CSV, a row for each point",
    json: "JSON, for programs",
  },

  when: {
    completed: ({ at }: At) => `Completed ${at}`,
    begun: ({ at }: At) => `Begun ${at}`,
    invited: ({ at }: At) => `Invited ${at}`,
    notInvited: "Not invited yet",
  },
  points: ({ made, of }: { made: string; of: number }) =>
    plural(of, { one: `${made} of # point`, other: `${made} of # points` }),
  ofFive: ({ score }: { score: string }) => `${score} of 5`,
  unmarked: {
    noAnswer: "There is no answer to look for points in.",
    noTranscript: "A recording without a transcript is played, not marked.",
    transcribedLater: "What is said is put into text once the interview is over; then points are looked for.",
    beingTranscribed: "What is said is being put into text; then points are looked for.",
    transcriptionFailed: "What is said could not be put into text, so it is played, not marked.",
    noRubric: "This question has no points to look for.",
    markedLater: "Points are looked for once the interview is over.",
    beingMarked: "Points are being looked for.",
  },

  summary: {
    myScore: "My score",
    points: "Points found by the machine",
    hidden: "They show once you have given your scorecard.",
    none: "None are marked.",
    by: ({ by }: { by: string }) =>
      `A suggestion by ${by}: it can miss points, and find some that are not there.`,
    bySkill: "Points by skill",
  },
  decision: {
    nobody: "Nobody has decided yet.",
    by: ({ decision }: { decision: string }) => `${decision} by `,
    at: ({ at }: At) => `, ${at}`,
    rejectReasons: interviewRejectReasons as readonly string[],
    asksWhy: ({ act }: { act: string }) => `${act}…`,
    history: "Decisions",
    cleared: "Decision cleared",
    nowCleared: ({ name }: { name: string }) => `Cleared the decision on ${isolate(name)}`,
    doneWhy: ({ done, reason }: { done: string; reason: string }) => `${done}: ${isolate(reason)}`,
    undo: "Undo",
    nothingToUndo: "There is nothing to undo.",
    undone: "Put the decision back.",
    notSaved: ({ reason }: { reason: string }) => `This was not saved, so nothing has changed. ${reason}`,
  },

  question: {
    number: ({ number }: Numbered) => `Question ${number}`,
    notReached: "This question was not reached.",
    nothing: "Nothing was answered.",
    answer: ({ number }: Numbered) => `Answer to question ${number}`,
    answerPart: ({ number, part, of }: Numbered & { part: number; of: number }) =>
      `Answer to question ${number}, part ${part} of ${of}`,
    points: ({ number }: Numbered) => `Points of question ${number}`,
    hidden: "Which points were made shows once you have given your scorecard.",
    byModel: "Found by a language model, in these words:",
    showInAnswer: "Show in the answer",
    notFoundIs: "“Not found” says that no words for a point were found, not that the answer is wrong.",
  },
  answer: {
    opened: "Opened, not answered",
    kinds: { text: "Text", audio: "Audio", video: "Video" },
    take: ({ take }: { take: number }) => `${ordinal(take)} take`,
    late: ({ minutes }: { minutes: number }) =>
      `the last of it came ${plural(minutes, { one: "# minute", other: "# minutes" })} late`,
  },
  recording: {
    kinds: { audio: "Audio", video: "Video" },
    recording: ({ kind }: { kind: string }) =>
      `${kind}: it is being recorded, and can be played once it is whole.`,
    ended: ({ kind }: { kind: string }) => `${kind}: it is being made playable. This takes a moment.`,
    failed: ({ kind, reason }: { kind: string; reason: string }) => `${kind}: it cannot be played. ${reason}`,
    unreadable: "The recording could not be read.",
    length: ({ kind, length }: { kind: string; length: string }) => `${kind}, ${length}`,
    notPlayed: "This recording could not be played.",
    back: ({ seconds }: { seconds: number }) => `Back ${seconds} seconds`,
    forward: ({ seconds }: { seconds: number }) => `Forward ${seconds} seconds`,
    speed: "Speed",
    place: ({ label }: { label: string }) => `Place in: ${label}`,
    placeOf: ({ at, of }: { at: string; of: string }) => `${at} of ${of}`,
  },
  transcript: {
    label: ({ label }: { label: string }) => `Transcript: ${label}`,
    playFromHere: "Play from here",
    noService: "Played, not marked: nothing here turns speech into text.",
    none: "There is no transcript: the candidate was not told of a service that makes them, or withdrew.",
    later: "It is put into text once the interview is over.",
    inWork: "It is being put into text. This may take some minutes.",
    failed: ({ reason }: { reason: string }) => `It could not be put into text. ${reason}`.trim(),
    silent: "No words were heard in it.",
    by: { before: "Transcript by ", after: ", made by a machine." },
    make: "Put into text",
    tryAgain: "Try again",
  },

  scorecard: {
    title: "My scorecard",
    notes: "Notes on the interview",
    give: "Give my scorecard",
    none: "No answer is scored yet.",
    mean: ({ mean, count }: Counted & { mean: string }) => `${mean} of 5 on average over ${count}.`,
    given: ({ at }: At) => `Given ${at}; you can still change it.`,
    hidden: "Points and the scores of others show once you have given it.",
    others: "Scorecards of others",
    ofQuestion: ({ number, score }: { number: number | null; score: number | null }) =>
      `Question ${number ?? "that was removed"}: ${score ?? "no score"}`,
    score: ({ number }: Numbered) => `My score for question ${number}`,
    printedNone: "My score: none",
    printed: ({ score, means }: { score: number; means: string }) => `My score: ${score} of 5, ${means}`,
    comment: ({ number }: Numbered) => `My comment on question ${number}`,
    commentPlaceholder: "Comment",
  },

  evidence: {
    title: "CV and answers",
    noCv: "This candidate came without a screened CV, so there are only the answers.",
    openCv: "Open the CV’s report",
    hidden: "Which points the answers make shows once you have given your scorecard.",
    requirements: "Requirements",
    cv: "CV",
    foundBy: ({ by }: { by: string }) => `Found by ${by}, in these words:`,
    answers: "Answers",
    noQuestion: "No question is about this.",
    notReached: "Not reached.",
    pointsFound: ({ number }: Numbered) => `Points found in the answer to question ${number}`,
    notFound: ({ count }: Counted) =>
      plural(count, { one: "# point was not found.", other: "# points were not found." }),
  },
  signals: {
    title: "What happened meanwhile",
    /** As the server says it. */
    said: ({ sentence }: InterviewReport["signals"][number]): string => sentence,
    none: "Nothing that a page can notice.",
    facts: "These are facts with many innocent reasons. None of them counts in points or scores.",
  },
};

function ordinal(number: number): string {
  const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
  return `${number}${endings[new Intl.PluralRules("en", { type: "ordinal" }).select(number)] ?? "th"}`;
}

export default words;
