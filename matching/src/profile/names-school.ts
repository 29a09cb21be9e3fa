/** True for the part of an education line that names the school: prestige does not count, so matching never reads it. */
export function namesSchool(part: string): boolean {
  return school.test(part.replace(/\bhigh[- ]?school (?:diploma|degree|certificate|graduate)/iu, ""));
}

export const school =
  /universi|\buniv\.|hochschule|hogeschool|college|school|schule\b|institut|istituto|academy|académie|akademi|accademia|academia|école|ecole|escuela|escola|scuola|szkoła|școala|faculty|faculdade|facultad|faculté|facultatea|polytechni|politecni|politechnika|sorbonne|\bTU\b|\bETH\b|\bMIT\b|\bIUT\b|\bIES\b|\bROC\b|\bINSA\b|\bHEC\b|\bHAW\b|\bHTW\b|liceo|liceum|liceul|lycée|gymnasium|colegio|colégio|collegio|technikum|uniwersytet/iu;
