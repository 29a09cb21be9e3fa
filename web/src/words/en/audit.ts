import { plural } from "../plural.ts";

const cvs = (count: number) => plural(count, { one: "# CV", other: "# CVs" });
const found = (of: { found: number; read: number }) =>
  `${of.found} of ${of.read} read ${of.found === 1 ? "was" : "were"} good`;

/** A sample that a person reads to see what a line would miss. */
const words = {
  title: "Audit a sample",
  back: "Back to the list",
  failed: "The sample could not be loaded.",
  loading: "Loading",
  answers: { good: "Worth a look", "not good": "No" },
  candidate: ({ number }: { number: number }) => `Candidate ${number}`,

  reading: {
    read: ({ read, of }: { read: number; of: number }) => `${read} of ${cvs(of)} read`,
    failed: "This CV could not be loaded.",
    cv: "The CV as it was read",
    text: ({ number }: { number: number }) => `Text of the CV of Candidate ${number}`,
    note: "The text that was read. Words that tell who it is are left out.",
    ofWork: ({ years }: { years: string }) => `${years} of work`,
    requirements: "Requirements",
  },

  outcome: {
    below: ({ line }: { line: number }) => `These were below ${line}`,
    nothing: "None of the CVs read lies below the line any more, so nothing can be estimated.",
    certain: (of: { below: number; line: number; good: number; found: number; read: number }) =>
      `Of ${of.below} CVs below ${of.line}, ${of.good} are good: ${found(of)}.`,
    likely: (of: {
      below: number;
      line: number;
      low: number;
      high: number;
      estimate: number;
      found: number;
      read: number;
    }) =>
      `Of ${of.below} CVs below ${of.line}, between ${of.low} and ${of.high} are likely good (best guess ${of.estimate}): ${found(of)}.`,
    list: "Read from below the line",
    shortlisted: "Shortlisted",
    shortlist: ({ count }: { count: number }) => `Shortlist the ${count} worth a look`,
  },

  new: {
    text: "You read a random handful from below a score, mixed with some from above, without scores and names. From your answers comes an estimate of how many good CVs the line misses.",
    line: "Score of the line",
    size: "CVs from below it (3 to 50)",
    before: "Drawn before",
    drawn: (of: { line: number; date: string; read: number; count: number }) =>
      `Below ${of.line}, ${of.date}: ${of.read} of ${cvs(of.count)} read`,
    draw: "Draw the sample",
  },
};

export default words;
