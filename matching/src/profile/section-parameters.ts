/**
 * How much headings weigh against what the lines of a section say, as costs: the negative logarithm of a probability.
 * Set on invented CVs and templates: `npm run bench -- parse --data <folder>` measures them again.
 */
export const sectionParameters = {
  leastOdd: 0.01,
  /**
   * Another kind in the middle of a list, at a line that certainly is a heading, behind the header, which ends somewhere in
   * every CV, and between contact and personal details.
   */
  change: 6,
  changeAtHeading: 0.5,
  changeBehindHeader: 2,
  changeOfPerson: 1,
  /** Jobs, or education, without a heading above the heading that they have further down. */
  aboveItsHeading: 12,
  /** Of the weight of a heading, what a line takes away that certainly is the next one. */
  ofNextHeading: 0.6,
  /** What a name pays for being none that is set so large that it opens the main column, behind a sidebar. */
  nameBesideSidebar: 10,
  /** Below a known heading of what people list, such as skills: what a job, or studies, pay on top, as a share of its weight. */
  entryInList: 0.67,
  /** From here on, a line at which the kind changes is the heading of what follows. */
  heading: 0.5,
  /** From here on, a line that was taken for a heading is text of the section around it. */
  sureOfText: 0.9,
  /** Of the odds that a heading is text, where the line above was not full and the line begins with a capital. */
  doubtApart: 0.5,
  /**
   * What a line pays for being of another kind than its heading says: the first of a kind that everybody writes or whose
   * words are all known; one that everybody writes, or of known words, below another of its kind; one that a single word
   * tells; where no heading stands, but a line says itself what it is ("Languages: …", a role with dates), and a role with
   * dates below the heading of something else; and above the first heading.
   */
  headingWeights: {
    known: 1.5,
    knownAgain: 0.6,
    worded: 0.6,
    guessed: 0.3,
    implied: 3.25,
    jobElsewhere: 1.25,
    open: 0.8,
  },
};
