const inTraining =
  /(?<!\p{L})(?:student|apprentice|trainee|intern(?:ship)?|cadet|pupil|werkstudent(?:in)?|praktikant(?:in)?|auszubildende[rn]?|azubi|stagiaire?|stagiar[ăa]?|alternante?|apprentie?|becari[oa]|estagi[aá]ri[oa]|tirocinante|stagista|stażyst(?:a|ka)|praktykant(?:ka)?)(?!\p{L})/iu;

/** Whether a title is of somebody who still learns the work ("Student Nurse"): such years prepare for it. */
export function isTraining(title: string): boolean {
  return (
    inTraining.test(title) &&
    !/\b(?:services?|affairs|support|recruit\w*|coordinator|manager|advis[eo]r)\b/iu.test(title)
  );
}
