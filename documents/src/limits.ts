/** What one document may ask of the reader. Memory and time are limited outside, by the process that reads. */
export const maximumPages = 50;
/** Across all pages; a CV has about 3,000 per page. */
export const maximumCharacters = 250_000;
/** Of one line, in UTF-16 units: a paragraph of Word, which is one, rarely has 1,000. */
export const maxLineLength = 5_000;
/** Letters and digits without which a file holds no text: a page number, a name on a picture. */
export const minLetters = 20;
/** What PDFium may take: a scan in colour at 600 dots per inch needs 140 MB. Above the second it is started anew. */
export const maximumPdfiumBytes = 256 * 1024 * 1024;
export const pdfiumBytesToKeep = 128 * 1024 * 1024;
/** Pages whose picture is read (OCR) in one document, and the processor time for all: a page takes 2 to 6 s. */
export const maximumRecognisedPages = 10;
export const recognitionProcessorMs = 27_000;
/** Of one picture on a page that is to be recognised: A4 at 1,200 dots per inch has 139 million. */
export const maximumPicturePixels = 150_000_000;
/** Entries in a DOCX archive: one with many pictures has some hundred. */
export const maximumArchiveEntries = 2_000;
/** Uncompressed size of one XML part of a DOCX, and of all parts that are read together. */
export const maximumPartBytes = 20 * 1024 * 1024;
export const maximumPartsBytes = 40 * 1024 * 1024;
/** Nesting of elements in a part; Word itself stays below 100. */
export const maximumElementDepth = 500;
