import { bottomOf } from "../box.ts";
import type { Fragment } from "./fragment.ts";
import { countRows, isSameRow } from "./fragment-rows.ts";
import type { Sides } from "./sides.ts";

const date =
  /(?:^|\D)(?:19|20)\d\d(?:\D|$)|^\d{1,2}[./]\d{2,4}|^(?:present|today|now|current|heute|aujourd|actual|presente|oggi|heden)/i;
// Of 430 printed CVs, so many are ordered otherwise with another value. mostlyDates 0.35: 1, 0.65: 1; maxLabelLength 25: 3,
// 40: 3; minLabelsInPlace 0.85 to 1: 0; maxLabelsPerRow 0.7: 2, 0.9: 4; furthestEntry 1.2: 1, 1.5 to 2.5: 0.
/** Share of a side that is more than dates by chance. */
const mostlyDates = 0.5;
/** Characters of the longest label; "Certifications and courses" has 26. */
const maxLabelLength = 30;
/** Share of the labels that stand on a row of the other side or head one. */
const minLabelsInPlace = 0.9;
/** Rows of labels for each row of entries: columns of prose have about as many. */
const maxLabelsPerRow = 0.8;
/** Furthest below a label its first entry stands, in font sizes of the label. */
const furthestEntry = 1.8;
const belowBaseline = 0.15;
/** How much higher or lower than the first row beside it a label may begin, and the blank above that row, in font sizes. */
const slackOfLabel = 0.7;

/** Dates that make a column of them although other things stand there, and their shares of all dates and of all on rows. */
const minDates = 2;
const minDatesOnRows = 0.8;
const minDatesAmongRows = 0.3;
const minOfSideOnRows = 0.2;
/** "Nombre y dirección de la empresa o empleador". */
const maxFieldNameLength = 45;
const maxFieldNames = 0.5;
const minFieldsOnRows = 0.75;
const flush = 2;
const contact = /\S@\S|^\+?[\d\s()/.-]{7,20}$/;

/** Whether one side is no column but says something of each row of the other: dates, or labels of a table. */
export function belongsToRows({ left, right }: Sides): boolean {
  return (
    areMostlyDates(left) ||
    areMostlyDates(right) ||
    headRowsWithDates(left, right) ||
    areLabels(left, right) ||
    areFieldNames(left, right)
  );
}

function areMostlyDates(side: Fragment[]): boolean {
  return side.filter((fragment) => date.test(fragment.text)).length > mostlyDates * side.length;
}

/**
 * The side has headings and lists besides its dates, but its dates stand on rows of the other side, and what else does
 * is short: the languages, or the telephone, of a CV in tabular form.
 */
function headRowsWithDates(side: Fragment[], others: Fragment[]): boolean {
  const onRows = side.filter((fragment) => others.some((other) => isSameRow(fragment, other)));
  const isDate = ({ text }: Fragment) => date.test(text);
  const dates = onRows.filter(isDate);
  return (
    dates.length >= minDates &&
    onRows.length >= minOfSideOnRows * side.length &&
    dates.length >= minDatesOnRows * side.filter(isDate).length &&
    dates.length >= minDatesAmongRows * onRows.length &&
    onRows.every(({ text }) => text.length <= maxLabelLength)
  );
}

/**
 * A form: names of fields on the left, each on the row of what it says. They are told by ending at one right edge or
 * with a colon, by coming again for every entry, or by standing before an e-mail address or a telephone number.
 */
function areFieldNames(left: Fragment[], right: Fragment[]): boolean {
  // Behind "Nome e indirizzo del datore di" goes on "lavoro", beside which nothing need stand.
  const names = left.filter(({ text }) => !/^\p{Ll}/u.test(text));
  const rows = names.filter((label) => right.some((entry) => isSameRow(label, entry)));
  if (rows.length < minDates || rows.length < minFieldsOnRows * names.length) return false;
  if (left.some(({ text }) => text.length > maxFieldNameLength)) return false;
  const most = maxFieldNames * left.length;
  const ends = left.map(({ box }) => box.x + box.width);
  const areFlushRight =
    ends.filter((end) => Math.abs(end - Math.max(...ends)) < flush).length > most &&
    left.filter(({ box }) => Math.abs(box.x - (left[0]?.box.x ?? 0)) < flush).length < most;
  const haveColons = left.filter(({ text }) => /:\s?[-–—]?$/u.test(text)).length > most;
  const comeAgain = left.filter((one) => left.some((other) => other !== one && other.text === one.text));
  const areWords = left.every(({ text }) => !/[\d@]/.test(text));
  const nameContact = areWords && right.some(({ text }) => contact.test(text));
  return areFlushRight || haveColons || comeAgain.length > most || nameContact;
}

/** The narrow side's every entry stands on a row of the other side, or heads it, and it has fewer rows. */
function areLabels(left: Fragment[], right: Fragment[]): boolean {
  const [labels, entries] = left.length <= right.length ? [left, right] : [right, left];
  if (labels.some((label) => label.text.length > maxLabelLength)) return false;
  const isInPlace = (label: Fragment) =>
    entries.some((entry) => isSameRow(label, entry)) ||
    headsEntries(label, entries) ||
    standsAtBeginning(label, entries);
  const inPlace = labels.filter(
    (label) => isInPlace(label) || labels.some((other) => continues(other, label) && isInPlace(other)),
  );
  return (
    inPlace.length >= minLabelsInPlace * labels.length &&
    labels.length <= maxLabelsPerRow * countRows(entries)
  );
}

/** The second line of a label: right below the first, at its edge and in its type. */
function continues(first: Fragment, second: Fragment): boolean {
  const step = second.baseline - first.baseline;
  const isBelow = step > 0 && step < furthestEntry * first.fontSize;
  const areAlike = first.fontSize === second.fontSize && first.isBold === second.isBold;
  return isBelow && areAlike && Math.abs(first.box.x - second.box.x) < flush;
}

/** Beside a row that begins after a blank, a little higher or lower than it: in larger type than what it names. */
function standsAtBeginning(label: Fragment, entries: Fragment[]): boolean {
  const slack = slackOfLabel * label.fontSize;
  const beside = entries.filter(({ box }) => Math.abs(box.y - label.box.y) < slack);
  const top = beside.reduce((least, { box }) => Math.min(least, box.y), Number.POSITIVE_INFINITY);
  return beside.length > 0 && !entries.some(({ box }) => box.y < top - 1 && bottomOf(box) > top - slack);
}

/** A label that stands in a blank of the other side, close above what it is the heading of. */
function headsEntries(label: Fragment, entries: Fragment[]): boolean {
  // Boxes reach a little below the letters.
  const bottom = Math.min(bottomOf(label.box), label.baseline + belowBaseline * label.fontSize);
  const isBeside = entries.some(({ box }) => box.y < bottom && bottomOf(box) > label.box.y);
  const reach = furthestEntry * label.fontSize;
  return !isBeside && entries.some(({ box }) => box.y >= bottom && box.y - bottom < reach);
}
