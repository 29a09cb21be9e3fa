import { hashText } from "../words/hash-text.ts";

/** Features of a unit (a line, a sentence) by the hash of their names, each with how much it counts. */
export type UnitFeatures = { keys: Uint32Array; values: Float32Array };

/** Collects the features of one unit; of equal names the one that counts most stays. */
export class FeatureSet {
  readonly #values = new Map<number, number>();

  add(name: string, value: number): void {
    const key = hashText(name);
    this.#values.set(key, Math.max(this.#values.get(key) ?? 0, value));
  }

  /** Features of one kind, which together count the same however many there are. */
  addGroup(names: string[], total: number): void {
    const distinct = new Set(names);
    for (const name of distinct) this.add(name, total / Math.sqrt(distinct.size));
  }

  finish(): UnitFeatures {
    return { keys: Uint32Array.from(this.#values.keys()), values: Float32Array.from(this.#values.values()) };
  }
}
