/** "Level 3", "NVQ 2", "NVQ Level 2", "Niveau 4": the step of a ladder of qualifications; null where none is named. */
export function qualificationLevel(text: string): number | null {
  const step = /\b(?:(?:level|niveau|stufe|[ns]vq(?:\s+level)?|mbo|eqf(?:\s+level)?)[\s-]*)(\d)\b/iu.exec(
    text,
  )?.[1];
  return step === undefined ? null : Number(step);
}
