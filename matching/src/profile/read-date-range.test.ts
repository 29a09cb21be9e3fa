import { describe, expect, it } from "vitest";
import { readDateRange } from "./read-date-range.ts";

const cases: [string, string][] = [
  ["Desde el 10/01/2005 hasta el 31/05/2009.", "2005-1 2009-5"],
  ["du 1er mars 2017 jusqu'au 30 novembre 2022", "2017-3 2022-11"],
  ["de 2012 jusqu'en 2015", "2012-null 2015-null"],
  ["dal 1 settembre 2004 fino al 30 giugno 2008", "2004-9 2008-6"],
  ["od dnia 01.04.2013 do dnia 31.05.2017", "2013-4 2017-5"],
  ["desde o dia 01/02/2010 até ao dia 31/05/2014", "2010-2 2014-5"],
  ["from 1st Feb 2010 until the 31st May 2014", "2010-2 2014-5"],
  ["09.2001 r. – 12.2008 r.", "2001-9 2008-12"],
  ["2009/10 – 2012/13", "2009-null 2013-null"],
  ["2010/11 – 2011/12", "2010-11 2011-12"],
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
  ["seit 03/2019", "2019-3 now"],
  ["depuis février 2018", "2018-2 now"],
  ["de janvier 2019 à mars 2021", "2019-1 2021-3"],
  ["15.03.2018 – 30.06.2020", "2018-3 2020-6"],
  ["03/15/2018 - 06/30/2020", "2018-3 2020-6"],
  ["Jan '19 – Mar '21", "2019-1 2021-3"],
  ["03/18 – 11/21", "2018-3 2021-11"],
  ["9/19 – present", "2019-9 now"],
  ["(9/19 – present)", "2019-9 now"],
  ["1.9.18 – present", "2018-9 now"],
  ["1.1.14 - 31.8.18", "2014-1 2018-8"],
  ["200703-201106", "2007-3 2011-6"],
  ["2/17 - 11/19", "2017-2 2019-11"],
  ["( January 10, 2019 - Continuing)", "2019-1 now"],
  ["2016/17", "2016-null 2017-null"],
  ["2016 – 18", "2016-null 2018-null"],
  ["od marca 2019 do chwili obecnej", "2019-3 now"],
  ["październik 2017 – obecnie", "2017-10 now"],
  ["lipiec 2015 do września 2017", "2015-7 2017-9"],
  ["mai 2019 – în prezent", "2019-5 now"],
  ["martie 2016 până în mai 2018", "2016-3 2018-5"],
  ["maart 2018 t/m heden", "2018-3 now"],
  ["settembre 2015 - ad oggi", "2015-9 now"],
  ["enero de 2017 – hasta la actualidad", "2017-1 now"],
  ["outubro de 2019 até ao presente", "2019-10 now"],
  ["Engineer, 2019 –", "2019-null now"],
  ["fev/2020 – atual", "2020-2 now"],
  ["jan/18 – dez/19", "2018-1 2019-12"],
  ["Jan-2015 to Mar-2018", "2015-1 2018-3"],
  ["sept. 2015 / dic. 2018", "2015-9 2018-12"],
  ["15 March 2015 – 20 April 2018", "2015-3 2018-4"],
  ["1. März 2015 bis 30. April 2018", "2015-3 2018-4"],
  ["depuis le 1er mars 2019", "2019-3 now"],
  ["Jänner 2015 – Feber 2018", "2015-1 2018-2"],
  ["01.2015 r. – 05.2018 r.", "2015-1 2018-5"],
  ["IX 2015 – VI 2018", "2015-9 2018-6"],
  ["styczeń 2020 – do dziś", "2020-1 now"],
  ["2016 - tot op heden", "2016-null now"],
  ["2018 – tuttora", "2018-null now"],
  ["2019 - acum", "2019-null now"],
  ["2015 → 2018", "2015-null 2018-null"],
  ["Since Jun'18 with Sundaram", "2018-6 now"],
  ["Q3 2019 – Q4 2020", "2019-7 2020-12"],
  ["Q2/2023 to date", "2023-4 now"],
  ["4 th May 2015 to till date", "2015-5 now"],
  ["02-6-2010 to 12-8-2013", "2010-6 2013-8"],
  ["06-2010 - 07-2012", "2010-6 2012-7"],
  ["Aug,2015 – Sep,2018", "2015-8 2018-9"],
  ["Aug2015-Sep2018", "2015-8 2018-9"],
  ["Nov’ 2010 – Jan’ 2014", "2010-11 2014-1"],
  ["2022 Jan. – 2022 Dec.", "2022-1 2022-12"],
  ["2014 août – 2016 déc.", "2014-8 2016-12"],
  ["Sep 15 – NOW", "2015-9 now"],
  ["2008–11", "2008-null 2011-null"],
  ["dal 2017 alla data attuale", "2017-null now"],
  ["May – Aug 2023", "2023-5 2023-8"],
  ["9 June to 29 Aug 2025", "2025-6 2025-8"],
  ["2nd June – 15th August 2025", "2025-6 2025-8"],
  ["2016-09 -- 2018-02", "2016-9 2018-2"],
  ["2014---present", "2014-null now"],
  ["Feb 2018 -> Oct 2018", "2018-2 2018-10"],
  ["May 15, 2022 - November 30, 2024", "2022-5 2024-11"],
  ["2022-05-08 to 2024-11-30", "2022-5 2024-11"],
  ["2021-02-15/2023-07-31", "2021-2 2023-7"],
  ["01-2019/12-2021", "2019-1 2021-12"],
  ["12/5/2018 – 3/22/2020", "2018-12 2020-3"],
  ["11-Dec-2016 to 2-Jul-2019", "2016-12 2019-7"],
  ["01.05.19 - 31.12.21", "2019-5 2021-12"],
  ["'19–'21", "2019-null 2021-null"],
  ["2017 onwards", "2017-null now"],
  ["Sept. 2019 - onwards", "2019-9 now"],
  ["1 January 2019 until further notice", "2019-1 now"],
  ["2016–, freelance translator", "2016-null now"],
  ["March 2019 – ?", "2019-3 now"],
  ["09 Mar 2024 14 Dec 2024", "2024-3 2024-12"],
];

