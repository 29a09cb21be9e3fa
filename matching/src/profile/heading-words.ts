import type { SectionKind } from "./cv-headings.ts";

type Subject = { kind: Exclude<SectionKind, "header" | "other">; words: string };

/**
 * What the words of a heading say it is about, in en, de, fr, es, pt, it, nl, pl and ro, without accents; of several
 * subjects in one heading the first of this table counts: "Language skills" are languages, "Career summary" a summary.
 */
const subjects: Subject[] = [
  {
    kind: "skills",
    words:
      "programming frameworks technologies tools databases software programmiersprachen technologien werkzeuge datenbanken logiciels outils programmation programacion programacao programmazione tecnologias herramientas ferramentas strumenti tecnologie programmeertalen technologie technologii narzedzia programowania programare tehnologii",
  },
  {
    kind: "languages",
    words:
      "languages language linguistic sprachen sprachkenntnisse fremdsprachen fremdsprachenkenntnisse sprachliche langues langue linguistiques idiomas idioma lenguas linguisticas linguisticos linguas lingua lingue linguistiche talen taal talenkennis taalvaardigheid taalvaardigheden taalkennis jezyki jezyk jezykow jezykowe jezyka limbi limba lingvistice limbilor",
  },
  {
    kind: "certificates",
    words:
      "certificates certificate certifications certification licences licence licenses license accreditations memberships seminars workshops zertifikate zertifikat zertifizierungen zertifizierung fortbildung fortbildungen weiterbildung weiterbildungen weiterqualifizierung zusatzqualifikationen zusatzausbildung kurse kurs lehrgange schulungen schulung seminare bescheinigungen lizenzen fuhrerschein fuhrerscheine certificats certificat habilitations habilitation permis attestations attestation agrements certificados certificado certificaciones certificacion cursos curso carnets carne carnes titulos permisos permiso licencias acreditaciones certificacoes certificacao licencas acreditacoes formacoes certificati certificato certificazioni certificazione corsi corso attestati attestato patente patenti abilitazioni abilitazione certificaten certificaat certificeringen cursussen cursus trainingen bijscholing nascholing rijbewijs rijbewijzen certyfikaty certyfikat kursy szkolenia szkolenie uprawnienia licencje certificate certificari certificare cursuri atestate permise autorizatii brevete perfectionare",
  },
  {
    kind: "projects",
    words:
      "projects project publications publication awards award honours honors volunteering volunteer voluntary projekte projekt veroffentlichungen publikationen auszeichnungen ehrenamt ehrenamtliche ehrenamtliches engagement projets projet prix distinctions benevolat benevoles associatif associatifs proyectos publicaciones premios voluntariado voluntarios projetos publicacoes voluntario progetti pubblicazioni premi volontariato projecten publicaties prijzen vrijwilligerswerk projekty projektow publikacje nagrody wolontariat spoleczna proiecte publicatii premii voluntariat",
  },
  {
    kind: "interests",
    words:
      "interests hobbies hobby leisure hobbys interessen freizeit freizeitaktivitaten loisirs interet interets passions passion temps libre extraprofessionnelles intereses aficiones pasatiempos interesses passatempos passatempo livres interessi passioni passatempi libero vrijetijd vrijetijdsbesteding liefhebberijen zainteresowania pasje hobbystyczne wolny interese pasiuni liber preocupari",
  },
  {
    kind: "skills",
    words:
      "skills skill competencies competences competence competencias competencia kompetenzen kompetenz kenntnisse fachkenntnisse edvkenntnisse itkenntnisse fahigkeiten fertigkeiten starken expertise strengths knowledge aptitudes savoir atouts habilidades destrezas conocimientos fortalezas conhecimentos aptidoes qualidades competenze conoscenze abilita capacita vaardigheden vaardigheid competenties kennis umiejetnosci kompetencje wiedza mocne competente aptitudini abilitati cunostinte",
  },
  {
    kind: "experience",
    words:
      "experience experiences employment erfahrung erfahrungen berufserfahrung berufserfahrungen arbeitserfahrung praxiserfahrung berufspraxis berufstatigkeit beschaftigungen beschaftigung arbeitsverhaltnisse praktika praktikum anstellungen emplois emploi stages empleos empleo experiencia experiencias practicas empregos emprego estagios esperienza esperienze impieghi tirocini ervaring ervaringen werkervaring werkervaringen stage dienstverbanden betrekkingen doswiadczenie doswiadczenia zatrudnienie zatrudnienia praktyki staze experienta experiente practica",
  },
  {
    kind: "education",
    words:
      "education qualifications studies schooling training degrees ausbildung ausbildungen bildung studium schule schulbildung schulausbildung hochschulbildung hochschulstudium berufsausbildung bildungsweg bildungsgang formation formations etudes diplomes scolarite educacion formacion estudios titulaciones titulacion educacao formacao estudos escolaridade habilitacoes istruzione formazione studi opleiding opleidingen onderwijs scholing studie edukacja wyksztalcenie studia educatie studii formare pregatire kwalifikacje kwalifikacji calificari qualifiche kwalificaties cualificaciones qualificacoes qualifikationen",
  },
  {
    kind: "personal",
    words:
      "contact contacts contacto contactos contato contatos contatti kontakt kontaktdaten kontaktinformationen kontaktowe contactgegevens coordonnees personalien persoonsgegevens gegevens recapiti recapito referees references referenzen referencias referenze referenties referencje referinte informations information informacion informacoes informazioni informatie informacje informatii details daten angaben dane datos dados dati date stan",
  },
  {
    kind: "summary",
    words:
      "summary profile overview objective objectives statement profil kurzprofil zusammenfassung motivation resume objectif objectifs presentation perfil resumen objetivo objetivos presentacion resumo apresentacao profilo sommario obiettivo obiettivi presentazione profiel samenvatting doelstelling podsumowanie cel profilul obiectiv obiective rezumat",
  },
  {
    kind: "education",
    words:
      "academic schulische schulischer akademische akademischer academique academiques scolaire scolaires universitaire academica academicas academicos academico escolar escolares accademica accademico accademici accademiche scolastica scolastico universitari naukowa naukowe academice",
  },
  {
    kind: "experience",
    words:
      "career history parcours percorso percurso trayectoria trajetoria recorrido werdegang laufbahn loopbaan arbeidsverleden carriera carreira carrera carriere przebieg kariera kariery sciezka historia parcurs cariera istoric historique historial historico storico stationen tatigkeiten tatigkeit activities activites activite actividad actividades atividade atividades attivita activitate activitati werkzaamheden",
  },
];

