import { maximumFileBytes, maximumFileSize } from "@winnow/contract/limits.ts";
import { strToU8, type Zippable, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import { unpackZip } from "./unpack-zip.ts";
import { cleanEntryName, maximumUnpackedBytes, planUnpacking, ZipUnreadable } from "./zip-entries.ts";

speak("en");
await loadWords("cvFiles");

async function unpacked(archive: Blob) {
  const files: File[] = [];
  const leftOut = await unpackZip(archive, { onFile: (file) => files.push(file) });
  return { files, names: files.map(({ name }) => name), leftOut };
}

function zipOf(content: Zippable): Blob {
  return new Blob([zipSync(content)]);
}

describe("an honest ZIP", () => {
  test("gives its PDFs and DOCX, packed or stored, with the names they have in their folders", async () => {
    const { files, names, leftOut } = await unpacked(
      zipOf({
        "applications/a.pdf": strToU8("first"),
        "applications/b.DOCX": [strToU8("second"), { level: 0 }],
        "__MACOSX/applications/._a.pdf": strToU8("x"),
        "applications/.DS_Store": strToU8("x"),
      }),
    );
    expect(names).toEqual(["a.pdf", "b.DOCX"]);
    expect(await Promise.all(files.map((file) => file.text()))).toEqual(["first", "second"]);
    expect(files[0]?.type).toBe("application/pdf");
    expect(leftOut).toEqual([]);
  });

  test("names what is left out, each with the reason", async () => {
    const { names, leftOut } = await unpacked(
      zipOf({ "cv.pdf": strToU8("x"), "photo.jpg": strToU8("x"), "more.zip": strToU8("x") }),
    );
    expect(names).toEqual(["cv.pdf"]);
    expect(leftOut).toEqual([
      { name: "more.zip", reason: "A ZIP inside a ZIP is not opened." },
      { name: "photo.jpg", reason: "Only PDF and DOCX are read." },
    ]);
  });

  test("gives its files in the order a person knows, however they were packed", async () => {
    const { names } = await unpacked(
      zipOf({ "b/cv-10.pdf": strToU8("x"), "a/CV-9.pdf": strToU8("x"), "cv-1.pdf": strToU8("x") }),
    );
    expect(names).toEqual(["cv-1.pdf", "CV-9.pdf", "cv-10.pdf"]);
  });

  test("gives the first 500 of 503 CVs", async () => {
    const many = Object.fromEntries(Array.from({ length: 503 }, (_, i) => [`${i}.pdf`, strToU8(`${i}`)]));
    const { names, leftOut } = await unpacked(zipOf(many));
    expect(names).toHaveLength(500);
    expect(leftOut.map(({ reason }) => reason)).toEqual(
      Array(3).fill("Only the first 500 CVs of a ZIP are taken."),
    );
  });
});

describe("a bomb", () => {
  test("whose entry is larger than a file may be, as the list says, is left out", async () => {
    const { names, leftOut } = await unpacked(zipOf({ "bomb.pdf": new Uint8Array(maximumFileBytes + 1) }));
    expect(names).toEqual([]);
    expect(leftOut[0]?.reason).toContain(`larger than ${maximumFileSize}`);
  });

  test("whose list lies about the size is stopped at the most that a file may have", async () => {
    const bytes = zipSync({ "bomb.pdf": new Uint8Array(6 * maximumFileBytes), "cv.pdf": strToU8("good") });
    claimSize(bytes, 1_000);
    const { names, leftOut } = await unpacked(new Blob([bytes]));
    expect(names).toEqual(["cv.pdf"]);
    expect(leftOut).toEqual([
      { name: "bomb.pdf", reason: `It is larger than ${maximumFileSize}, the most that is accepted.` },
    ]);
  });

  test("that unpacks to more than 1 GB in all is stopped there", () => {
    const fitting = Math.floor(maximumUnpackedBytes / maximumFileBytes);
    const { taken, leftOut } = planOf(fitting + 8, maximumFileBytes);
    expect(taken).toBe(fitting);
    expect(leftOut).toBe(8);
  });
});

describe("a damaged ZIP", () => {
  test("that is none ends in a sentence", async () => {
    await expect(unpacked(new Blob(["no archive"]))).rejects.toThrow(ZipUnreadable);
    await expect(unpacked(new Blob([]))).rejects.toThrow("not a ZIP");
  });

  test("with one broken entry gives the others", async () => {
    const bytes = zipSync({ "a.pdf": strToU8("first ".repeat(200)), "b.pdf": strToU8("second") });
    bytes.fill(0xff, 40, 50);
    const { names, leftOut } = await unpacked(new Blob([bytes]));
    expect(names).toEqual(["b.pdf"]);
    expect(leftOut).toEqual([{ name: "a.pdf", reason: "It is damaged inside the ZIP." }]);
  });
});

test("names lose folders, ways out of folders, control and direction characters, and surplus length", () => {
  expect(cleanEntryName("../../etc/cv.pdf")).toBe("cv.pdf");
  expect(cleanEntryName("C:\\Users\\cv.pdf")).toBe("cv.pdf");
  expect(cleanEntryName("cv\u202Efdp.\u0000exe.pdf\r\n")).toBe("cvfdp.exe.pdf");
  expect(cleanEntryName(`${"long".repeat(100)}.pdf`)).toHaveLength(200);
  expect(cleanEntryName("folder/")).toBeNull();
});

/** Writes another unpacked size of the first entry into the list. */
function claimSize(bytes: Uint8Array, size: number) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 0; at < bytes.length - 46; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) return view.setUint32(at + 24, size, true);
  }
}

/** What is planned for an archive that lists `count` entries of `size` bytes, without unpacking any. */
function planOf(count: number, size: number) {
  const bytes = zipSync(
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}.pdf`, strToU8("x")])),
  );
  const view = new DataView(bytes.buffer);
  let first = -1;
  for (let at = 0; at < bytes.length - 46; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) {
      if (first < 0) first = at;
      view.setUint32(at + 24, size, true);
    }
  }
  const { taken, leftOut } = planUnpacking(bytes.subarray(first));
  return { taken: taken.length, leftOut: leftOut.length };
}
