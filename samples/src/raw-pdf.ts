import { deflateSync } from "node:zlib";

/** A PDF of objects as written; the first is the catalogue. For files that no library would make. */
export function rawPdf(objects: readonly (string | Uint8Array)[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const append = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    append(
      Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]),
    );
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  append(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}` +
        `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

export function rawStream(content: string | Uint8Array, dictionary = ""): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${bytes.length}>>stream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

export function deflatedStream(content: string | Uint8Array): Buffer {
  return rawStream(deflateSync(content), "/Filter/FlateDecode");
}

type PageParts = { catalogue?: string; page?: string; font?: string; others?: (string | Uint8Array)[] };

/** One A4 page with `content` as object 4 and a font as object 5; `others` are numbered from 6. */
export function rawPage(content: string | Uint8Array, parts: PageParts = {}): Uint8Array {
  return rawPdf([
    `<</Type/Catalog/Pages 2 0 R${parts.catalogue ?? ""}>>`,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>${parts.page ?? ""}>>/Contents 4 0 R>>`,
    content,
    parts.font ?? "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ...(parts.others ?? []),
  ]);
}

export function shownAt(text: string, x = 50, y = 700): string {
  return `BT /F1 12 Tf ${x} ${y} Td (${text}) Tj ET\n`;
}

/** A page with lines in a font whose codes are UTF-16, as writers with a map to Unicode make them. */
export function unicodePage(lines: readonly string[]): Uint8Array {
  // A range keeps to one first byte, and a hundred of them to one operator (Adobe Technical Note 5014).
  const ranges = Array.from({ length: 256 }, (_, index) => {
    const first = index.toString(16).padStart(2, "0");
    return `1 beginbfrange <${first}00> <${first}ff> <${first}00> endbfrange`;
  });
  const map =
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /U def\n" +
    "1 begincodespacerange <0000> <ffff> endcodespacerange\n" +
    `${ranges.join("\n")}\nendcmap end end`;
  const content = lines.map((line, index) => {
    const hex = Buffer.from(line, "utf16le").swap16().toString("hex");
    return `BT /F1 12 Tf 50 ${700 - index * 30} Td <${hex}> Tj ET\n`;
  });
  return rawPage(rawStream(content.join("")), {
    font: "<</Type/Font/Subtype/Type0/BaseFont/U/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 7 0 R>>",
    others: [
      "<</Type/Font/Subtype/CIDFontType2/BaseFont/U/DW 600/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 8 0 R>>",
      rawStream(map),
      "<</Type/FontDescriptor/FontName/U/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80>>",
    ],
  });
}
