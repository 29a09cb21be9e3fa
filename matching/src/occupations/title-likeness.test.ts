import { describe, expect, it } from "vitest";
import { titleLikeness } from "./title-likeness.ts";

describe("what looks like a job title", () => {
  it.each([
    ["English", ["Bricklayer", "Dental Hygienist", "Store Greeter"]],
    ["German", ["Disponentin", "Steuerfachangestellte", "Industriekauffrau", "Fachkraft für Lagerlogistik"]],
    ["French", ["Aide-soignante", "Cariste", "Chef de rang", "Rédactrice"]],
    ["Spanish", ["Ayudante de cocina", "Fontanero", "Trabajadora social"]],
    ["Portuguese", ["Aprendiz de serralharia", "Eletricista", "Empregado de mesa"]],
    ["Italian", ["Carrellista", "Operaio agricolo", "Capocantiere"]],
    ["Dutch", ["Verzorgende IG", "Interactieontwerper", "Vrachtwagenchauffeur"]],
    ["Polish", ["Magazynier", "Młodsza księgowa", "Doradca klienta"]],
    ["Romanian", ["Inginer proiectant", "Ospătar", "Învățătoare"]],
  ])("knows titles in %s", (_, titles) => {
    expect(titles.filter((title) => titleLikeness(title) < 1)).toEqual([]);
  });

  it.each([
    "Hagedorn Fördertechnik KG",

    "Panadería Lola",
    "Ecuador Bananas",
    "Drukkerij De Snip",
  ])("takes %s for no title", (employer) => {
    expect(titleLikeness(employer)).toBeLessThan(1);
  });
});
