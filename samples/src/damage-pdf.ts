import { deflateSync, inflateSync } from "node:zlib";

/** Numbers from 0 to 1, the same for the same seed (the generator "mulberry32"). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What is damaged, another PDF to take pieces of, and what decides. */
type Victim = { bytes: Buffer; other: Buffer; random: () => number };
type Damage = (victim: Victim) => Buffer;

const kinds: Record<string, Damage> = {
  truncated: ({ bytes, random }) => bytes.subarray(0, below(bytes.length, random)),
  "bits flipped": ({ bytes, random }) => {
    const damaged = Buffer.from(bytes);
    for (let count = 1 + below(60, random); count > 0; count -= 1) {
      const index = below(damaged.length, random);
      damaged[index] = (damaged[index] ?? 0) ^ (1 << below(8, random));
    }
    return damaged;
  },
  "a range zeroed": ({ bytes, random }) => {
    const { start, end } = rangeOf(bytes, random);
    return Buffer.from(bytes).fill(0, start, end);
  },
  "a range random": ({ bytes, random }) => {
    const damaged = Buffer.from(bytes);
    const { start, end } = rangeOf(bytes, random);
    for (let index = start; index < end; index += 1) damaged[index] = below(256, random);
    return damaged;
  },
  "a range missing": ({ bytes, random }) => {
    const { start, end } = rangeOf(bytes, random);
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  },
  "a range twice": ({ bytes, random }) => {
    const { start, end } = rangeOf(bytes, random);
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(start)]);
  },
  "spliced with another": ({ bytes, other, random }) =>
    Buffer.concat([
      bytes.subarray(0, below(bytes.length, random)),
      other.subarray(below(other.length, random)),
    ]),
  "a piece of another in it": ({ bytes, other, random }) => {
    const { start, end } = rangeOf(other, random);
    const place = below(bytes.length, random);
    return Buffer.concat([bytes.subarray(0, place), other.subarray(start, end), bytes.subarray(place)]);
  },
  "cross-references wrong": (victim) =>
    rewrite(victim, /startxref\s+\d+|\d{10} \d{5} n|\/Prev \d+|\/XRefStm \d+/g, (found) =>
      found.replace(/\d+/, (digits) => String(below(10 ** Math.min(9, digits.length), victim.random))),
    ),
  "cross-references missing": ({ bytes }) =>
    Buffer.from(bytes.toString("latin1").replaceAll("xref", "fexr"), "latin1"),
  "lengths of streams wrong": (victim) =>
    rewrite(victim, /\/Length \d+/g, () => `/Length ${wildInteger(victim.random)}`),
  "counts wrong": (victim) =>
    rewrite(victim, /\/(?:Count|Size|N|First|Columns|W|Index) \d+/g, (found) =>
      found.replace(/\d+/, wildInteger(victim.random)),
    ),
  "references wrong": (victim) => {
    const objects = [...victim.bytes.toString("latin1").matchAll(/(\d+) 0 obj/g)].map(([, number]) => number);
    return rewrite(victim, /\d+ 0 R/g, () => `${pick(objects, victim.random) ?? 1} 0 R`);
  },
  "pages in a loop": (victim) => {
    const pages = [...victim.bytes.toString("latin1").matchAll(/(\d+) 0 obj\s*<<[^>]*\/Pages/g)];
    const number = pick(pages, victim.random)?.[1] ?? "1";
    return rewrite(victim, /\/Kids\s*\[[^\]]*\]|\/Parent \d+ 0 R/g, (found) =>
      found.startsWith("/Parent") ? `/Parent ${number} 0 R` : `/Kids [${`${number} 0 R `.repeat(3)}]`,
    );
  },
  "page boxes wild": (victim) =>
    rewrite(victim, /\/(?:MediaBox|CropBox|BBox|Rect|FontBBox|Matrix)\s*\[[^\]]*\]/g, (found) =>
      found.replace(/-?[\d.]+/g, (number) => (victim.random() < 0.5 ? wildNumber(victim.random) : number)),
    ),
  "names wrong": (victim) => {
    const names = [...victim.bytes.toString("latin1").matchAll(/\/[A-Za-z]+/g)].map(([name]) => name);
    return rewrite(victim, /\/[A-Za-z][A-Za-z0-9]*/g, () => pick(names, victim.random) ?? "/X");
  },
  "nested deeply": (victim) => {
    const [open, close] =
      pick(["[ ]", "<< >>", "<</A >>", "( )", "[<</A >>]"], victim.random)?.split(" ") ?? [];
    const depth = 10 ** (1 + below(5, victim.random));
    return rewrite(
      victim,
      /\/(?:Resources|Kids|Contents|Font|Root|Info|Type|Filter) ?/g,
      (found) => `${found} ${open?.repeat(depth)}${close?.repeat(depth)} `,
    );
  },
  "numbers in the content wild": (victim) =>
    rewriteStream(victim, isContent, (content) =>
      replaceSome(content, /-?\d*\.?\d+(?=\s)/g, victim.random, () => wildNumber(victim.random)),
    ),
  "operators in the content wrong": (victim) =>
    rewriteStream(victim, isContent, (content) => {
      const operators = [
        "q",
        "Q",
        "BT",
        "ET",
        "Tj",
        "TJ",
        "Do",
        "cm",
        "W n",
        "f",
        "Tf",
        "Td",
        "sh",
        "BDC",
        "EMC",
        "(",
      ];
      return replaceSome(
        content,
        /(?<=\s)[A-Za-z]{1,2}(?=\s)/g,
        victim.random,
        () => pick(operators, victim.random) ?? "",
      );
    }),
  "a font's map wrong": (victim) =>
    rewriteStream(
      victim,
      (content) => content.includes("beginbf"),
      (content) =>
        replaceSome(content, /(?<=<)[0-9a-fA-F]{4}(?=>)/g, victim.random, () =>
          below(0x10000, victim.random).toString(16).padStart(4, "0"),
        ),
    ),
  "an unpacked stream flipped": (victim) =>
    rewriteStream(
      victim,
      () => true,
      (content) => {
        const damaged = Buffer.from(content, "latin1");
        for (let count = 1 + below(40, victim.random); count > 0 && damaged.length > 0; count -= 1) {
          const index = below(damaged.length, victim.random);
          damaged[index] = (damaged[index] ?? 0) ^ (1 << below(8, victim.random));
        }
        return damaged.toString("latin1");
      },
    ),
};

