import { answerKindLabels } from "@winnow/contract/labels.ts";
import { anyOf } from "../joined.ts";
import { plural } from "../plural.ts";

type AnswerKind = keyof typeof answerKindLabels;

/** Where a candidate answers, and what they see of it once it is over. */
const words = {
  options: "Options",
  invalidLink: {
    title: "This link is not valid",
    text: "It may be incomplete, or a newer mail has another one. Open the link of the newest mail; if that does not help, reply to that mail.",
  },
  erased: "Your interview is erased",
  theRecruiter: "the recruiter",
  titles: {
    welcome: ({ title }: { title: string }) => `Interview: ${title}`,
    elsewhere: "The interview is open in another window or on another device",
    finish: "Finish the interview",
    question: ({ number, of }: { number: number; of: number }) => `Question ${number} of ${of}`,
    not_open_yet: "The interview has not opened yet",
    completed: "Thank you, your answers have arrived",
    withdrawn: "You have withdrawn",
    closed: "The interview is closed",
    cancelled: "The interview was cancelled",
  },
  next: {
    not_open_yet: ({ opens }: { opens: string }) =>
      `It opens on ${opens}. Come back with the same link then.`,
    completed: ({ recruiter }: { recruiter: string }) =>
      `${recruiter} looks at your answers and gets in touch. You can close this page; this link leads back to it.`,
    withdrawn: ({ recruiter }: { recruiter: string }) =>
      `${recruiter} knows that you do not go on. There is nothing more to do. Should you change your mind, write to ${recruiter}.`,
    closed: ({ closed, recruiter }: { closed: string; recruiter: string }) =>
      `The time for answering ended on ${closed}. If something kept you from it, write to ${recruiter}: more time can be given.`,
    cancelled: ({ recruiter }: { recruiter: string }) =>
      `${recruiter} has called this interview off. You do not have to do anything.`,
  },

  greeting: ({ name, recruiter }: { name: string; recruiter: string }) =>
    `Hello ${name}. ${recruiter} asks you a few questions, which you answer at a time that suits you. Reading this page uses nothing up.`,
  facts: {
    length: "Length",
    lengthIs: ({ count, length }: { count: number; length: string }) =>
      `${plural(count, { one: "# question", other: "# questions" })}, ${length} at most in all, with breaks as you like`,
    how: "How you answer",
    howIs: ({ kinds }: { kinds: readonly AnswerKind[] }) => {
      const [first = "", ...others] = kinds.map((kind) => answerKindLabels[kind]);
      return anyOf([first, ...others.map((other) => other.toLowerCase())]);
    },
    open: "Open",
    until: ({ closes }: { closes: string }) => `until ${closes}`,
    fromUntil: ({ opens, closes }: { opens: string; closes: string }) => `from ${opens} until ${closes}`,
    where: "Where",
    whereIs: "On a phone or a computer. You can change in the middle: the link leads back to where you are.",
  },
  notice: {
    who: "Who sees it",
    how: "How it is assessed",
    noted: "What the page notes",
    yours: "Your choice",
    version: ({ version }: { version: string }) => `Notice ${version}`,
    notAgreed: "Please tick this to go on, or close the page: then nothing happens.",
    agree: "Agree and go on",
  },

  adjustments: {
    question: "Do you need extra time or another form?",
    title: "Extra time or another form",
    text: "You can ask for more time, or for another way to answer, such as a conversation. Asking is no disadvantage.",
    kind: "I ask for",
    kinds: { extra_time: "Extra time", other_form: "Another form" },
    what: "What would help (optional)",
    moreTime: ({ percent }: { percent: number }) =>
      `${percent} % more time is given to everybody who asks, at once.`,
    whoReads: ({ recruiter }: { recruiter: string }) => `${recruiter} reads this and answers here.`,
    ask: "Ask",
    asked: "Asked",
    granted: "Granted",
    made: "What you asked for",
    state: {
      open: ({ recruiter }: { recruiter: string }) => `${recruiter} has been asked and answers here`,
      declined: "declined",
      granted: "granted",
      grantedTime: ({ percent }: { percent: number }) => `granted, ${percent} % more`,
    },
    /** What was asked for, and what became of it. */
    of: ({ kind, state }: { kind: string; state: string }) => `${kind}: ${state}`,
  },

  menu: {
    ask: "Ask for extra time or another form",
    withdraw: "Withdraw from the interview",
    eraseAnswers: "Erase my answers",
    download: "Download everything",
    eraseAll: "Erase everything…",
  },

  withdraw: {
    title: "Withdraw from the interview?",
    confirm: "Withdraw",
    text: ({ recruiter }: { recruiter: string }) =>
      `${recruiter} is told that you withdrew. You cannot go on with this interview afterwards.`,
    reason: "Reason (optional)",
    alsoErase: "Erase what I answered",
    eraseTitle: "Erase your answers?",
    eraseConfirm: "Erase",
    eraseText: "Texts and recordings are erased at once and cannot be brought back.",
    erased: "What you answered is erased.",
  },

  elsewhere: {
    text: "One page at a time can go on. Nothing is lost: what you have answered so far is kept.",
    takeOver: "Continue here",
  },

  kinds: answerKindLabels as Readonly<Record<keyof typeof answerKindLabels, string>>,
  answerBy: "Answer by",

  trial: {
    title: "Try it first",
    text: "This is for you alone: nothing here is sent, and you can leave it out.",
    kind: "Try answering by",
    question: "Practice question: what do you like to do on a free day?",
    answer: "Your practice answer",
    check: { audio: "Check the microphone", video: "Check camera and microphone" },
    anotherForm: "You can also choose another form above, here and at each question.",
    record: "Record 3 seconds",
    recorded: "Your 3 seconds",
    practise: "Practise for up to 30 seconds",
    stop: "Stop practising",
  },
  camera: "What your camera sees",
  isHeard: "Your microphone works.",
  saySomething: "Say something: the line moves when you are heard.",

  trouble: {
    notAllowed: {
      audio: "This page may not use your microphone.",
      video: "This page may not use your camera or microphone.",
      remedy:
        "Allow it in the browser, by the sign beside the address, and in the settings of your device. Then try again.",
    },
    notFound: {
      audio: "No microphone was found.",
      video: "No camera or microphone was found.",
      remedy: "Plug one in, or switch it on, and try again.",
    },
    taken: {
      audio: "Your microphone is taken by another program.",
      video: "Your camera or microphone is taken by another program.",
      remedy: "Close other programs that use it, such as a video call, and try again.",
    },
    cannotRecord: {
      audio: "This browser cannot record audio on this page.",
      video: "This browser cannot record video on this page.",
      remedy: "Open the link in a newer browser, or on another device.",
    },
    lost: {
      audio: "Your microphone was taken away.",
      video: "Your camera or microphone was taken away.",
      remedy: "What was recorded until then is kept. You can go on, or give it as it is.",
    },
    timeUsedUp: {
      audio: "The time for this answer is used up.",
      video: "The time for this answer is used up.",
      remedy: "Give it as it is, or record it again where a retake is left.",
    },
  },

  pause: {
    first: "No time runs yet. It begins when you show the first question.",
    between: "What you answered is saved. No time runs now: take a break, and go on when you like.",
    ahead: (of: { number: number; think: string; answer: string; kinds: readonly AnswerKind[] }) =>
      `Question ${of.number}: ${of.think} to think, then up to ${of.answer} to answer by ${anyOf(of.kinds.map((kind) => answerKindLabels[kind].toLowerCase()))}.`,
    retakes: ({ count }: { count: number }) =>
      `A recording can be made again ${plural(count, { one: "once", other: "# times" })}.`,
    show: ({ number }: { number: number }) => `Show question ${number}`,
  },

  preparing: {
    time: "Time to think",
    startNow: "Start answering now",
    start: "Start answering",
    byItself: "Answering begins by itself when this time is over.",
  },
  leaveOut: {
    act: "Leave it out",
    title: ({ number }: { number: number }) => `Leave out question ${number}?`,
    text: "You cannot come back to it. The other questions stay as they are.",
  },
  time: {
    minutes: ({ count }: { count: number }) => plural(count, { one: "# minute", other: "# minutes" }),
    seconds: ({ count }: { count: number }) => plural(count, { one: "# second", other: "# seconds" }),
    toAnswer: "Time to answer",
    left: ({ label, length }: { label: string; length: string }) => `${label}: ${length} left`,
    over: ({ label }: { label: string }) => `${label}: over`,
    toldOver: "The time is over.",
    toldLeft: ({ length }: { length: string }) => `${length} left.`,
    toldHalf: ({ length }: { length: string }) => `Half of the time is left: ${length}.`,
  },
  answer: {
    yours: "Your answer",
    saved: "Saved",
    saving: "Saving",
    kept: "Kept on this device until the connection is back",
    give: "Give this answer",
    goOnWith: "Go on with this answer",
    stop: "Stop",
    recording: "Recording",
    start: "Start recording",
    goOn: "Go on recording",
    again: "Record it again",
    none: "Nothing has been recorded yet.",
    elsewhere: "What was recorded on another device, or before, is kept; it cannot be played here.",
    part: ({ number }: { number: number }) => `Your answer, part ${number}`,
    left: ({ length }: { length: string }) => `Up to ${length} are left to go on with.`,
    replaces: "Recording it again, or another form, replaces this answer and takes a retake.",
    noTimeRuns: "No time runs while you look at this.",
    instead: {
      text: "Answer in writing instead",
      audio: "Answer by audio instead",
      video: "Answer by video instead",
    },
  },
  network: {
    offline:
      "There is no connection just now. Go on: what you do is kept on this device and sent when the connection is back.",
    heldUp:
      "Your recording cannot be sent just now. Go on: it is kept on this device and sent as soon as that works again.",
    onlyInMemory: ({ count }: { count: number }) =>
      `This browser has no room to keep your recording. Keep this page open until ${plural(count, { one: "# part has", other: "# parts have" })} been sent.`,
    sending: ({ count }: { count: number }) =>
      plural(count, {
        one: "# part of your recording is on the way.",
        other: "# parts of your recordings are on the way.",
      }),
    allSaved: "Everything recorded so far is saved.",
  },
  finish: {
    text: ({ recruiter }: { recruiter: string }) =>
      `That was the last question. With “Finish” your answers go to ${recruiter}; until then you can still withdraw.`,
    missing: ({ numbers }: { numbers: readonly number[] }) =>
      `Something of your answer to ${numbers.map((number) => `question ${number}`).join(" and ")} has not arrived and is not on this device. If it was recorded on another one, open this link there and wait until it is sent. You can also finish without it: what has arrived is kept.`,
    act: "Finish the interview",
    withoutMissing: "Finish without what is missing",
  },
  receipt: {
    answered: "What you answered",
    answers: "Your answers",
    question: ({ number }: { number: number }) => `Question ${number}`,
    recordings: { audio: "Audio recording", video: "Video recording" },
    ready: ({ recording, length }: { recording: string; length: string }) => `${recording}, ${length}`,
    failed: ({ recording }: { recording: string }) => `${recording}, which could not be read`,
    joining: ({ recording }: { recording: string }) => `${recording}, which is being put together`,
  },
};

export default words;
