import type { LineModel } from "./line-model.ts";

const keyBytes = Uint32Array.BYTES_PER_ELEMENT;

/** A model as it is stored: arrays of numbers as base64, little-endian. */
export type PackedModel = Omit<LineModel, "keys" | "weights"> & { keys: string; weights: string };

export function pack({ keys, weights, ...rest }: LineModel): PackedModel {
  const bytes = new Uint8Array(keys.length * keyBytes);
  const view = new DataView(bytes.buffer);
  for (const [at, key] of keys.entries()) view.setUint32(at * keyBytes, key, true);
  return { ...rest, keys: asText(bytes), weights: asText(new Uint8Array(weights.buffer)) };
}

/** Throws an error where the model was made for other labels. */
export function unpack(
  { labels, keys, weights, ...rest }: PackedModel & { labels: string[] },
  wanted: readonly string[],
): LineModel {
  if (labels.join() !== wanted.join()) throw new Error("The model was trained for other labels.");
  const bytes = asBytes(keys);
  const view = new DataView(bytes.buffer);
  const count = bytes.length / keyBytes;
  return {
    ...rest,
    keys: Uint32Array.from({ length: count }, (_, at) => view.getUint32(at * keyBytes, true)),
    weights: new Int8Array(asBytes(weights).buffer),
  };
}

function asText(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function asBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
