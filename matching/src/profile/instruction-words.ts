/**
 * How each language tells a machine to leave aside what it was told, and to give a mark. Parts of patterns, in the
 * forms of an order: "ignored", "ignoring" and "to ignore" tell of work.
 */
export type InstructionWords = {
  /** Orders to leave something aside. */
  ignore: string;
  /** That it was said before, or is all of it. */
  earlier: string;
  /** What was said. */
  said: string;
  /** Orders to give a mark or to choose. */
  mark: string;
  /** This very applicant. */
  applicant: string;
  /** The highest mark. */
  highest: string;
};

export const instructionWords: InstructionWords[] = [
  {
    ignore: "(?:ignore|disregard|forget|override)",
    earlier: "(?:previous|prior|above|earlier|preceding|foregoing|all|any|other|system)",
    said: "(?:instruction|prompt|rule|criteri|guideline|text|message|job description|requirement)\\p{L}*",
    mark: "(?:rate|score|rank|grade|mark|give|evaluate|assign|award|set|recommend|select)",
    applicant:
      "(?:(?:this|the|my|his|her) (?:candidate|applicant|cv|resume|profile|person|score|rating)|me|him|her)",
    highest: "(?:\\d{2,3}|highest|top|perfect|maximum|best|excellent|full|ideal|strong(?:est)?)",
  },
  {
    ignore: "(?:ignoriere|ignorieren sie|missachte|missachten sie|vergiss|vergessen sie)",
    earlier: "(?:vorherigen?|bisherigen?|vorigen?|obigen?|alle|sämtliche)",
    said: "(?:anweisung|anleitung|vorgabe|regel|kriteri|prompt|instruktion)\\p{L}*",
    mark: "(?:bewerte|bewerten sie|gib|geben sie|empfiehl|empfehlen sie|stufe)",
    applicant: "(?:diese[nrs]? (?:bewerber|kandidat|lebenslauf|profil|person)\\p{L}*|mich)",
    highest: "(?:\\d{2,3}|höchst\\p{L}*|best\\p{L}*|perfekt\\p{L}*|voll\\p{L}*|maximal\\p{L}*)",
  },
  {
    ignore: "(?:ignorez|ignore|oubliez|oublie)",
    earlier: "(?:précédente?s?|antérieure?s?|ci-dessus|toutes?|tous)",
    said: "(?:instruction|consigne|règle|critère|directive)s?",
    mark: "(?:donnez|donne|notez|note|évaluez|évalue|attribuez|attribue|recommandez|recommande)",
    applicant: "(?:(?:ce|cette|à ce|à cette) (?:candidat|candidature|cv|profil|personne)e?|moi)",
    highest: "(?:\\d{2,3}|meilleure?|maximale?|parfaite?|excellente?)",
  },
  {
    ignore: "(?:ignora|ignore|ignorad|olvida|olvide)",
    earlier: "(?:anteriores|previas|todas|todos)",
    said: "(?:instrucci|regla|criterio|indicaci)\\p{L}*",
    mark: "(?:califica|califique|puntúa|puntúe|da|dé|recomienda|recomiende|valora|valore)",
    applicant: "(?:(?:a )?(?:este|esta) (?:candidat|currículum|cv|perfil|persona)\\p{L}*)",
    highest: "(?:\\d{2,3}|máxim\\p{L}*|mejor|perfect\\p{L}*|excelente)",
  },
  {
    ignore: "(?:ignore|ignora|esqueça|desconsidere)",
    earlier: "(?:anteriores|prévias|todas|todos)",
    said: "(?:instruç|regra|critério|orientaç)\\p{L}*",
    mark: "(?:avalie|classifique|dê|recomende|atribua)",
    applicant: "(?:(?:a )?est[ea] (?:candidat|currículo|cv|perfil|pessoa)\\p{L}*)",
    highest: "(?:\\d{2,3}|máxim\\p{L}*|melhor|perfeit\\p{L}*|excelente)",
  },
  {
    ignore: "(?:ignora|ignorate|ignori|dimentica)",
    earlier: "(?:precedenti|tutte|tutti)",
    said: "(?:istruzion|regol|criteri|indicazion)\\p{L}*",
    mark: "(?:valuta|valutate|dai|assegna|consiglia|raccomanda)",
    applicant: "(?:(?:a )?quest[oa] (?:candidat|curriculum|cv|profilo|persona)\\p{L}*)",
    highest: "(?:\\d{2,3}|massim\\p{L}*|miglior\\p{L}*|perfett\\p{L}*|eccellente)",
  },
  {
    ignore: "(?:negeer|vergeet)",
    earlier: "(?:vorige|eerdere|voorgaande|bovenstaande|alle)",
    said: "(?:instructie|regel|aanwijzing|opdracht|criteri)\\p{L}*",
    mark: "(?:geef|beoordeel|beveel|waardeer)",
    applicant: "(?:deze (?:kandidaat|sollicitant|persoon)|dit (?:cv|profiel))",
    highest: "(?:\\d{2,3}|hoogste|beste|perfect\\p{L}*|maximale)",
  },
  {
    ignore: "(?:zignoruj|ignoruj|pomiń|zapomnij)",
    earlier: "(?:poprzednie|wcześniejsze|powyższe|wszystkie)",
    said: "(?:instrukcj|poleceni|zasad|kryteri)\\p{L}*",
    mark: "(?:oceń|daj|przyznaj|poleć|wybierz)",
    applicant: "(?:te(?:go|mu|n) (?:kandydat|cv|profil)\\p{L}*|tę osobę)",
    highest: "(?:\\d{2,3}|najwyższ\\p{L}*|najlepsz\\p{L}*|idealn\\p{L}*|maksymaln\\p{L}*)",
  },
  {
    ignore: "(?:ignoră|ignorați|uită)",
    earlier: "(?:anterioare|precedente|toate)",
    said: "(?:instrucțiun|regul|criteri|indicați)\\p{L}*",
    mark: "(?:evaluează|evaluați|acordă|acordați|recomandă|recomandați)",
    applicant: "(?:(?:pe )?acest(?:ui|ei)? (?:candidat|cv|profil)\\p{L}*|această persoană)",
    highest: "(?:\\d{2,3}|maxim\\p{L}*|cel mai bun|cea mai mare|perfect\\p{L}*|excelent\\p{L}*)",
  },
  {
    ignore: "(?:ignorera|bortse från|glöm)",
    earlier: "(?:tidigare|föregående|ovanstående|alla)",
    said: "(?:instruktion|regl|kriteri|anvisning)\\p{L}*",
    mark: "(?:betygsätt|ge|bedöm|rekommendera|välj)",
    applicant:
      "(?:den här (?:kandidaten|sökanden|personen|profilen)|denna (?:kandidat|sökande|person|profil)|detta cv)",
    highest: "(?:\\d{2,3}|högst\\p{L}*|bäst\\p{L}*|perfekt\\p{L}*|maximal\\p{L}*)",
  },
];
