import { inItsLanguage } from "@winnow/documents/in-its-language.ts";
import { recognitionProcessorMs } from "@winnow/documents/limits.ts";
import { readDocument } from "@winnow/documents/read-document.ts";
import { recogniseWithin } from "@winnow/documents/recognition.ts";
import { people } from "@winnow/samples/people.ts";
import type { Person } from "@winnow/samples/person.ts";
import { openRecognition } from "@winnow/server/platform/ocr/open-recognition.ts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scanCv } from "../given/scanned-cv.ts";
import { launchBrowser } from "../support/browser.ts";

let browser: Browser;
let recognition: Awaited<ReturnType<typeof openRecognition>>;
beforeAll(async () => {
  browser = await launchBrowser();
  recognition = await openRecognition();
});
afterAll(async () => {
  await browser?.close();
  await recognition?.stop();
});

const [english] = people;
const written = (person: Pick<Person, "name" | "headline"> & { bullets: string[]; skills: string[] }) => ({
  ...(english as Person),
  name: person.name,
  headline: person.headline,
  jobs: [{ title: person.headline, employer: "Sonnhalde", dates: "2019 – 2024", bullets: person.bullets }],
  skills: person.skills,
});
const cvs = {
  English: english as Person,
  German: written({
    name: "Jörg Häußler",
    headline: "Pflegefachkraft für Kinderheilkunde",
    bullets: [
      "Übernahme der Grundpflege für bis zu sieben Säuglinge je Schicht, mit Wundversorgung.",
      "Führung der Übergabegespräche und Einführung neuer Kolleginnen in die Abläufe.",
    ],
    skills: ["Französisch fließend", "Verlässlichkeit", "Schlüsselqualifikation Gesprächsführung"],
  }),
  French: written({
    name: "Hélène Lefèvre",
    headline: "Infirmière diplômée d’État en réanimation",
    bullets: [
      "Prise en charge de patients hospitalisés, préparation et administration des traitements.",
      "Encadrement des élèves et maîtrise des gestes d’urgence auprès des équipes de garde.",
    ],
    skills: ["Français langue maternelle", "sens de l’écoute", "qualité et sécurité"],
  }),
  Spanish: written({
    name: "Íñigo Muñoz Peña",
    headline: "Enfermero de la planta de cirugía",
    bullets: [
      "Administración de medicación y educación sanitaria a pacientes y a sus compañías.",
      "Organización de los turnos de mañana y coordinación con el equipo médico.",
    ],
    skills: ["Español nativo", "portugués alto", "diseño de formación"],
  }),
  Polish: written({
    name: "Łucja Wiśniewska",
    headline: "Pielęgniarka na oddziale chirurgii ogólnej",
    bullets: [
      "Opieka nad pacjentami przed zabiegiem i po nim, także prowadzenie całej dokumentacji.",
      "Współpraca z zespołem lekarzy oraz szkolenie nowych pracowników w dziedzinie żywienia.",
    ],
    skills: ["język niemiecki średnio zaawansowany", "odpowiedzialność", "cierpliwość"],
  }),
};

test.each(Object.entries(cvs))("a scan in %s is read with its letters", async (_language, person) => {
  const { bytes, words } = await scanCv(browser, person);
  const engine = inItsLanguage(recognition.recogniseIn, recognition.languages);
  const outcome = await readDocument(bytes, { recognise: recogniseWithin(recognitionProcessorMs, engine) });
  if (!outcome.ok) throw new Error(outcome.reason);
  const read = new Set(outcome.document.lines.flatMap(({ text }) => text.split(/\s+/)));
  const missing = words.filter(({ text }) => !read.has(text)).map(({ text }) => text);

  expect(missing.length / words.length, missing.join(" ")).toBeLessThanOrEqual(0.1);
});
