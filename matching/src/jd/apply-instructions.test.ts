import { describe, expect, it } from "vitest";
import { applyInstructions } from "./apply-instructions.ts";
import { readJd } from "./read-jd.ts";

const { requirements } = readJd(`Backend Developer

Requirements
- 3 years of experience as a Backend Developer
- Python
- Bachelor's degree in Computer Science
- Fluent German
- Driving licence

Nice to have
- Docker
- Writing clear design documents`);

function after(instructions: string) {
  const { requirements: changed, notUnderstood, refused } = applyInstructions({ requirements, instructions });
  const find = (words: RegExp) => changed.find(({ text }) => words.test(text));
  return { changed, notUnderstood, refused, find };
}

describe("instructions to a screening", () => {
  it("make one thing a must and take another back in the same sentence", () => {
    const { find, notUnderstood } = after("Docker is a must-have, the degree is not.");
    expect(find(/docker/i)?.kind).toBe("must");
    expect(find(/degree/i)?.kind).toBe("nice");
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    ["German is only nice to have.", /german/i, { kind: "nice" }],
    ["Python matters most", /python/i, { weight: 5 }],
    ["Clear design documents are essential!", /design documents/i, { kind: "must" }],
    ["Docker is not so important", /docker/i, { weight: 1 }],
  ] as const)("are followed: %s", (sentence, words, expected) => {
    expect(after(sentence).find(words)).toMatchObject(expected);
    expect(after(sentence).notUnderstood).toEqual([]);
  });

  it("leave a requirement out", () => {
    const { find, changed } = after("Please ignore the driving licence");
    expect(find(/driving/i)).toBeUndefined();
    expect(changed).toHaveLength(requirements.length - 1);
  });

  it.each(["We have a dog in the office.", "Kubernetes is a must", "Be generous."])(
    "change nothing and are given back where they are not understood: %s",
    (sentence) => {
      const { changed, notUnderstood } = after(sentence);
      expect(changed).toEqual(requirements);
      expect(notUnderstood).toEqual([sentence.replace(/\.$/, "")]);
    },
  );

  it("are refused where they name a protected attribute", () => {
    const { changed, refused } = after("Native speakers of German are a must: native German only");
    expect(changed).toEqual(requirements);
    expect(refused).toHaveLength(1);
  });

  it("may be several", () => {
    const { find, notUnderstood } = after("Python matters most. Ignore the licence. Hire fast.");
    expect(find(/python/i)?.weight).toBe(5);
    expect(find(/licen/i)).toBeUndefined();
    expect(notUnderstood).toEqual(["Hire fast"]);
  });
});
