import type { FastifyRequest } from "fastify";
import { Failure } from "../failure.ts";

export type SentFile = { name: string; bytes: Uint8Array };
export type SentForm = { file: SentFile | null; fields: Map<string, string> };

/**
 * One file at the most and the text fields of a multipart call, whole in memory. Throws `inputInvalid` for a call in
 * another form, `bodyTooLarge` beyond `maxBytes` for the file or for a field.
 */
export async function readMultipart(
  request: FastifyRequest,
  { maxBytes }: { maxBytes: number },
): Promise<SentForm> {
  if (!request.isMultipart()) {
    throw new Failure("inputInvalid", { message: "Please send this as multipart/form-data." });
  }
  const form: SentForm = { file: null, fields: new Map() };
  const limits = {
    fileSize: maxBytes,
    fieldSize: maxBytes,
    files: 1,
    fields: 10,
    parts: 11,
    headerPairs: 50,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === "file") {
      form.file = { name: storableName(part.filename), bytes: new Uint8Array(await part.toBuffer()) };
    } else {
      if (part.valueTruncated) throw new Failure("bodyTooLarge");
      form.fields.set(part.fieldname, String(part.value));
    }
  }
  return form;
}

function storableName(name: string): string {
  return name
    .replace(/\p{Cc}/gu, "")
    .slice(0, 255)
    .toWellFormed();
}
