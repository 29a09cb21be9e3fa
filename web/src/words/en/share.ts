import { interviewDecisionLabels, thumbLabels } from "@winnow/contract/labels.ts";
import { plural } from "../plural.ts";

/** What a recruiter shows of a candidate to somebody without an account. */
const words = {
  page: "Shared candidate",
  candidate: "Candidate",
  documentTitle: ({ name }: { name: string }) => `${name}, shared`,
  sharedBy: ({ recruiter, until }: { recruiter: string; until: string }) =>
    `Shared by ${recruiter}. This page opens until ${until}.`,
  leftOut: {
    withName: "Contact details are left out and stand as [hidden].",
    withoutName: "Name, contact details and schools are left out and stand as [hidden].",
  },
  aboutAPerson: "This is about a person: please do not pass it on.",
  nothingYet: "Nothing is answered yet. Answers show here as they are given.",

  cv: {
    title: "CV",
    download: "Download",
    notDownloaded: "The CV was not downloaded.",
    gone: "The CV is no longer stored.",
    text: "The text as it was read",
  },

  outcome: {
    title: "Outcome",
    points: "Points",
    notYet: "Not shown yet",
    of: ({ made, count }: { made: string; count: number }) =>
      `${made} of ${plural(count, { one: "# point", other: "# points" })}`,
    unmarked: "None could be marked",
    decision: "Decision",
    decisions: {
      advance: interviewDecisionLabels.advance.state,
      hold: interviewDecisionLabels.hold.state,
      reject: interviewDecisionLabels.reject.state,
    },
    noDecision: "None yet",
    waits: ({ recruiter }: { recruiter: string }) =>
      `Points show once ${recruiter} has given a scorecard of their own.`,
    pointsAre: "Points say what was found in the answers. Only people decide.",
    pointsAreBy: ({ by }: { by: string }) =>
      `Points say what was found in the answers, by ${by}. Only people decide.`,
  },

  question: {
    number: ({ number }: { number: number }) => `Question ${number}`,
    score: ({ number }: { number: number }) => `Your score for question ${number}`,
    notReached: "This question was not reached.",
    transcript: "What was said, put into text by a machine.",
    recordingLeftOut:
      "This was answered by a recording, which is left out: a face or a voice says who it is.",
    notAnswered: "Nothing was answered.",
    answer: ({ number }: { number: number }) => `Answer to question ${number}`,
    answerPart: ({ number, part, of }: { number: number; part: number; of: number }) =>
      `Answer to question ${number}, part ${part} of ${of}`,
    points: ({ number }: { number: number }) => `Points of question ${number}`,
    notFoundIs: "“Not found” says that no words for a point were found, not that the answer is wrong.",
    noAnswer: "There is no answer to look for points in.",
    noTranscript: "A recording is played, not marked.",
    notMarkedYet: "Points are not looked for yet.",
  },

  recording: {
    failed: "This recording cannot be played.",
    making: "This recording is being made playable. Reload the page in a moment.",
    notPlayed: "This recording could not be played.",
    kinds: { audio: "Audio", video: "Video" },
  },

  feedback: {
    title: "Your feedback",
    notSent: "Your feedback was not sent.",
    undecided: "It is not known whether your feedback has arrived.",
    again: "Send it again: it is kept once.",
    scoresGoAlong: ({ count }: { count: number }) =>
      plural(count, {
        one: "Your score of one answer goes along.",
        other: "Your scores of # answers go along.",
      }),
    comment: "Comment",
    empty: "Please select a thumb, write a comment or score an answer.",
    name: "Your name",
    nameless: "Please enter your name.",
    send: "Send feedback",
    thumb: "What do you think?",
    thumbs: thumbLabels,
    onlyComment: "Only a comment",
    thanks: ({ recruiter }: { recruiter: string }) => `Thank you. ${recruiter} finds it in the report.`,
    more: "Say something else",
  },
};

export default words;
