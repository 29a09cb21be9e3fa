import { hashMore, hashText } from "../words/hash-text.ts";
import type { UnitFeatures } from "./feature-set.ts";

/**
 * Collects the features of one unit as `FeatureSet` does, without looking for equal names, which count together. Names
 * are hashed as they come, so that nothing has to be joined.
 */
export class FeatureList {
  readonly #keys: number[] = [];
  readonly #values: number[] = [];

  add(name: string, value: number): void {
    this.addKey(hashText(name), value);
  }

  addKey(key: number, value: number): void {
    this.#keys.push(key);
    this.#values.push(value);
  }

  /** Features of one kind, which together count the same however many there are. */
  addGroup(kind: number, hashes: readonly number[], total: number): void {
    const value = total / Math.sqrt(hashes.length);
    for (const hash of hashes) this.addKey(mix(kind, hash), value);
  }

  finish(): UnitFeatures {
    return { keys: Uint32Array.from(this.#keys), values: Float32Array.from(this.#values) };
  }
}

/** 2^32 divided by the golden ratio (Knuth, The Art of Computer Programming 3, section 6.4), and a shift. */
const spread = { factor: 0x9e3779b1, shift: 7 };

/** Tells equal words of different kinds of features apart. */
export function mix(kind: number, hash: number): number {
  return (Math.imul(kind ^ hash, spread.factor) ^ (kind >>> spread.shift)) >>> 0;
}

/** The hash of a name in two parts, as if they were joined. */
export function hashOf(kind: string, name: string): number {
  return hashMore(hashText(kind), name);
}
