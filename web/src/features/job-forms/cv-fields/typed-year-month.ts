type YearMonth = { year: number; month: number | null };

/** A year, or a year and month, as somebody typed it: "2019", "2019-03", "03/2019". Null when it is neither. */
export function typedYearMonth(typed: string): YearMonth | null {
  const text = typed.trim();
  const [, yearFirst, monthAfter] = /^(\d{4})(?:[-/.](\d{1,2}))?$/.exec(text) ?? [];
  const [, monthFirst, yearAfter] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  const year = Number(yearFirst ?? yearAfter);
  const monthText = monthAfter ?? monthFirst;
  const month = monthText === undefined ? null : Number(monthText);
  const isMonth = month === null || (month >= 1 && month <= 12);
  return year >= 1900 && year <= 2100 && isMonth ? { year, month } : null;
}

/** The same as it is typed: "2019-03"; empty when there is none. */
export function yearMonthAsTyped(moment: YearMonth | null): string {
  if (!moment) return "";
  return moment.month === null
    ? String(moment.year)
    : `${moment.year}-${String(moment.month).padStart(2, "0")}`;
}
