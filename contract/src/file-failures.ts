import { maximumFileSize, maximumPages } from "./limits.ts";
import type { FileFailureReason } from "./screenings.ts";

/** Why a file could not be read, in words for whoever sent it, with what to do about it. */
export const fileFailureMessages: Readonly<Record<FileFailureReason, string>> = {
  infected: "A virus was found in this file. It was erased and not opened.",
  tooLargeToScan: "This file is larger than the virus scanner of this server takes, so it was not opened.",
  empty: "This file is empty.",
  encrypted: "This file is protected by a password. Ask for one without.",
  damaged: "This file is damaged and cannot be opened.",
  unsupportedType: "This is neither a PDF nor a Word document (DOCX).",
  tooLarge: `This file is larger than ${maximumFileSize}.`,
  tooMuchInside: "There is far more in this file than in a CV. Please upload the CV alone.",
  tooMuchMemory:
    "Reading this file takes more memory than is allowed. Saved anew as a PDF, with smaller pictures, it may work.",
  tooManyPages: `This file has more than ${maximumPages} pages.`,
  noText: "There is no readable text in this file; it may be a picture of a page.",
  tookTooLong: "Reading this file took too long.",
  notAsAnnounced: "What arrived is not the file that was announced. Please upload it again.",
  gone: "This file is no longer stored. Please upload it again.",
  ourFault: "Something went wrong on our side with this file. You can try it again.",
};
