/** One mail, with placeholders in double braces. The first line of its text is the greeting. */
export type UsualMail = {
  subject: string;
  text: string;
  /** What is written on the button; null where there is nothing to open. */
  button: string | null;
  /** Small, below all else. */
  after: string;
};

/** Everything that mails to candidates say in one language. */
export type LanguageOfMails = {
  received: UsualMail;
  answered: UsualMail;
  invited: UsualMail;
  reminded: UsualMail;
  withdrawn: UsualMail;
  cancelled: UsualMail;
  /** The paragraph that names {{reason}} is left out where none is told. */
  rejected: UsualMail;
  /** Of one screening or drive. */
  erased: UsualMail;
  /** Of everything that an account kept. */
  erasedEverywhere: UsualMail;
  /** Of a window that is open already, or has no end. */
  now: string;
  furtherNotice: string;
  /** Of an invented candidate, in previews. */
  exampleReason: string;
  /** BCP 47, for dates. */
  locale: string;
  /** The same moment {{here}}, in the candidate's time zone, and {{there}}. */
  momentInTwoZones: string;
};
