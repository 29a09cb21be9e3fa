import type { DocumentText } from "@winnow/documents/document-text.ts";

/** What a file is called as long as nothing is known of its content. */
export const unknownMediaType = "application/octet-stream";

const mediaTypes: Record<DocumentText["kind"], string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  text: "text/plain",
};

/** Of a file that was read: by its content, whatever it was announced as. */
export function mediaTypeOfKind(kind: DocumentText["kind"]): string {
  return mediaTypes[kind];
}

/** What an upload's link carries: the type as announced if it is one of those that are taken. */
export function mediaTypeAnnounced(type: string): string {
  return type === mediaTypes.pdf || type === mediaTypes.docx ? type : unknownMediaType;
}
