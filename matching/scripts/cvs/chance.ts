import { randomFrom, shuffle } from "../model/random.ts";

/** Draws by a seed: the same seed draws the same. */
export class Chance {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  is(probability: number): boolean {
    return this.#random() < probability;
  }

  /** A whole number from `from` to `to`, both included. */
  from(from: number, to: number): number {
    return from + Math.floor(this.#random() * (to - from + 1));
  }

  of<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error("Nothing to draw from.");
    return item;
  }

  some<Item>(items: readonly Item[], count: number): Item[] {
    return shuffle([...items], this.#random).slice(0, count);
  }

  /** One of the names, each as likely as its weight says. */
  weighted<Name extends string>(weights: Record<Name, number>): Name {
    const entries = Object.entries(weights) as [Name, number][];
    let left = this.#random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of entries) {
      left -= weight;
      if (left < 0) return name;
    }
    return entries[0]?.[0] as Name;
  }
}
