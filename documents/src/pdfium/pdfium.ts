import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { init } from "@embedpdf/pdfium";
import { maximumPdfiumBytes } from "../limits.ts";

type Pointer = number;

const scratchBytes = 512;

/**
 * The functions of PDFium's C interface that are used here, called without Emscripten's wrapper: its checks
 * cost more than the calls themselves, which are made several times per character.
 * Source: fpdfview.h, fpdf_text.h and fpdf_edit.h of PDFium.
 */
export type Pdfium = {
  malloc(size: number): Pointer;
  free(pointer: Pointer): void;
  FPDF_LoadMemDocument(bytes: Pointer, size: number, password: Pointer): Pointer;
  FPDF_CloseDocument(document: Pointer): void;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: Pointer): number;
  FPDF_LoadPage(document: Pointer, index: number): Pointer;
  FPDF_ClosePage(page: Pointer): void;
  FPDF_GetPageBoundingBox(page: Pointer, rectangle: Pointer): number;
  FPDFPage_GetRotation(page: Pointer): number;
  FPDFText_LoadPage(page: Pointer): Pointer;
  FPDFText_ClosePage(text: Pointer): void;
  FPDFText_CountChars(text: Pointer): number;
  FPDFText_GetText(text: Pointer, start: number, count: number, result: Pointer): number;
  FPDFText_GetUnicode(text: Pointer, index: number): number;
  FPDFText_HasUnicodeMapError(text: Pointer, index: number): number;
  FPDFText_IsGenerated(text: Pointer, index: number): number;
  FPDFText_GetLooseCharBox(text: Pointer, index: number, rectangle: Pointer): number;
  FPDFText_GetCharBox(
    text: Pointer,
    index: number,
    left: Pointer,
    right: Pointer,
    bottom: Pointer,
    top: Pointer,
  ): number;
  FPDFText_GetCharOrigin(text: Pointer, index: number, x: Pointer, y: Pointer): number;
  FPDFText_GetTextObject(text: Pointer, index: number): Pointer;
  FPDFText_GetFontSize(text: Pointer, index: number): number;
  FPDFText_GetFontInfo(
    text: Pointer,
    index: number,
    name: Pointer,
    nameBytes: number,
    flags: Pointer,
  ): number;
  FPDFText_GetMatrix(text: Pointer, index: number, matrix: Pointer): number;
  FPDFText_GetFillColor(
    text: Pointer,
    index: number,
    red: Pointer,
    green: Pointer,
    blue: Pointer,
    alpha: Pointer,
  ): number;
  FPDFText_GetStrokeColor(
    text: Pointer,
    index: number,
    red: Pointer,
    green: Pointer,
    blue: Pointer,
    alpha: Pointer,
  ): number;
  FPDFTextObj_GetTextRenderMode(object: Pointer): number;
  FPDFPage_CountObjects(page: Pointer): number;
  FPDFPage_GetObject(page: Pointer, index: number): Pointer;
  FPDFPageObj_GetType(object: Pointer): number;
  FPDFImageObj_GetImagePixelSize(object: Pointer, width: Pointer, height: Pointer): number;
  FPDFPageObj_SetIsActive(object: Pointer, isActive: number): number;
  FPDFFormObj_CountObjects(object: Pointer): number;
  FPDFFormObj_GetObject(object: Pointer, index: number): Pointer;
  FPDFPageObj_CountMarks(object: Pointer): number;
  FPDFPageObj_GetMark(object: Pointer, index: number): Pointer;
  FPDFPageObjMark_GetName(mark: Pointer, name: Pointer, nameBytes: number, nameLength: Pointer): number;
  FPDFPageObj_GetClipPath(object: Pointer): Pointer;
  FPDFClipPath_CountPaths(clipPath: Pointer): number;
  FPDFClipPath_CountPathSegments(clipPath: Pointer, path: number): number;
  FPDFClipPath_GetPathSegment(clipPath: Pointer, path: number, segment: number): Pointer;
  FPDFPathSegment_GetPoint(segment: Pointer, x: Pointer, y: Pointer): number;
  FPDFPathSegment_GetType(segment: Pointer): number;
  FPDFPath_CountSegments(object: Pointer): number;
  FPDFPath_GetPathSegment(object: Pointer, index: number): Pointer;
  FPDFPageObj_HasTransparency(object: Pointer): number;
  FPDFPageObj_GetMatrix(object: Pointer, matrix: Pointer): number;
  FPDFTextObj_GetFont(object: Pointer): Pointer;
  FPDFPageObj_GetBounds(
    object: Pointer,
    left: Pointer,
    bottom: Pointer,
    right: Pointer,
    top: Pointer,
  ): number;
  FPDFPageObj_GetFillColor(
    object: Pointer,
    red: Pointer,
    green: Pointer,
    blue: Pointer,
    alpha: Pointer,
  ): number;
  FPDFPageObj_GetStrokeColor(
    object: Pointer,
    red: Pointer,
    green: Pointer,
    blue: Pointer,
    alpha: Pointer,
  ): number;
  FPDFPageObj_SetFillColor(object: Pointer, red: number, green: number, blue: number, alpha: number): number;
  FPDFPageObj_SetStrokeColor(
    object: Pointer,
    red: number,
    green: number,
    blue: number,
    alpha: number,
  ): number;
  FPDFPath_GetDrawMode(object: Pointer, fillMode: Pointer, stroke: Pointer): number;
  FPDFBitmap_Create(width: number, height: number, alpha: number): Pointer;
  FPDFBitmap_CreateEx(
    width: number,
    height: number,
    format: number,
    buffer: Pointer,
    stride: number,
  ): Pointer;
  FPDFBitmap_FillRect(
    bitmap: Pointer,
    left: number,
    top: number,
    width: number,
    height: number,
    colour: number,
  ): void;
  FPDFBitmap_GetBuffer(bitmap: Pointer): Pointer;
  FPDFBitmap_GetStride(bitmap: Pointer): number;
  FPDFBitmap_Destroy(bitmap: Pointer): void;
  FPDF_RenderPageBitmap(
    bitmap: Pointer,
    page: Pointer,
    left: number,
    top: number,
    width: number,
    height: number,
    rotation: number,
    flags: number,
  ): void;
};

