import { describe, expect, it } from "vitest";
import type { Fragment } from "./fragment.ts";
import { linesOfPage } from "./lines-of-page.ts";

/** A fragment at a place of the page, ten points high. */
function at(x: number, y: number, text: string): Fragment {
  const box = { x, y, width: text.length * 5, height: 10 };
  return {
    text,
    words: [],
    box,
    baseline: y + 8,
    fontSize: 10,
    isBold: text.startsWith("*"),
    isBullet: false,
  };
}

function read(fragments: Fragment[]): string[] {
  return linesOfPage(fragments, { page: 1, block: 1 }).map(({ text }) => text);
}

describe("the lines of a page", () => {
  it("reads a grid under headings band by band", () => {
    const lines = read([
      at(40, 100, "*Education"),
      at(40, 120, "*Tamsin University"),
      at(300, 120, "*2012 to 2015"),
      at(40, 132, "Leeds"),
      at(300, 132, "BSc Biology"),
      at(40, 160, "*Courses"),
      at(40, 180, "*First aid"),
      at(300, 180, "*Forklift driving"),
      at(40, 192, "Red Cross"),
      at(300, 192, "Olmsted Foods"),
      at(40, 220, "*Skills"),
      at(40, 240, "*Planning"),
      at(300, 240, "*Counting"),
      at(40, 252, "Advanced"),
      at(300, 252, "Expert"),
    ]);
    expect(lines.indexOf("BSc Biology")).toBeLessThan(lines.indexOf("*Courses"));
    expect(lines.indexOf("Olmsted Foods")).toBeLessThan(lines.indexOf("*Skills"));
  });

  it("keeps names of fields that end with a colon and a dash beside what they say", () => {
    const fields = ["Organization :-", "Project :-", "Client :-", "Designation :-", "Duration :-"];
    const said = [
      "Hale & Sons",
      "Two bridges at Ballia",
      "State Bridge Corp.",
      "Site Engineer",
      "2018 to 2021",
    ];
    const lines = read(
      fields.flatMap((field, row) => [
        at(60, 100 + row * 14, field),
        at(182, 100 + row * 14, said[row] ?? ""),
      ]),
    );
    expect(lines).toEqual(fields.flatMap((field, row) => [field, said[row]]));
  });

  it("keeps labels in a column of their own beside what they name", () => {
    const lines = read([
      at(60, 100, "Experience"),
      at(40, 118, "2019 to 2022"),
      at(160, 118, "Warehouse Planner at Brindle Freight"),
      at(160, 131, "Planned the night shift of a hall with ninety people"),
      at(160, 144, "Counted every pallet on every shelf of the hall"),
      at(60, 172, "Education"),
      at(40, 190, "2012 to 2015"),
      at(160, 190, "Biology at Tamsin University"),
      at(160, 203, "A thesis about the flight of swallows"),
      at(60, 231, "Languages"),
      at(160, 246, "English, the language of the hall"),
      at(160, 259, "French, a little"),
      at(160, 272, "Sign language, for the hall at night"),
    ]);
    expect(lines.slice(0, 3)).toEqual(["Experience", "2019 to 2022", "Warehouse Planner at Brindle Freight"]);
    expect(lines.indexOf("Education")).toBe(5);
  });

  it("keeps a label in larger type with the rows that begin a little below it", () => {
    const label = (y: number, text: string) => ({ ...at(40, y - 6, text), fontSize: 14, baseline: y + 4 });
    const lines = read([
      label(100, "Profile"),
      at(160, 100, "Designs the halls that people work in"),
      at(160, 113, "and counts every pallet on every shelf"),
      label(150, "Experience"),
      at(160, 150, "Brindle Freight, night shift"),
      at(160, 163, "Planned a hall with ninety people in it"),
      at(160, 176, "Counted the pallets of the whole region"),
      label(210, "Education"),
      at(160, 210, "Biology at Tamsin University"),
      at(160, 223, "A thesis about the flight of swallows"),
    ]);
    expect(lines[lines.indexOf("Experience") + 1]).toBe("Brindle Freight, night shift");
    expect(lines.indexOf("Experience")).toBeGreaterThan(2);
  });

  it("keeps dates with their rows although headings and lists stand in their column", () => {
    const lines = read([
      at(40, 100, "Experience"),
      at(40, 118, "2019 to 2022"),
      at(160, 118, "Warehouse Planner"),
      at(160, 131, "Brindle Freight"),
      at(160, 144, "Counted every pallet of the hall"),
      at(40, 160, "2016 to 2019"),
      at(160, 160, "Packer"),
      at(160, 173, "Olmsted Foods"),
      ...["Skills", "Planning", "Counting", "Driving", "Languages"].map((text, row) =>
        at(40, 200 + row * 14, text),
      ),
      at(40, 275, "English"),
      at(160, 275, "fluent"),
    ]);
    expect(lines.indexOf("Warehouse Planner")).toBe(2);
    expect(lines.indexOf("Packer")).toBe(6);
  });

  it("reads headings that hang beside their text, over two lines where they are long", () => {
    const lines = read([
      at(40, 100, "*Profile"),
      at(160, 100, "Planner of night shifts in a large hall"),
      at(40, 130, "*Experience"),
      at(160, 130, "Warehouse Planner"),
      at(160, 143, "Brindle Freight"),
      at(160, 156, "2019 to 2022"),
      at(160, 169, "Counted every pallet on every shelf of the hall"),
      at(40, 200, "*Skills and"),
      at(40, 213, "*knowledge"),
      at(160, 200, "Planning, counting, driving"),
      at(40, 240, "*Languages"),
      at(160, 240, "English, French"),
    ]);
    expect(lines.slice(2, 4)).toEqual(["*Experience", "Warehouse Planner"]);
  });

  it.each([
    ["end at one edge", (text: string) => 150 - text.length * 5, ""],
    ["have colons", () => 40, ":"],
  ])("reads a form row by row when its fields %s", (_, left, sign) => {
    const fields = ["Name", "Address", "Telephone", "Nationality", "Date of birth"];
    const values = ["Ottoline Varga", "Elm Lane", "on request", "Dutch", "14 May"];
    const lines = read(
      fields.flatMap((field, row) => [
        at(left(field), 100 + row * 14, field + sign),
        at(180, 100 + row * 14, values[row] ?? ""),
      ]),
    );
    expect(lines.slice(0, 4)).toEqual([`Name${sign}`, "Ottoline Varga", `Address${sign}`, "Elm Lane"]);
  });

  it("reads a form row by row when it says how to reach somebody", () => {
    const lines = read([
      ...["Anschrift", "Telefon", "E-Mail", "Ort"].map((text, row) => at(40, 100 + row * 20, text)),
      ...["Elmweg", "0170 555 0142", "varga@example.org", "Kiel"].map((text, row) =>
        at(180, 100 + row * 20, text),
      ),
    ]);
    expect(lines.slice(2, 4)).toEqual(["Telefon", "0170 555 0142"]);
  });

  it("reads a sidebar as a column of its own", () => {
    const sidebar = ["Contact", "Leeds", "Skills", "Planning", "Counting", "Driving"];
    const main = ["Experience", "Planner", "Planned shifts", "Counted pallets", "Education", "Biology"];
    const lines = read([
      ...sidebar.map((text, index) => at(40, 100 + index * 14, text)),
      ...main.map((text, index) => at(220, 105 + index * 17, text)),
    ]);
    expect(lines).toEqual([...sidebar, ...main]);
  });
});
