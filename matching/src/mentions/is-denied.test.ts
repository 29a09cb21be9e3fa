import { describe, expect, it } from "vitest";
import { tokenize } from "../words/tokenize.ts";
import { findConcepts } from "./find-concepts.ts";
import { isDenied } from "./is-denied.ts";

function denialOf(text: string, name: string) {
  const tokens = tokenize(text);
  const mention = findConcepts(tokens).find(({ concept }) => concept.name === name);
  if (!mention) throw new Error(`${name} is not mentioned`);
  return isDenied(tokens, mention, text);
}

describe("a mention of a skill", () => {
  it.each([
    ["No experience with Kubernetes", "Kubernetes", "denied"],
    ["no hands-on Terraform or Kubernetes experience", "Kubernetes", "denied"],
    ["Have not used Tableau", "Tableau", "denied"],
    ["Learning TypeScript in my own time", "TypeScript", "learning"],
    ["Keen to work with Kubernetes", "Kubernetes", "learning"],
    ["Planning to move to Kubernetes", "Kubernetes", "learning"],
    ["I study Kubernetes at night", "Kubernetes", "learning"],
  ])("is taken back in: %s", (text, name, denial) => {
    expect(denialOf(text, name)).toBe(denial);
  });

  it.each([
    ["Moved orders without loss of data to Kubernetes", "Kubernetes"],
    ["Not only Kubernetes but also Terraform", "Kubernetes"],
    ["Built machine learning models in PyTorch", "PyTorch"],
    ["No incidents in 2023. Ran Kubernetes daily", "Kubernetes"],
    ["Route planning in Excel", "Excel"],
    ["Time and motion study in Excel", "Excel"],
    ["Deployed Terraform; currently learning the piano", "Terraform"],
  ])("stands in: %s", (text, name) => {
    expect(denialOf(text, name)).toBeNull();
  });
});
