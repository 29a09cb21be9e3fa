/** True for the part of an education line that names the school: prestige does not count, so matching never reads it. */
export function namesSchool(part: string): boolean {
  return school.test(part.replace(/\bhigh[- ]?school (?:diploma|degree|certificate|graduate)/iu, ""));
}

export const school =
  /universi|\buniv\.|hochschule|hogeschool|coll[eè]ge|school|schule\b|kolleg\b|bildungs(?:zentrum|werk|stätte)|ausbildungszentrum|institut|istituto|academy|académie|akademi|accademia|academia|école|ecole|escuela|escola|scuola|szkoł|szkół|szkola|uczelni|școala|școlar|conservat|faculty|faculdade|facultad|faculté|facultatea|polytechni|politecni|politécni|politechnik|politehnic|sorbonne|\bTU\b|\bETH\b|\bMIT\b|\bIUT\b|\bIES\b|\bROC\b|\bINSA\b|\bHEC\b|\bHAW\b|\bHTW\b|\bRWTH\b|\bKIT\b|\bLMU\b|\bDHBW\b|\bFH\b(?!\))|\bVHS\b|\bIAE\b|\bIEP\b|\bESC\b|\bCFA\b|\bCNAM\b|\bAFPA\b|\bUNED\b|\bSENAI\b|\bSENAC\b|\bETEC\b|\bFATEC\b|\bPUC\b|\bUSP\b|\bITIS\b|\bIPSIA\b|\bSGH\b|\bAGH\b|\bASE\b|liceo|lyceum|atheneum|fundação|fundación|centro de (?:formación|formação|estudios)|centre de formation|liceum|liceul|lycée|gymnasium|colegi|colégi|collegi|technikum|uniwersytet/iu;
