import { createHash } from "node:crypto";

const oneIn = 3;

/** Whether a question is one of the third that nothing is fitted to, by chance but always alike. */
export function isHeldOut({ source, questionId }: { source: string; questionId: string }): boolean {
  const digest = createHash("sha256").update(`${source}/${questionId}`).digest();
  return digest.readUInt32BE(0) % oneIn === 0;
}
