import { describe, expect, it } from "vitest";
import { makePdf } from "../../test/make-pdf.ts";
import { readSuccessfully, textsOf } from "../../test/read-successfully.ts";

const write = (pdf: PDFKit.PDFDocument, text: string, x: number, y: number) =>
  pdf.text(text, x, y, { lineBreak: false });

describe("reading order of a PDF", () => {
  it("reads a sidebar before the text beside it, below the heading across both", async () => {
    const pdf = await makePdf((page) => {
      write(
        page,
        "Ada Lovelace, a name that is set across the whole width of this page, both columns",
        50,
        50,
      );
      for (let row = 0; row < 8; row += 1) {
        write(page, `Story ${row} told at some length in the wide column`, 220, 90 + row * 15);
        write(page, `Skill ${row}`, 50, 93 + row * 15);
      }
    });
    const lines = textsOf((await readSuccessfully(pdf)).lines);
    expect(lines.slice(1, 9)).toEqual(Array.from({ length: 8 }, (_, row) => `Skill ${row}`));
    expect(lines[9]).toBe("Story 0 told at some length in the wide column");
  });

  it("keeps a column of dates with the rows that they belong to", async () => {
    const pdf = await makePdf((page) => {
      for (let row = 0; row < 6; row += 1) {
        write(page, `Analyst at company ${row}`, 50, 90 + row * 20);
        write(page, `${2010 + row} - ${2011 + row}`, 400, 90 + row * 20);
      }
    });
    const lines = textsOf((await readSuccessfully(pdf)).lines);
    expect(lines.slice(0, 4)).toEqual([
      "Analyst at company 0",
      "2010 - 2011",
      "Analyst at company 1",
      "2011 - 2012",
    ]);
  });

  it("finishes a list in two columns before the heading of the next section", async () => {
    const pdf = await makePdf((page) => {
      for (let row = 0; row < 5; row += 1) {
        write(page, `Strength ${row}`, 60, 90 + row * 15);
        write(page, `Virtue ${row}`, 260, 90 + row * 15);
      }
      write(page, "Experience", 50, 175);
      write(page, "A long line about the first job that crosses both of the columns above it", 50, 190);
    });
    const lines = textsOf((await readSuccessfully(pdf)).lines);
    expect(lines.slice(4, 6)).toEqual(["Strength 4", "Virtue 0"]);
    expect(lines.slice(9, 11)).toEqual(["Virtue 4", "Experience"]);
  });

  it("joins letters that are drawn one by one, closer than their font says", async () => {
    const pdf = await makePdf((page) => {
      let x = 50;
      for (const letter of "Segundo de cocina") {
        write(page, letter, x, 90);
        x += page.widthOfString(letter) * 0.85;
      }
    });
    expect(textsOf((await readSuccessfully(pdf)).lines)).toEqual(["Segundo de cocina"]);
  });

  it("parts dates that nearly fill their column from what stands beside them", async () => {
    const pdf = await makePdf((page) => {
      const dates = ["2012 – 2014", "October 2014 – January 2018", "2018 – 2019", "2019 – today", "2020"];
      for (const [row, text] of dates.entries()) {
        write(page, text, 200 - page.widthOfString(text), 90 + row * 40);
        write(page, `Binder of kind ${row}`, 211, 90 + row * 40);
        write(page, `Works ${row}, Namur`, 211, 105 + row * 40);
      }
    });
    expect(textsOf((await readSuccessfully(pdf)).lines).slice(3, 6)).toEqual([
      "October 2014 – January 2018",
      "Binder of kind 1",
      "Works 1, Namur",
    ]);
  });

  it("parts a name from the profession beside it in smaller type", async () => {
    const pdf = await makePdf((page) => {
      page.fontSize(24);
      write(page, "Ada Lovelace", 50, 50);
      const end = 50 + page.widthOfString("Ada Lovelace ");
      page.fontSize(12);
      write(page, "Countess and Programmer", end, 60);
    });
    expect(textsOf((await readSuccessfully(pdf)).lines)).toEqual(["Ada Lovelace", "Countess and Programmer"]);
  });

  it("keeps a colon in a cell of its own with its label", async () => {
    const pdf = await makePdf((page) => {
      for (const [row, [label, value]] of [
        ["NAME", "Okonjo Emeka"],
        ["SEX", "Male"],
      ].entries()) {
        write(page, label ?? "", 50, 90 + row * 20);
        write(page, ":", 200, 90 + row * 20);
        write(page, value ?? "", 220, 90 + row * 20);
      }
    });
    expect(textsOf((await readSuccessfully(pdf)).lines)).toEqual(["NAME :", "Okonjo Emeka", "SEX :", "Male"]);
  });

  it("says where bold words of a line end", async () => {
    const pdf = await makePdf((page) => {
      page.font("Helvetica-Bold");
      write(page, "Lab Technician", 50, 90);
      const end = 50 + page.widthOfString("Lab Technician ");
      page.font("Helvetica");
      write(page, "Golfe Analytics", end, 90);
    });
    const [line] = (await readSuccessfully(pdf)).lines;
    expect(line?.text.slice(line.otherWeightFrom)).toBe("Golfe Analytics");
  });

  it("reads spaced letters as words although the font draws some of them nearer", async () => {
    const pdf = await makePdf((page) => {
      const spacing = page.widthOfString("M") * 0.27;
      let x = 50;
      for (const [at, letter] of [..."SENIOR PATTERN MAKER"].entries()) {
        if (letter !== " ") write(page, letter, x, 90);
        x += page.widthOfString(letter) + (at === 7 || at === 8 ? spacing / 2 : spacing);
      }
    });
    expect(textsOf((await readSuccessfully(pdf)).lines)).toEqual(["SENIOR PATTERN MAKER"]);
  });

  it("reads a sidebar apart although two of its years stand on rows beside it", async () => {
    const pdf = await makePdf((page) => {
      for (let row = 0; row < 12; row += 1) {
        write(page, `Story ${row} told at some length in the wide column`, 220, 90 + row * 17);
        write(
          page,
          row === 0 || row === 6 ? `20${12 + row}` : `Skill ${row}`,
          50,
          90 + row * 17 + (row % 6 ? 8 : 0),
        );
      }
    });
    expect(textsOf((await readSuccessfully(pdf)).lines).slice(0, 3)).toEqual(["2012", "Skill 1", "Skill 2"]);
  });

  it("reads a centred sidebar apart from the text beside it", async () => {
    const pdf = await makePdf((page) => {
      for (let row = 0; row < 14; row += 1) {
        write(page, `Story ${row} told at some length in the wide column`, 50, 90 + row * 15);
        const skill = `Skill ${"x".repeat((row * 5) % 7)}`;
        page.text(skill, 400, 94 + row * 19, { width: 150, align: "center", lineBreak: true });
      }
    });
    const lines = textsOf((await readSuccessfully(pdf)).lines);
    expect(lines.slice(0, 14).every((line) => line.startsWith("Story"))).toBe(true);
  });

  it("takes lines that repeat on every page out of the text and keeps them as headers and footers", async () => {
    const pdf = await makePdf((page) => {
      for (const number of [1, 2, 3]) {
        if (number > 1) page.addPage();
        write(page, "ada@example.org", 50, 20);
        write(page, `Chapter ${number}`, 50, 300);
        page.page.margins.bottom = 0;
        write(page, `Page ${number} of 3`, 250, 810);
      }
    });
    const { lines, headersAndFooters } = await readSuccessfully(pdf);
    expect(textsOf(lines)).toEqual(["Chapter 1", "Chapter 2", "Chapter 3"]);
    expect(textsOf(headersAndFooters)).toEqual(
      [1, 2, 3].flatMap((page) => ["ada@example.org", `Page ${page} of 3`]),
    );
  });

  it("gives boxes in the orientation in which a rotated page is shown", async () => {
    const pdf = await makePdf((page) => {
      page.rotate(-90, { origin: [300, 400] });
      write(page, "Upright when shown", 300, 400);
      Object.assign(page.page.dictionary.data, { Rotate: 90 });
    });
    const { lines, pages } = await readSuccessfully(pdf);
    expect(textsOf(lines)).toEqual(["Upright when shown"]);
    expect(pages[0]?.width).toBeGreaterThan(pages[0]?.height ?? 0);
    expect(lines[0]?.box.width).toBeGreaterThan(lines[0]?.box.height ?? 0);
  });
});

