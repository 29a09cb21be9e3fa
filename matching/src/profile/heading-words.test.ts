import { describe, expect, it } from "vitest";
import { sectionOfAnyWord, sectionOfWords } from "./heading-words.ts";

describe("headings made of known words", () => {
  it.each([
    ["Relevant Work History", "experience"],
    ["Career Summary", "summary"],
    ["Language Skills", "languages"],
    ["Beruflicher Werdegang und Praktika", "experience"],
    ["Studium und Schulbildung", "education"],
    ["Sonstige Kenntnisse", "skills"],
    ["Parcours scolaire et universitaire", "education"],
    ["Diplômes et certifications obtenus", "certificates"],
    ["Cursos y certificados", "certificates"],
    ["Trayectoria profesional", "experience"],
    ["Cursos complementares", "certificates"],
    ["Percurso académico", "education"],
    ["Datos académicos", "education"],
    ["Patenti e attestati", "certificates"],
    ["Esperienze lavorative precedenti", "experience"],
    ["Relevante opleidingen", "education"],
    ["Persoonlijke vaardigheden", "skills"],
    ["Przebieg kariery zawodowej", "experience"],
    ["Dane kontaktowe", "personal"],
    ["Aptitudini și competențe", "skills"],
    ["Limbi străine cunoscute", "languages"],
    ["Schul- und Berufsausbildung", "education"],
    ["Academic Credentials", "education"],
    ["Career Graph", "experience"],
    ["Where I have worked so far", "experience"],
    ["Academic Appointments", "experience"],
    ["Onde estudei", "education"],
    ["C. WORKING EXPERIENCE (latest first)", "experience"],
  ])("knows what %s is about", (heading, section) => {
    expect(sectionOfWords(heading)).toBe(section);
  });

  it.each([
    "Warehouse Training Planner",
    "Lavoro di squadra",
    "Gestion de projets informatiques",
    "Elm Clinic",
    "University",
    "High School",
    "Colegio",
    "Army",
  ])("takes %s for no heading", (text) => {
    expect(sectionOfWords(text)).toBeNull();
  });

  it("finds the subject of a heading beside a word that it does not know", () => {
    expect(sectionOfAnyWord("Clinical Skills")).toBe("skills");
    expect(sectionOfAnyWord("Beekeeping")).toBeNull();
  });
});
