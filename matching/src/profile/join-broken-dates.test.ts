import type { Line } from "@winnow/documents/document-text.ts";
import { expect, it } from "vitest";
import { drawnLines } from "../../test/profiles/drawn-lines.ts";
import { joinBrokenDates } from "./join-broken-dates.ts";

const joined = (...texts: string[]) => joinBrokenDates(drawnLines(...texts)).map(({ text }) => text);

it.each([
  [
    "that breaks within its dates",
    "Currently working as a Senior Test Engineer in Nexaro Infotech from Sep",
    "2019 to till date.",
  ],
  [
    "whose dates stand in a bracket that is open",
    "Réassortisseur chez Brico-Lavand à Montagny-sur-Sambre (contrat étudiant",
    "puis CDD, du 07/2007 au 12/2011)",
  ],
  [
    "whose line ends with a dash",
    "Duguid's Bakery, Keith – Saturday job, counter assistant (Aug 2019 –",
    "Aug 2022)",
  ],
  [
    "of a list with its dates in the second line",
    "• 05 years worked as a trailer driver in Blue Horizon Ready Mix &",
    "Transport, Umm Al Quwain from April 2013 to March 2018.",
  ],
  [
    "that goes on long behind its dates",
    "I worked for Rossendale Park Nursing Home as a Healthcare Assistant (nights) from Jan",
    "2009 to Feb 2013, with 38 residents, many with dementia, and two carers on plus the nurse, whom I helped with.",
  ],
  [
    "that breaks after the day of its first date",
    "At present working with Umiya Polyplast Pvt. Ltd. as Accountant since 1 st",
    "April 2018.",
  ],
  [
    "that breaks after the day of its last date",
    "Worked with Rajdeep Textile Processors as Accountant from 16 th June 2014 to 31 st",
    "March 2018.",
  ],
])("joins a sentence %s", (_, first, second) => {
  expect(joined(first, second)).toEqual([`${first.replace("• ", "")} ${second}`]);
});

it.each([
  [
    "since when somebody works less",
    "Impiegata amministrativa (tempo indeterminato, part-time 30 ore dal",
    "2015)",
  ],
  [
    "the dates of the next job",
    "• Looked after a hundred trainees in two houses",
    "10/2007 – 06/2013: Nurse",
  ],
  [
    "a head that has its dates",
    "Nurse at the Harbour House in Tetbury since 2015 or so",
    "2011 – 2014 Trainee",
  ],
  ["dates in a column", "Sept 2019 –", "Aug 2022"],
])("joins no line with %s", (_, first, second) => {
  expect(joined(first, second)).toHaveLength(2);
});

it.each([
  ["High School Teacher, St. Brannoc's Academy, Dubuque, Iowa, 2001–", "2004", 1],
  ["Assistant Archivist, Tri-County Historical Society, Galena,", "IL from May 2009 to June 2011.", 1],
  ["Postdoctoral Fellow, Center for Rural History, Iowa, Fall", "2012–Spring 2014", 1],
  ["Managed the stock, the tills and the windows of the shop,", "2015–2018", 2],
])("joins %s with an indented %s where that is the rest of the dates", (first, second, count) => {
  const [head, rest] = drawnLines(first, second);
  const indented = rest && { ...rest, box: { ...rest.box, x: 64 } };
  expect(joinBrokenDates([head, indented].flatMap((line) => line ?? []))).toHaveLength(count);
});

it("joins the item of a list whose sign was typed, and not what begins below the text of one", () => {
  const [item, rest] = drawnLines("• Cariste chez Logistique Sambrelle à Fleurus (du 03/2017 au", "11/2022)");
  const below = (line: Line | undefined) => (line ? [{ ...line, box: { ...line.box, x: 32 } }] : []);
  expect(joinBrokenDates([...(item ? [item] : []), ...below(rest)])).toHaveLength(1);
  const [text, next] = drawnLines(
    "• Looked after a hundred trainees in two houses of",
    "Head nurse, Harbour House 10/2007 – 06/2013",
  );
  expect(joinBrokenDates([...(text ? [text] : []), ...below(next)])).toHaveLength(2);
});

it("keeps the places of words", () => {
  const [line] = joinBrokenDates(
    drawnLines("Worked as a tester in Nexaro Infotech Pvt Ltd, Hyderabad from Sep", "2019 to Aug 2021."),
  );
  expect(line?.words.map(({ start, end }) => line.text.slice(start, end)).join(" ")).toBe(line?.text);
  expect(line?.box).toMatchObject({ y: 40, height: 22 });
});
