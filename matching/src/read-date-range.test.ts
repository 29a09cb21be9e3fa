import { describe, expect, it } from "vitest";
import { readDateRange } from "./read-date-range.ts";

const cases: [string, string][] = [
  ["Nurse, Harbour Clinic   Mar 2020 – Jun 2022", "2020-3 2022-6"],
  ["03/2018 to 11/2021", "2018-3 2021-11"],
  ["2019-04 – 2021-04", "2019-4 2021-4"],
  ["05.2017 bis heute", "2017-5 now"],
  ["janvier 2019 – aujourd'hui", "2019-1 now"],
  ["março de 2018 - atual", "2018-3 now"],
  ["2015 - 2018", "2015-null 2018-null"],
  ["Summer 2016 — Autumn 2017", "2016-6 2017-9"],
  ["October 2022 — to date", "2022-10 now"],
  ["seit 2020", "2020-null now"],
];

describe("reading a range of dates", () => {
  it.each(cases)("reads %s", (text, expected) => {
    const range = readDateRange(text);
    const start = range ? `${range.start.year}-${range.start.month}` : "";
    const end = range?.isCurrent ? "now" : `${range?.end?.year}-${range?.end?.month}`;
    expect(`${start} ${end}`).toBe(expected);
  });

  it.each(["+49 151 2020 2021", "Cut costs in 2021", "handled 3,000 requests", "1995"])(
    "finds none in %s",
    (text) => {
      expect(readDateRange(text)).toBeNull();
    },
  );
});