/** Words that may stand beside a subject without changing it. */
const beside =
  "and und et y e en i si of de des du d del della delle dei di da do das dos der die den im in w z o a al les le la las los el il gli het van voor met mit con com cu pentru para per pour for sur the zur zum l oder or ou und sowie oraz " +
  "professional professionnel professionnelle professionnels professionnelles profesional profesionales profissional profissionais professionale professionali professioneel professionele zawodowe zawodowa zawodowy zawodowej zawodowego profesionala profesionale beruflich berufliche beruflicher berufliches beruflichen berufs laboral laborales lavorativa lavorative lavorativo lavoro travail trabajo trabalho munca work working werk pracy praca " +
  "technical technique techniques tecnica tecnicas tecnico tecnicos tecniche tecnici technische technischer techniczne tehnice tehnica key core main top principal principaux principales principais principali wichtigste wichtige wesentliche belangrijkste kluczowe glowne cheie chiave clave claves chave chaves cles cle clefs schlussel fort aus " +
  "relevant relevante relevanter relevantes relevantie pertinentes rilevanti selected ausgewahlte ausgewahlter seleccionados selecionados additional further zusatzliche weitere sonstige andere other special besondere spezielle autres autre otros otras outros outras altri altre altro overige aanvullende inne dodatkowe alte complementaria complementarias complementario complementarios complementar complementares complementaires complementaire complementari supplementaires suplementare adicional adicionales adicionais aggiuntive aggiuntivi " +
  "personal personnel personnelle personnelles personnels persoonlijk persoonlijke personlich personliche personlicher persona pessoal pessoais personale personali personales osobiste osobowe osobowy osobisty social sociales sociais sociali sociale soziale soft hard transversales transversais trasversali digital digitales digitais digitali digitale cyfrowe informatique informatiques informatica informaticas informaticos informatiche informatice edv it pc office computer komputerowe organizativas organizacionales organisationnelles organizzative comunicativas relazionali manageriales manageriali " +
  "my mes mon ma mis mi meine mein mijn moje meu minha mio foreign etrangeres etrangere extranjeros extranjeras estrangeiras estrangeiros straniere vreemde obce obcych straine cunoscute spoken parlees vorbite gesproken znajomosc maitrisees dominio bekannte fachliche fachlich fach allgemeine general generales generali ogolne methodische previous bisherige letzte dernieres derniere anterior anteriores precedenti eerdere poprzednie recent recente recientes recentes current aktuelle actuelle continuing continue continua permanent permanente niveau level nivel livello poziom centres centre strony mocne silne wichtigsten odbyte ukonczone gevolgde realizados realizadas effectuees obtained obtenus obtenidos conseguiti behaald uzyskane dobandite i speak spoke have my acquired obtenues obtenu obtenidas obtidas obtidos ottenuti conseguite pratiquees maitrisees acquises acquis suivies suivis adquiridas adquiridos frequentati frequentate conosciute parlate hablados habladas falados gevolgde behaalde gesproken posiadane nabyte zdobyte znane absolvite erworbene abgeschlossene besuchte prywatne private privati";

