import { expect, test } from "vitest";
import { applicationNoticeTexts, seenAndAssessed } from "./application-notice.ts";

const { en, de } = applicationNoticeTexts;
const employer = "Harbour Clinic";

test("without a language model nobody else sees an application", () => {
  const { seen, assessed } = seenAndAssessed(en, { employer, isReadByModel: false, readBy: null });

  expect(seen).toMatch(/Harbour Clinic.* see your application\. Nobody else does\.$/);
  expect(assessed).toBe(en.assessed);
});

test.each([
  [en, "Nobody else", "a language model, "],
  [de, "Sonst niemand", "ein Sprachmodell gesendet, "],
])(
  "one that reads CVs is named ($language), and once it is asked no more, that it was",
  (texts, nobody, named) => {
    const shown = (readBy: string | null) =>
      Object.values(seenAndAssessed(texts, { employer, isReadByModel: true, readBy })).join("\n");

    expect(shown("reader-7b (models.example.com)")).toMatch(
      new RegExp(`${named}.?reader-7b \\(models\\.example\\.com\\)`),
    );
    expect(shown(null)).toContain(`${named.slice(0, -2)}: `);
    for (const readBy of ["reader-7b", null]) expect(shown(readBy)).not.toContain(nobody);
  },
);
