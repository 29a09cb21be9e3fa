/** "In my free time I read lots": what a line says of the hours after work is no evidence of work, wherever it stands. */
export function isOfLeisure(text: string): boolean {
  return leisure.test(text);
}

/** As people begin to speak of it in en, de, fr, es, pt, it, nl, pl and ro. */
const leisure = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:in|during) my (?:free|spare|leisure)[ -]?time",
    "when (?:i am|i['’]m) not (?:at work|working)",
    "(?:my )?(?:hobbies|hobbys|hobby|interests|interessen|loisirs|aficiones|interessi|zainteresowania|pasiuni)(?: (?:are|include|sind))?\\s*:",
    "my hobbies (?:are|include)",
    "in (?:meiner|der) freizeit",
    "(?:pendant|dans|durant) mon temps libre",
    "en mi tiempo libre",
    "en mis ratos libres",
    "no meu tempo livre",
    "nos meus tempos livres",
    "nel (?:mio )?tempo libero",
    "in mijn vrije tijd",
    "w (?:moim )?wolnym czasie",
    "w czasie wolnym",
    "în timpul (?:meu )?liber",
  ].join("|")})`,
  "iu",
);
