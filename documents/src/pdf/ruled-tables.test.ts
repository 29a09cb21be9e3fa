import { describe, expect, it } from "vitest";
import { makePdf } from "../../test/make-pdf.ts";
import { readSuccessfully, textsOf } from "../../test/read-successfully.ts";

const size = 10;

type Page = PDFKit.PDFDocument;

/** Columns and rows with drawn lines around each cell; a text breaks where the cell ends. */
function drawTable(page: Page, { x, widths, height }: { x: number; widths: number[]; height: number }) {
  return (rows: string[][], top: number) => {
    page.fontSize(size);
    for (const [row, texts] of rows.entries()) {
      let left = x;
      for (const [column, text] of texts.entries()) {
        const width = widths[column] ?? 0;
        page.rect(left, top + row * height, width, height).stroke();
        page.text(text, left + 5, top + row * height + 5, { width: width - 10 });
        left += width;
      }
    }
  };
}

const read = async (draw: (page: Page) => void) =>
  textsOf((await readSuccessfully(await makePdf(draw))).lines);

describe("a table whose cells drawn lines part", () => {
  it("is read row by row, each text of a cell as a whole", async () => {
    const lines = await read((page) =>
      drawTable(page, { x: 50, widths: [110, 130, 70], height: 40 })(
        [
          ["Degree", "School", "Year"],
          ["Diploma in Mechanical Engineering", "Government Polytechnic of Harihar Road", "2014"],
          ["Higher Secondary", "Sri Vani Vidya Mandir", "2011"],
          ["Secondary School Leaving Certificate", "Sri Vani Vidya Mandir", "2009"],
        ],
        80,
      ),
    );
    expect(lines).toEqual([
      ...["Degree", "School", "Year"],
      ...["Diploma in Mechanical Engineering", "Government Polytechnic of Harihar Road", "2014"],
      ...["Higher Secondary", "Sri Vani Vidya Mandir", "2011"],
      ...["Secondary School Leaving Certificate", "Sri Vani Vidya Mandir", "2009"],
    ]);
  });

  it("takes a text of a cell as a whole where its bold words end in the line below", async () => {
    const lines = await read((page) => {
      drawTable(page, { x: 50, widths: [110, 130], height: 40 })(
        [
          ["", "Staff Nurse"],
          ["Brannock Clinic", "Trainee Nurse"],
          ["Tamsin Ward", "Helper"],
        ],
        80,
      );
      const at = { width: 100, continued: true };
      page.font("Helvetica-Bold").text("Al Waha Crescent Hospital", 55, 85, at);
      page.font("Helvetica").text(", Dammam, Eastern", { continued: false });
    });
    expect(lines.slice(0, 2)).toEqual(["Al Waha Crescent Hospital, Dammam, Eastern", "Staff Nurse"]);
  });

  it("keeps a text apart that begins in another weight than the one above ends in", async () => {
    const lines = await read((page) => {
      drawTable(page, { x: 50, widths: [110, 130], height: 40 })(
        [
          ["", "2019"],
          ["Brannock Clinic", "2018"],
          ["Tamsin Ward", "2017"],
        ],
        80,
      );
      page.font("Helvetica-Bold").text("Assistant Store Mgr", 55, 85);
      page.font("Helvetica").text("Employer there: ", 55, 97, { continued: true });
      page.font("Helvetica-Bold").text("Hale", { continued: false });
    });
    expect(lines.slice(0, 2)).toEqual(["Assistant Store Mgr", "Employer there: Hale"]);
  });

  it("is read cell by cell where a page leaves one row of it", async () => {
    const row = [
      "2004 – 2010",
      "Technical University of Eastern Bohemia",
      "Master of Machines and Equipment",
    ];
    const lines = await read((page) =>
      drawTable(page, { x: 50, widths: [90, 130, 110], height: 40 })([row], 80),
    );
    expect(lines).toEqual(row);
  });

  it("keeps cells apart whose texts nearly touch", async () => {
    const lines = await read((page) => {
      const width = page.fontSize(size).widthOfString("Quality Inspector") + 6;
      for (const [row, [title, employer]] of [
        ["Quality Inspector", "Brindle Castings"],
        ["Quality Assistant", "Olmsted Foods"],
      ].entries()) {
        const y = 80 + row * 20;
        page
          .rect(50, y, width, 20)
          .rect(50 + width, y, 200, 20)
          .stroke();
        page.text(title ?? "", 53, y + 5, { lineBreak: false });
        page.text(employer ?? "", 53 + width, y + 5, { lineBreak: false });
      }
    });
    expect(lines).toEqual(["Quality Inspector", "Brindle Castings", "Quality Assistant", "Olmsted Foods"]);
  });

  it("takes a cell over two rows once, at the first of them", async () => {
    const lines = await read((page) => {
      page.fontSize(size);
      page.rect(50, 80, 100, 40).rect(150, 80, 150, 20).rect(150, 100, 150, 20).stroke();
      page.rect(50, 120, 100, 20).rect(150, 120, 150, 20).stroke();
      page.text("Brindle Castings", 55, 95, { lineBreak: false });
      page.text("Moulder, 2014 to 2016", 155, 85, { lineBreak: false });
      page.text("Foreman, since 2016", 155, 105, { lineBreak: false });
      page.text("Olmsted Foods", 55, 125, { lineBreak: false });
      page.text("Packer, 2012 to 2014", 155, 125, { lineBreak: false });
    });
    expect(lines).toEqual([
      ...["Brindle Castings", "Moulder, 2014 to 2016", "Foreman, since 2016"],
      ...["Olmsted Foods", "Packer, 2012 to 2014"],
    ]);
  });

  it("is none where lines part a page into columns", async () => {
    const lines = await read((page) => {
      page.fontSize(size);
      for (const [x, width] of [
        [40, 160],
        [200, 340],
      ] as const)
        page.rect(x, 60, width, 120).rect(x, 180, width, 120).stroke();
      for (let row = 0; row < 12; row += 1) {
        const y = 70 + row * 15 + (row > 6 ? 15 : 0);
        page.text(`Skill ${row}`, 50, y, { lineBreak: false });
        page.text(`Story ${row} told at some length`, 210, y + 3, { lineBreak: false });
      }
    });
    expect(lines.slice(0, 12)).toEqual(Array.from({ length: 12 }, (_, row) => `Skill ${row}`));
  });
});