export const damageKinds: readonly string[] = Object.keys(kinds);

/** A PDF damaged in one way (`kind`, one of `damageKinds`), the same for the same seed. */
export function damagePdf({
  kind,
  seed,
  bytes,
  other,
}: {
  kind: string;
  seed: number;
  bytes: Uint8Array;
  other: Uint8Array;
}): Uint8Array {
  const damage = kinds[kind];
  if (damage === undefined) throw new Error(`no such damage: ${kind}`);
  const damaged = damage({
    bytes: Buffer.from(bytes),
    other: Buffer.from(other),
    random: seededRandom(seed),
  });
  return new Uint8Array(damaged);
}

function below(end: number, random: () => number): number {
  return Math.floor(random() * end);
}

function pick<Value>(values: readonly Value[], random: () => number): Value | undefined {
  return values[below(values.length, random)];
}

/** Short ranges are as likely as long ones. */
function rangeOf(bytes: Buffer, random: () => number): { start: number; end: number } {
  const start = below(bytes.length, random);
  const length = Math.ceil(bytes.length ** random());
  return { start, end: Math.min(bytes.length, start + length) };
}

function wildInteger(random: () => number): string {
  const wild = ["0", "-1", "1", "7", "65536", "2147483647", "4294967295", "99999999999999999999"];
  return pick(wild, random) ?? "0";
}

function wildNumber(random: () => number): string {
  const wild = [
    "0",
    "-1",
    "1e9",
    "1000000",
    "-2147483648",
    "3.4e38",
    "0.0000001",
    "99999999999",
    "NaN",
    "32768",
  ];
  return pick(wild, random) ?? "0";
}

/** Between one and all of the places that match. */
function replaceSome(
  text: string,
  pattern: RegExp,
  random: () => number,
  replacement: (found: string) => string,
): string {
  const places = text.match(pattern)?.length ?? 0;
  const share = Math.max(1 / Math.max(1, places), random() ** 3);
  return text.replace(pattern, (found) => (random() < share ? replacement(found) : found));
}

function rewrite({ bytes, random }: Victim, pattern: RegExp, replacement: (found: string) => string): Buffer {
  return Buffer.from(replaceSome(bytes.toString("latin1"), pattern, random, replacement), "latin1");
}

function isContent(stream: string): boolean {
  return /\bBT\b[\s\S]*\bET\b/.test(stream);
}

/** Damages what is in one of the streams that `isMeant`; a deflated one is packed again. */
function rewriteStream(
  { bytes, random }: Victim,
  isMeant: (content: string) => boolean,
  damage: (content: string) => string,
): Buffer {
  const streams = [...bytes.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const start = below(streams.length, random);
  for (const match of [...streams.slice(start), ...streams.slice(0, start)]) {
    const packed = Buffer.from(match[1] ?? "", "latin1");
    const unpacked = unpack(packed);
    const content = (unpacked ?? packed).toString("latin1");
    if (!isMeant(content)) continue;
    const damaged = Buffer.from(damage(content), "latin1");
    const place = match.index + match[0].indexOf("\n") + 1;
    return Buffer.concat([
      bytes.subarray(0, place),
      unpacked === undefined ? damaged : deflateSync(damaged),
      bytes.subarray(place + packed.length),
    ]);
  }
  return bytes;
}

function unpack(packed: Buffer): Buffer | undefined {
  try {
    return inflateSync(packed);
  } catch {
    return undefined;
  }
}
