import { expect, it } from "vitest";
import { readDateRange } from "./read-date-range.ts";
import { spannedPositions } from "./spanned-positions.ts";

const spanned = (...ranges: string[]) =>
  spannedPositions(ranges.flatMap((text) => readDateRange(text) ?? []));

it.each([
  ["that fill the dates", ["2004 – 2011", "2007 – 2011", "2004 – 2007", "1999 – 2003"], [2, 0, 0, 0]],
  ["of who is still there", ["06/2018 – now", "01/2022 – now", "06/2018 – 12/2021"], [2, 0, 0]],
  ["that leave a beginning open", ["2010 – now", "2018 – now", "2012 – 2014"], [0, 0, 0]],
  ["of which there is but one", ["2010 – 2014", "2012 – 2014", "2008 – 2010"], [0, 0, 0]],
  ["of the same dates", ["2010 – 2014", "2010 – 2014", "2010 – 2014"], [0, 0, 0]],
])("counts positions %s", (_, ranges, counts) => {
  expect(spanned(...ranges)).toEqual(counts);
});