const subjectByWord = new Map<string, number>();
for (const [rank, { words }] of subjects.entries()) {
  for (const word of words.split(" ")) if (!subjectByWord.has(word)) subjectByWord.set(word, rank);
}
const besideWords = new Set(beside.split(" "));
/** German writes the subject and what it is about in one word: "Sprachkompetenzen", "Projekterfahrung". */
const compounds: [RegExp, SectionKind][] = [
  [/^(?:fremd)?sprach/u, "languages"],
  [/(?:kenntnisse|kompetenz(?:en)?|fahigkeiten|fertigkeiten)$/u, "skills"],
  [/erfahrung(?:en)?$/u, "experience"],
  [/(?:ausbildung|schulbildung|studium)$/u, "education"],
  [/(?:kurse|zertifikate|lizenzen|scheine)$/u, "certificates"],
];
const maxWords = 7;

/** The section that the words of a heading name together ("Aptitudini și competențe"), when each of them is known; else null. */
export function sectionOfWords(text: string): SectionKind | null {
  const words = wordsOf(text);
  const areKnown = words.every((word) => rankOf(word) !== undefined || besideWords.has(word));
  return areKnown && words.length <= maxWords ? mostTelling(words) : null;
}

/** The section that any word of a line names, for a line that certainly is a heading: "Clinical skills". */
export function sectionOfAnyWord(text: string): SectionKind | null {
  return mostTelling(wordsOf(text));
}

function mostTelling(words: string[]): SectionKind | null {
  const ranks = words.flatMap((word) => rankOf(word) ?? []);
  return ranks.length === 0 ? null : (subjects[Math.min(...ranks)]?.kind ?? null);
}

function rankOf(word: string): number | undefined {
  const known = subjectByWord.get(word);
  if (known !== undefined || besideWords.has(word)) return known;
  const kind = compounds.find(([pattern]) => pattern.test(word))?.[1];
  return kind && subjects.findIndex((subject) => subject.kind === kind);
}

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/ł/gu, "l").normalize("NFD").replace(/\p{M}/gu, "");
  return plain.match(/\p{L}+/gu) ?? [];
}
