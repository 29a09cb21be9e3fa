import { describe, expect, it } from "vitest";
import { knownSkills } from "./known-skills.ts";

describe("known skills", () => {
  it("begin with the words that are searched, then hold them", () => {
    const found = knownSkills({ search: "script", size: 100 });
    const isPrefix = found.map((name) => name.toLowerCase().startsWith("script"));

    expect(found).toContain("TypeScript");
    expect(isPrefix).toEqual([...isPrefix].sort((one, other) => Number(other) - Number(one)));
  });

  it("are found without regard to case and accents", () => {
    expect(knownSkills({ search: "pòstgreSQL", size: 5 })).toContain("PostgreSQL");
  });

  it("include the ways of working that the bank asks about", () => {
    expect(knownSkills({ search: "owning a", size: 5 })).toEqual(["Owning a mistake"]);
  });

  it("are found by another name", () => {
    expect(knownSkills({ search: "k8s", size: 5 })).toEqual(["Kubernetes"]);
  });

  it("come in the number that is asked for, each once", () => {
    expect(new Set(knownSkills({ size: 50 })).size).toBe(50);
  });

  it("are nothing where nothing holds the words", () => {
    expect(knownSkills({ search: "qqqq", size: 5 })).toEqual([]);
  });
});
