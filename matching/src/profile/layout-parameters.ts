/**
 * How a page is read. Distances are in points of a PDF (1/72 inch), ratios are of font sizes or line heights, lengths
 * are in words or characters as said. Set on templates of CVs: `npm run bench -- matching --data <folder> --only parse`
 * measures them again.
 */

/** Two lines that begin or are centred so near each other are aligned. */
export const aligned = { edge: 3, middle: 6 };
/** Left edges of one column, indents included. */
export const sameColumn = 40;
/** Middles so near, in heights of the lower line, stand on one row. */
export const sameRow = 0.4;

export const headingLayout = {
  longest: 48,
  /** A line so much larger than the rest is the name: in a page with a sidebar, it may follow the sidebar's sections. */
  nameRatio: 1.5,
  maxWordsOfName: 6,
  /** A wider column is the main one, and what is beside it a sidebar. */
  sidebarRatio: 1.3,
  /** Headings share a look: learnt from this many known ones, when no more than this many times as many lines have it. */
  minAlike: 2,
  maxAlike: 2,
  maxWordsAlike: 6,
  largerThanText: 1.1,
  /** In type so much larger, most of a CV's lines of one look may be headings that nobody knows. */
  clearlyLarger: 1.25,
  maxHeadings: 12,
  sameSize: 0.4,
  /** An unknown heading, without others to compare with. */
  minLinesAbove: 3,
  maxWordsUnknown: 4,
  largerThanNext: 1.15,
  gapAbove: 0.6,
};

/** Sections that no heading opens, in words and, for labels, characters. */
export const impliedLayout = { maxHeaderLength: 16, maxTitleLength: 12, maxLabelLength: 40, rowsToDates: 2 };

export const entryLayout = {
  maxWordsOfName: 9,
  maxWordsBesideDates: 16,
  /** That says all of a job, its dates too. */
  maxWordsOfSentence: 32,
  maxLengthOfSentence: 400,
  /** A line with dates that is longer, in characters, holds the whole header. */
  maxDateCellLength: 40,
  /** Cells that may stand between the two lines of a date, and how far below it the second is, in heights. */
  cellsBetweenDates: 3,
  nextLine: 1.8,
  /** A line that reaches so far to the right is full: the next goes on with it. */
  fullLine: 0.8,
  sameSize: 0.3,
  /** From the left of a list sign to that of the text behind it, in font sizes, at most. */
  widthOfSign: 1.5,
  /** Above a line that goes on with an item, in heights, at most. */
  gapWithinItem: 0.1,
  /** A gap above, in heights, from which a line is a new paragraph. */
  paragraphGap: 0.9,
  /** Rows of the head of a job below its dates, and above them. */
  maxRows: 3,
  maxRowsAboveDates: 4,
  /** Lines between a degree and what else belongs to it. */
  nearDegree: 3,
  wordsOfDegree: 3,
  maxFieldLength: 6,
};

/** Lines as the model of lines sees them, in words, digits and heights. */
export const lineLayout = {
  maxWordsOfHead: 16,
  maxWordsOfHeading: 7,
  minDigitsOfPhone: 7,
  gapApart: 0.6,
  /** So many times as large is another size of type. */
  size: 1.06,
  /** A line that may have had no room for the next word: half of what a page holds. */
  minLettersOfFull: 45,
};

/** A blank between words, in font sizes. */
export const blankWidth = 0.25;

/** Cells of tables of data: what is left free beside a line in points, and the longest in letters. */
export const cellLayout = { padding: 10, longest: 120 };

export const skillLayout = {
  /** In characters and in words. */
  maxEntryLength: 50,
  maxWords: 6,
  /** Words between the commas of a sentence. */
  wordsOfProse: 4,
  clearWords: 3,
  /** Blanks between chips that are drawn on one line, in font sizes, and against the narrowest blank of the line. */
  chipGap: 0.7,
  chipRatio: 2.2,
  fullLine: 0.85,
  maxLines: 20,
};

export const contactLayout = {
  /** The name stands in the first lines of a header. */
  linesOfName: 6,
  /** Lines on each side of an e-mail address that are about the same person, and among which a number may stand alone. */
  aroundEmail: 2,
  besideEmail: 4,
  /** And in those of a form, whatever that begins with. */
  linesOfForm: 12,
  /** In large type it may take so many lines. */
  linesOfLargeName: 3,
  /** From one of them to the next, in font sizes. */
  stepOfLargeName: 2,
  /** Between the fields of a given name and a surname. */
  linesBetweenNames: 4,
  minWordsOfName: 2,
  maxWordsOfName: 5,
  maxWordsOfLongName: 7,
  /** A telephone number with its area has at least so many. */
  digitsOfNumber: 9,
  /** Letters that name and mailbox share, before one confirms the other. */
  sharedLetters: 4,
  /** Four capitals to a small letter are written in capitals (small capitals keep accents small). */
  capitalsToSmall: 4,
  /** E.164 and national plans: a number to call from elsewhere has seven to fifteen digits. */
  minDigits: 7,
  maxDigits: 15,
};

/** Parts of a header: 3 a role noun at its head, 1.5 the same with the mark of a company, 1 one somewhere, −1 a company. */
export const titleMarks = { role: 3, roleOfCompany: 1.5, mentioned: 1, company: -1 };

/** Two digits of a year above this are of the last century. */
export const lastCentury = 60;
/** Months that a job of one year has without months: half of it. */
export const monthsWithinOneYear = 6;
