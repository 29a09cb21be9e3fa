import { plural } from "../plural.ts";

const questions = (count: number) => plural(count, { one: "# question", other: "# questions" });

/** What a drive asks, until when, and how. */
const words = {
  title: "Title",
  titleMissing: "Please give it a title.",
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  locked: "Candidates have been invited, so skills and questions stay as everybody gets them.",
  sampleLocked:
    "The questions were answered as they are, so they stay. Duplicate the drive to begin one of your own with them.",
  hint: "Open a question to see what a good answer says: answers are marked by these points alone. Change them before you invite; afterwards everybody gets the same.",

  /** Within a sentence. */
  byAnswerKind: { text: "text", audio: "audio", video: "video" },
  duration: {
    none: "None",
    seconds: ({ count }: { count: number }) => plural(count, { one: "# second", other: "# seconds" }),
    minutes: ({ count }: { count: number }) => plural(count, { one: "# minute", other: "# minutes" }),
    both: ({ minutes, seconds }: { minutes: number; seconds: number }) =>
      `${plural(minutes, { one: "# minute", other: "# minutes" })} ${seconds} s`,
  },

  window: {
    title: "When",
    sample: "The sample stays open. Of your own drives you say here until when candidates can begin.",
    from: "From (optional)",
    until: "Until",
    endsAfter: "Ends after",
    lengths: { 3: "3 days", 7: "1 week", 14: "2 weeks" },
    zone: "Time zone",
    later: "A later end gives candidates more time.",
    laterReopens: "A later end gives candidates more time, and opens this drive again.",
    missing: "Set until when candidates can begin.",
    /** `opens` is null where they can begin at once. */
    sentence: (of: { opens: string | null; closes: string; place: string; left: string }) =>
      `Candidates can begin ${of.opens === null ? "from their invitation on" : `from ${of.opens}`}, until ${of.closes}, ${of.place}, ${of.left}.`,
    passed: "which has passed",
    hoursLeft: ({ count }: { count: number }) =>
      `which leaves ${plural(count, { one: "# hour", other: "# hours" })}`,
    daysLeft: ({ count }: { count: number }) =>
      `which leaves ${plural(count, { one: "# day", other: "# days" })}`,
    yourClock: ({ moment }: { moment: string }) => `Your clock then shows ${moment}.`,
  },

  jd: {
    title: "Job description",
    replace: "Replace",
    none: "There is none.",
    pasted: "Pasted text",
    /** The link to it stands between the two. */
    from: "From",
    screening: "the screening",
    instructions: "Instructions:",
    show: "Show the text",
    text: "Text of the job description",
    replaces: ({ count }: { count: number }) =>
      `A new job description replaces the ${questions(count)} and skills you have now, with your changes.`,
    drop: "Drop the job description here",
    dropHint: ({ size }: { size: string }) => `PDF, DOCX or text, up to ${size}`,
    choose: "Select a file",
    paste: "Or paste the text",
    pasteHint: "Title, skills and questions are suggested from it; all of them can be changed.",
    instruct: "Instructions (optional)",
    instructHint:
      "What to do with single requirements: “ignore the degree”, “Excel matters most”. They hold for the file and for the text.",
    read: "Read this text",
    keep: "Keep the present one",
  },

  skills: {
    title: "Skills",
    none: "No skill yet. Each question can count for one.",
    weights: "Weights run from 1 (least) to 5 (most).",
    weight: ({ weight }: { weight: number }) => `Weight ${weight}`,
    weightOf: ({ name }: { name: string }) => `Weight of ${name}`,
    new: "Add a skill",
    add: "Add",
  },

  policies: {
    title: "Fair for everybody",
    extraTime: "Extra time for whoever asks",
    eachRequest: "I decide on each request",
    percentMore: ({ percent }: { percent: number }) => `${percent}% more time, given at once`,
    otherForm: "Another form than audio and video (optional)",
    otherFormHint: "What candidates may ask for instead, in your words. Left empty, they can write to you.",
    gaps: "Ask about must-haves that a CV does not state",
    gapsHint: "Candidates from a screening get one more question for each, after the common ones.",
    scoreFirst: "Score the answers before seeing what others found",
    scoreFirstHint:
      "Points that the engine finds, and the scores of others, show once you have given your scorecard.",
  },

  questions: {
    title: "Questions",
    fromFile: "From a file",
    none: "No question yet. Give a job description to have some suggested, or write your own.",
    count: ({ count }: { count: number }) => `${questions(count)}. Every candidate gets them in this order.`,
    moved: ({ place, of }: { place: number; of: number }) => `Question moved to place ${place} of ${of}.`,
    removed: "The question is removed.",
    undo: "Undo",
    write: "Write a question",
    add: "Add the question",
    drag: "Drag to another place",
    toggles: { close: "Close", show: "Show", edit: "Edit" },
    toggle: ({ act, number }: { act: string; number: number }) => `${act} question ${number}`,
    moveUp: ({ number }: { number: number }) => `Move question ${number} up`,
    moveDown: ({ number }: { number: number }) => `Move question ${number} down`,
    remove: ({ number }: { number: number }) => `Remove question ${number}`,
    why: "Why suggested",
    /** As the engine says it. */
    reason: (stored: string): string => stored,
    noPoints: "No points of a good answer are named.",
    goodAnswer: "A good answer says",
    toThink: ({ time }: { time: string }) => `${time} to think`,
    toAnswer: ({ time }: { time: string }) => `${time} to answer`,
    retakesCount: ({ count }: { count: number }) => plural(count, { one: "# retake", other: "# retakes" }),
    pointsCount: ({ count }: { count: number }) =>
      plural(count, { one: "# rubric point", other: "# rubric points" }),
  },

  editor: {
    question: ({ number }: { number: number }) => `Question ${number}`,
    questionMissing: "Please write the question.",
    countsFor: "Counts for",
    noSkill: "No skill",
    thinking: "Time to think",
    answering: "Time to answer",
    retakes: "Retakes",
    noRetakes: "None",
    kinds: "Candidates may select among",
    points: ({ number }: { number: number }) => `Rubric points of question ${number}`,
    point: ({ point, number }: { point: number; number: number }) => `Point ${point} of question ${number}`,
    pointMissing: "Please say what a good answer says.",
    removePoint: ({ point, number }: { point: number; number: number }) =>
      `Remove point ${point} of question ${number}`,
    newPoint: ({ number }: { number: number }) => `New point of question ${number}`,
    newPointHint: "Something that a good answer says",
    add: "Add",
  },

  preview: {
    title: "As a candidate reads it",
    label: "What a candidate reads",
    none: "0 questions.",
    questions: ({ count, length }: { count: number; length: string }) =>
      `${questions(count)}, up to ${length}.`,
    beginBy: ({ moment, zone }: { moment: string; zone: string }) => `Please begin by ${moment} (${zone}).`,
    list: "Questions as candidates get them",
    gaps: "After these, each candidate is asked about the must-haves that the own CV does not state.",
    how: ({ kinds }: { kinds: string }) => `Answer by ${kinds}.`,
    time: ({ answering }: { answering: string }) => `You have ${answering} to answer.`,
    times: ({ thinking, answering }: { thinking: string; answering: string }) =>
      `You have ${thinking} to think, then ${answering} to answer.`,
    oneTry: "One try.",
    moreTries: ({ count }: { count: number }) =>
      `${plural(count, { one: "# more try", other: "# more tries" })} if you wish.`,
  },
};

export default words;