describe("lines of a PDF", () => {
  it("cover their text with words whose boxes lie within the line", async () => {
    const pdf = await makePdf((page) => page.text("Built payment services in Java"));
    const [line] = (await readSuccessfully(pdf)).lines;
    expect(line?.words.map((word) => line.text.slice(word.start, word.end))).toEqual(line?.text.split(" "));
    for (const { box } of line?.words ?? []) {
      expect(box.x).toBeGreaterThanOrEqual(line?.box.x ?? 0);
      expect(box.x + box.width).toBeLessThanOrEqual((line?.box.x ?? 0) + (line?.box.width ?? 0) + 0.01);
    }
  });

  it("lose their list marker, also when it stands apart", async () => {
    const pdf = await makePdf((page) => {
      write(page, "\u2022 Led a team", 50, 50);
      write(page, "\u2022", 50, 70);
      write(page, "Wrote the plan", 75, 70);
    });
    const { lines } = await readSuccessfully(pdf);
    expect(lines).toMatchObject([
      { text: "Led a team", isBullet: true },
      { text: "Wrote the plan", isBullet: true },
    ]);
  });

  it("are list items beside a drawn dot, but not beside a station of a timeline or a rating", async () => {
    const pdf = await makePdf((page) => {
      write(page, "Led a team", 60, 50);
      page.circle(53, 55, 1.5).fill();
      write(page, "Spanish", 120, 70);
      for (const x of [90, 96, 102, 108]) page.circle(x, 75, 2).fill();
      write(page.font("Helvetica-Bold"), "Analyst", 60, 90);
      page.circle(53, 95, 2).fill();
    });
    expect((await readSuccessfully(pdf)).lines).toMatchObject([
      { text: "Led a team", isBullet: true },
      { text: "Spanish", isBullet: false },
      { text: "Analyst", isBullet: false },
    ]);
  });

  it("part a date that fills its column from the bold title in the next one", async () => {
    const pdf = await makePdf((page) => {
      write(page, "December 2023 - Current", 50, 50);
      const next = 51 + page.widthOfString("December 2023 - Current");
      write(page.font("Helvetica-Bold"), "QA Engineer", next, 50);
      write(page, "Ku", 50, 80);
      write(page.font("Helvetica"), "bernetes", 50 + page.font("Helvetica-Bold").widthOfString("Ku"), 80);
    });
    expect(textsOf((await readSuccessfully(pdf)).lines)).toEqual([
      "December 2023 - Current",
      "QA Engineer",
      "Kubernetes",
    ]);
  });

  it("part labels that end where their values begin, and not a text whose gaps fall below each other by chance", async () => {
    const form = [
      ["Nome", "Bellandin Cristian"],
      ["Indirizzo", "Via dei Filatoi 19, Castelfranco"],
      ["Tipo di impiego", "Operatore CNC"],
      ["Nazionalità", "Italiana"],
    ];
    const atColumn = (rows: string[][]) =>
      makePdf((page) => {
        for (const [row, [label = "", value = ""]] of rows.entries()) {
          write(page, label, 191 - page.widthOfString(label), 60 + row * 16);
          write(page, value, 200, 60 + row * 16);
        }
      });
    expect(textsOf((await readSuccessfully(await atColumn(form))).lines)).toEqual(form.flat());
    const twoRows = form.slice(0, 2);
    expect(textsOf((await readSuccessfully(await atColumn(twoRows))).lines)).toEqual(
      twoRows.map((row) => row.join(" ")),
    );
  });

  it("count blocks up at each column, band and page", async () => {
    const pdf = await makePdf((page) => {
      write(page, "A name that is set across the whole width of this page, over both columns", 50, 50);
      for (let row = 0; row < 8; row += 1) {
        write(page, `Story ${row} told at some length in the wide column`, 220, 90 + row * 15);
        write(page, `Skill ${row}`, 50, 93 + row * 15);
      }
      write(page.addPage(), "More", 50, 300);
    });
    const { lines } = await readSuccessfully(pdf);
    const blocks = [1, ...Array.from({ length: 8 }, () => 2), ...Array.from({ length: 8 }, () => 3), 4];
    expect(lines.map((line) => line.block)).toEqual(blocks);
  });

  it("tell size, weight and the distance to the line above", async () => {
    const pdf = await makePdf((page) => {
      write(page.font("Helvetica-Bold").fontSize(16), "Experience", 50, 50);
      write(page.font("Helvetica").fontSize(10), "Analyst", 50, 100);
    });
    const [heading, job] = (await readSuccessfully(pdf)).lines;
    expect(heading).toMatchObject({ text: "Experience", fontSize: 16, isBold: true, gapAbove: 0 });
    expect(job).toMatchObject({ text: "Analyst", fontSize: 10, isBold: false });
    expect(job?.gapAbove).toBeGreaterThan(25);
  });

  it("keep a justified line whole although its blanks are wide", async () => {
    const pdf = await makePdf((page) => {
      for (const [index, word] of ["Design", "software", "systems", "daily"].entries()) {
        write(
          page,
          word,
          50 + index * 20 + page.widthOfString("Designsoftwaresystems".slice(0, [0, 6, 14, 21][index])),
          50,
        );
      }
    });
    expect(textsOf((await readSuccessfully(pdf)).lines)).toEqual(["Design software systems daily"]);
  });

  it("join letter-spaced capitals", async () => {
    const pdf = await makePdf((page) => {
      write(page, "J O H N   D O E", 50, 50);
      page.text("EXPERIENCE", 50, 80, { characterSpacing: 5, lineBreak: false });
    });
    expect(textsOf((await readSuccessfully(pdf)).lines)).toEqual(["JOHN DOE", "EXPERIENCE"]);
  });
});