/**
 * The functions and views of the memory, which are asked for anew each time because memory may grow. Each view is all
 * of it: the 32-bit number at address p is `floats()[p >> 2]` or `integers()[p >> 2]`, the 64-bit one
 * `doubles()[p >> 3]`. Small views of one place would cost more than what they are made to read.
 */
export type PdfiumInstance = {
  functions: Pdfium;
  memory: () => ArrayBuffer;
  floats: () => Float32Array;
  doubles: () => Float64Array;
  integers: () => Uint32Array;
  /** Where calls may write their answers, which are read before the next one: 512 bytes. */
  scratch: Pointer;
  /** True once a document wanted more memory than `maximumPdfiumBytes`. */
  isExhausted: () => boolean;
};

let started: Promise<PdfiumInstance> | undefined;

/** Starts PDFium once per process; later calls get the same instance. Reads the package's wasm file, nothing else. */
export function startPdfium(): Promise<PdfiumInstance> {
  started ??= load();
  return started;
}

/** After PDFium aborted its memory is in an unknown state: the next document gets a fresh instance. */
export function discardPdfium(): void {
  started = undefined;
}

/** Compiled once: an instance that follows a discarded one starts at once, with code that is optimised already. */
let compiled: Promise<object> | undefined;

/** What is used of the JavaScript interface of WebAssembly; only the browser's types, which are not used here, name it. */
type CompiledCode = {
  compile: (code: Uint8Array) => Promise<object>;
  Instance: new (module: object, imports: object) => { exports: object };
};
// Node has had it since version 8.
const { WebAssembly } = globalThis as unknown as { WebAssembly: CompiledCode };

async function compile(): Promise<object> {
  const wasmPath = createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm");
  return WebAssembly.compile(await readFile(wasmPath));
}

async function load(): Promise<PdfiumInstance> {
  compiled ??= compile();
  const module = await compiled;
  const silent = () => {};
  const namesBefore = new Set(Object.getOwnPropertyNames(globalThis));
  const wrapped = await init({
    instantiateWasm: (imports: object, receive: (instance: object) => void) => {
      const instance = new WebAssembly.Instance(module, imports);
      receive(instance);
      return instance.exports;
    },
    print: silent,
    printErr: silent,
  } as Parameters<typeof init>[0]);
  removeGlobals(namesBefore);
  wrapped.PDFiumExt_Init();
  // The package exports every function of the C interface named above; its own type lists malloc and free only.
  const functions = wrapped.pdfium.wasmExports as unknown as Pdfium & { memory: Memory };
  const isExhausted = limitGrowth(functions.memory);
  let floats = new Float32Array(functions.memory.buffer);
  let doubles = new Float64Array(functions.memory.buffer);
  let integers = new Uint32Array(functions.memory.buffer);
  // Growing takes the old memory away from its views. Asking for its size costs less than asking for the buffer.
  return {
    functions,
    scratch: functions.malloc(scratchBytes),
    isExhausted,
    memory: () => functions.memory.buffer,
    floats: () => {
      if (floats.length === 0) floats = new Float32Array(functions.memory.buffer);
      return floats;
    },
    doubles: () => {
      if (doubles.length === 0) doubles = new Float64Array(functions.memory.buffer);
      return doubles;
    },
    integers: () => {
      if (integers.length === 0) integers = new Uint32Array(functions.memory.buffer);
      return integers;
    },
  };
}

/** Emscripten leaves hints for programmers behind as global names, which would keep the memory of the first instance for ever. */
function removeGlobals(except: ReadonlySet<string>): void {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!except.has(name)) Reflect.deleteProperty(globalThis, name);
  }
}

/** WebAssembly's memory, in pages of 64 kB. */
type Memory = { buffer: ArrayBuffer; grow: (pages: number) => number };
const memoryPageBytes = 65_536;

/**
 * Ends growth at the limit, as if the machine had no more memory: a small file can unpack to gigabytes, and PDFium
 * has no limit of its own. The runtime around it grows its memory by this function and takes a throw for a no.
 */
function limitGrowth(memory: Memory): () => boolean {
  const grow = memory.grow.bind(memory);
  let isExhausted = false;
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * memoryPageBytes > maximumPdfiumBytes) {
      isExhausted = true;
      throw new RangeError("PDFium wants more memory than one document may take");
    }
    return grow(pages);
  };
  return () => isExhausted;
}