describe("reading a range of dates", () => {
  it.each(cases)("reads %s", (text, expected) => {
    const range = readDateRange(text);
    const start = range ? `${range.start.year}-${range.start.month}` : "";
    const end = range?.isCurrent ? "now" : `${range?.end?.year}-${range?.end?.month}`;
    expect(`${start} ${end}`).toBe(expected);
  });

  it("takes a Roman number for a month in capitals only", () => {
    expect(readDateRange("Wydawnictwo i 2015 – 2018")?.start.month).toBeNull();
  });

  it("leaves out the word before a year that is no month", () => {
    const text = "Anna University 2015 – 2018";
    const range = readDateRange(text);
    expect(range && text.slice(0, range.from)).toBe("Anna University ");
  });

  it.each([
    "+49 151 2020 2021",
    "Cut costs in 2021",
    "handled 3,000 requests",
    "1995",
    "COVID-19 to date",
    "June 5 – July 20, May",
    "SQL Server 2008/2012",
    "14 Dec 2024 09 Mar 2024",
    "Raised the mark of guests from 6/10 to 9/10",
    "5/12 – 3/12",
    "Pipes 3/16 – 5/16",
    "PHP 7.4.11 – 8.1.20 upgrade",
    "Camp Counselor, Summer 2019 (6/10 – 8/15)",
    "Shifts 7/12 - present",
    "10.1.10.10 - 10.1.10.20",
    "Ticket batch 198001 - 200112",
    "200713-201106",
    "201106-200703",
    "ref. 104512-104519",
  ])("finds none in %s", (text) => {
    expect(readDateRange(text)).toBeNull();
  });
});
