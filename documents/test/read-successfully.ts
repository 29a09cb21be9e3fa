import { expect } from "vitest";
import type { DocumentText } from "../src/document-text.ts";
import { readDocument } from "../src/read-document.ts";

/** Reads a document that must be readable; the test fails with the reason otherwise. */
export async function readSuccessfully(bytes: Uint8Array): Promise<DocumentText> {
  const outcome = await readDocument(bytes);
  expect(outcome).toMatchObject({ ok: true });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.document;
}

export function textsOf(lines: readonly { text: string }[]): string[] {
  return lines.map((line) => line.text);
}
