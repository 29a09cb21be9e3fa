import { plural } from "../plural.ts";

/** Telling people that they were rejected, and what stands beside whoever was told. */
const words = {
  obstacles: {
    "not rejected": "Not rejected any more",
    "names hidden": "Names are hidden",
    sample: "Invented, in the sample",
    "no address": "No address in the CV",
    "told before": "Told before",
    withdrawn: "Has withdrawn",
    "on its way": "The mail is on its way",
  },
  toldOn: ({ date }: { date: string }) => `Told on ${date}`,
  mailFailed: ({ reason }: { reason: string }) => `Mail could not be sent: ${reason}`,
  /** The same where there is little room. */
  short: {
    waits: "Mail waits",
    failed: "Mail not sent",
    told: "Told",
    toldOn: ({ day }: { day: string }) => `Told ${day}`,
  },

  tell: "Tell those rejected…",
  foot: {
    label: "Mails to rejected candidates",
    untold: ({ count }: { count: number }) =>
      `${plural(count, {
        one: "# rejected candidate has",
        other: "# rejected candidates have",
      })} not been told.`,
    notNow: "Not now",
    select: "Select whom to tell…",
  },
  waiting: {
    leave: ({ count }: { count: number }) => plural(count, { one: "# mail leaves", other: "# mails leave" }),
    inAMoment: "in a moment.",
    in: ({ time }: { time: string }) => `in ${time}`,
    leaving: "The mails are leaving.",
    undo: "Undo",
    undone: "No mail was sent.",
  },

  dialog: {
    title: "Tell candidates that they were rejected",
    failed: "The rejected candidates could not be loaded.",
    loading: "Loading the candidates",
    none: {
      title: "Nobody is rejected",
      text: "Those whom you reject stand here, and you select who of them is told.",
    },
    who: "Who is told",
    what: "What they read",
    undoable: "You can undo it for a moment after you press Send.",
    nobodyTicked: "Tick at least one candidate.",
    send: "Send mails",
    sendCount: ({ count }: { count: number }) => `Send ${plural(count, { one: "# mail", other: "# mails" })}`,
  },

  list: {
    label: "Rejected candidates",
    search: "Search by name or e-mail",
    all: "All who can be told",
    allFound: "All found who can be told",
    nobody: "Nobody is found.",
    getMail: ({ ticked, of }: { ticked: number; of: number }) => `${ticked} of ${of} get a mail`,
    tell: ({ name }: { name: string }) => `Tell ${name}`,
    lastFailed: ({ reason }: { reason: string }) => `The last mail could not be sent: ${reason}`,
    noReason: "No reason was given",
  },

  mail: {
    giveReason: "Tell the reason",
    withReason:
      "{{reason}} becomes what you gave when you rejected each of them. Whoever was rejected without one gets the mail without the paragraph that names it.",
    withoutReason: "The reasons that you gave stay with you.",
    text: "Text of the rejection",
    language: ({ language }: { language: string }) =>
      `Language of the mail: ${language}. You change it, and the text for all later mails, under “Mails to candidates”.`,
    undoTyped: "Undo what I typed",
    /** After a name. */
    getsNone: ({ obstacle }: { obstacle: string }) => `gets no mail: ${obstacle}.`,
    troubles: {
      empty: "Write what they read.",
      unknown: "The text names something that is not known.",
      reasonNamed: "Take {{reason}} out of the text, or tell the reason.",
      reasonMissing: "Put {{reason}} into the text, or do not tell the reason.",
    },
  },
};

export default words;
