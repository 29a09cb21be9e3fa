const count = (many: number, one: string, other: string) =>
  `${many.toLocaleString("en")} ${many === 1 ? one : other}`;

/** What recruiters are told of people who are about to be erased. */
export const english = {
  /** As recruiters' CVs and drives' candidates are counted. */
  people: ({ kind, people }: { kind: "screening" | "drive"; people: number }) =>
    kind === "screening" ? count(people, "CV", "CVs") : count(people, "candidate", "candidates"),
  keepers: ({ screenings, drives }: { screenings: number; drives: number }) =>
    [
      ...(screenings > 0 ? [count(screenings, "screening", "screenings")] : []),
      ...(drives > 0 ? [count(drives, "drive", "drives")] : []),
    ].join(" and "),
  /** "12 May 2027", wherever it is read. */
  day: (moment: Date) =>
    new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(moment),
  subject: ({ keepers }: { keepers: string }) => `People of ${keepers} will be erased soon`,
  greeting: (name: string) => `Hello ${name},`,
  beginning:
    "People are kept for a while after a screening or drive is completed, then they are erased with everything that was found, said and decided about them. This is next:",
  line: ({ day, people, title }: { day: string; people: string; title: string }) =>
    `${day}: ${people} of “${title}”`,
  more: ({ left }: { left: number }) => `And ${left.toLocaleString("en")} more.`,
  button: "See what is erased when",
  after:
    "There you can also keep people longer, or put a legal hold on a screening or drive: then nothing of it is erased.",
};
