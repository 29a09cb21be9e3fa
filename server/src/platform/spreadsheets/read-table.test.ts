import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import yazl from "yazl";
import { readTable } from "./read-table.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** A workbook of one sheet with these cells of its first row. */
function workbook(cells: string): Promise<Buffer> {
  const archive = new yazl.ZipFile();
  const parts = {
    "[Content_Types].xml": `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData><row r="1">${cells}</row></sheetData></worksheet>`,
  };
  for (const [path, xml] of Object.entries(parts)) archive.addBuffer(Buffer.from(xml), path);
  archive.end();
  return buffer(archive.outputStream);
}

test("of a formula in a workbook the stored value counts", async () => {
  const bytes = await workbook(
    '<c r="A1" t="str"><f>HYPERLINK("https://example.org","Ana")</f><v>Ana</v></c><c r="B1"><f>1+1</f><v>2</v></c>',
  );

  expect(await readTable({ bytes, maxRows: 10 })).toEqual({ ok: true, rows: [["Ana", "2"]] });
});

test("a formula in CSV is a text, with or without an apostrophe in front", async () => {
  const bytes = Buffer.from("=1+1,'=1+1,'quoted'\n");

  expect(await readTable({ bytes, maxRows: 10 })).toEqual({ ok: true, rows: [["=1+1", "=1+1", "'quoted'"]] });
});