describe("hidden text of a PDF", () => {
  const visible = "Accountant in Bergen";
  const secret = "Kubernetes expert";

  async function expectHidden(reason: string, draw: (pdf: PDFKit.PDFDocument) => void): Promise<void> {
    const pdf = await makePdf((page) => {
      write(page, visible, 50, 50);
      draw(page);
    });
    const { lines, hidden } = await readSuccessfully(pdf);
    expect(textsOf(lines)).toEqual([visible]);
    expect(hidden).toMatchObject([{ text: secret, reason, page: 1 }]);
  }

  it("is white text on white paper", () =>
    expectHidden("same colour as its background", (page) => write(page.fillColor("white"), secret, 50, 100)));

  it("is text in nearly the colour of the bar behind it", () =>
    expectHidden("same colour as its background", (page) => {
      page.rect(40, 90, 300, 40).fill("#203040");
      write(page.fillColor("#223344"), secret, 50, 100);
    }));

  it("is text of render mode 3", () =>
    expectHidden("invisible render mode", (page) => {
      page.addContent("3 Tr");
      write(page, secret, 50, 100);
    }));

  it("is text of half a point", () =>
    expectHidden("too small to see", (page) => write(page.fontSize(0.5), secret, 50, 100)));

  it("is text beyond the edge of the page", () =>
    expectHidden("outside the page", (page) => write(page, secret, 700, 100)));

  it("is text of 5 % opacity", () =>
    expectHidden("transparent", (page) => write(page.fillOpacity(0.05), secret, 50, 100)));

  it("is text under a box that is drawn over it", () =>
    expectHidden("covered", (page) => {
      write(page, secret, 50, 100);
      page.rect(40, 90, 300, 40).fill("white");
    }));

  it("is text that a clip path cuts off", () =>
    expectHidden("covered", (page) => {
      page.save().rect(40, 200, 20, 20).clip();
      write(page, secret, 50, 100);
      page.restore();
    }));

  it("is not white text on a dark bar", async () => {
    const pdf = await makePdf((page) => {
      page.rect(0, 0, 200, 800).fill("#203040");
      write(page.fillColor("white"), visible, 50, 50);
    });
    const { lines, hidden } = await readSuccessfully(pdf);
    expect(textsOf(lines)).toEqual([visible]);
    expect(hidden).toEqual([]);
  });

  it("is not the transparent copy that Chrome lays over letters drawn as outlines", async () => {
    const pdf = await makePdf((page) => {
      const right = 50 + page.widthOfString(visible);
      page.moveTo(50, 58);
      // An outline as elaborate as letters are, of the extent of the text.
      for (let step = 0; step <= 300; step += 1) {
        page.lineTo(50 + ((right - 50) * step) / 300, step % 2 === 0 ? 51 : 58);
      }
      page.fill("black");
      write(page.fillOpacity(0), visible, 50, 50);
    });
    const { lines, hidden } = await readSuccessfully(pdf);
    expect(lines).toMatchObject([{ text: visible, isBold: true }]);
    expect(hidden).toEqual([]);
  });

  it("is not the text layer of a scan", async () => {
    // A white image of one pixel over the whole page stands for the scan.
    const pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=";
    const pdf = await makePdf((page) => {
      page.image(Buffer.from(pixel, "base64"), 0, 0, { width: 595, height: 842 });
      page.addContent("3 Tr");
      write(page, visible, 50, 50);
    });
    const { lines, hidden } = await readSuccessfully(pdf);
    expect(textsOf(lines)).toEqual([visible]);
    expect(hidden).toEqual([]);
  });
});
