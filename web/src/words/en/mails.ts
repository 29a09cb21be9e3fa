/** The texts of the mails that candidates get. */
const words = {
  title: "Mails to candidates",
  open: "Mails",
  done: "Done",
  failed: "The mails could not be loaded.",
  loading: "Loading the mails",
  language: "Language of the usual texts",
  kinds: "Mails",

  /** `label` of the field with its text, `when` it is sent. */
  of: {
    received: {
      label: "Text of the confirmation",
      when: "Sent when somebody has applied by the job form, with the link to their receipt.",
    },
    answered: {
      label: "Text of the answer",
      when: "Sent when you have answered what an applicant asks.",
    },
    invited: {
      label: "Text of the invitation",
      when: "Sent when you invite, with the link and a calendar entry.",
    },
    reminded: {
      label: "Text of the reminder",
      when: "Sent before the interview closes, to whoever has not finished.",
    },
    withdrawn: {
      label: "Text of the withdrawal",
      when: "Sent when you withdraw one invitation and select to tell the candidate.",
    },
    cancelled: {
      label: "Text of the cancellation",
      when: "Sent when you cancel the drive, to whoever was invited.",
    },
    rejected: {
      label: "Text of the rejection",
      when: "Never sent by itself: only to those whom you select, once you press Send.",
    },
    erased: {
      label: "Text after erasing",
      when: "Sent when everything that was kept of somebody has been erased.",
    },
  },

  text: {
    own: "Your own text.",
    usual: ({ language }: { language: string }) => `The usual text, in ${language}.`,
    takeUsual: "Back to the usual text",
    changedElsewhere: "This text was changed in another window meanwhile. What you typed is not saved yet.",
    theirs: "The text of the other window",
    keepMine: "Keep mine",
    takeTheirs: "Take the other",
  },

  placeholders: {
    insertInto: "Insert into the text",
    insert: "Insert",
    becomes: ({ meaning }: { meaning: string }) => `Becomes ${meaning}`,
    is: ({ name, meaning }: { name: string; meaning: string }) => `${name}: ${meaning}`,
    /** What each stands for, as a button says it to whoever cannot see the braces. */
    meanings: {
      name: "the candidate’s name",
      title: "the title of the job",
      recruiter: "your name",
      link: "the candidate’s own link",
      opens: "from when it is open",
      closes: "until when it is open",
      reason: "the reason that you gave",
    },
    more: ({ count }: { count: number }) => `${count} more`,
    unknown: ({ names, count }: { names: string; count: number }) =>
      `${names} ${count === 1 ? "stands" : "stand"} for nothing here, so this mail cannot be sent. Remove it, or use one of the buttons below the text.`,
  },

  preview: {
    label: "Preview of the mail",
    /** The name stands between the two. */
    as: "As",
    getsIt: "gets it",
    anybody: "a candidate",
    sendToMe: "Send to me",
    sentToMe: ({ email }: { email: string }) => `A test is on its way to ${email}.`,
    mail: "The mail",
    loading: "Loading the preview",
  },
};

export default words;
