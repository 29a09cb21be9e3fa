/** What a form asks for, in front of or above what is written there: "Dates", "Nazwa pracodawcy:". */
export type FieldName = "dates" | "title" | "employer" | "tasks" | "degree" | "school" | "name" | "other";

/** In en, de, fr, es, pt, it, nl, pl and ro, compared without signs, case and accents; those of the Europass forms among them. */
const names: Record<FieldName, string> = {
  dates:
    "date; dates; date range; period; duration; from to; dates from to; dates of employment; zeitraum; datum; daten von bis; dauer; période; durée; fechas; fecha; periodo; período; desde hasta; datas; date da a; durata; data; periode; duur; van tot; okres; okres zatrudnienia; daty; daty od do; perioada; durata angajării",
  title:
    "position; job title; title; role; occupation; post; designation; occupation or position held; position held; beruf oder funktion; funktion; stelle; tätigkeit als; position oder funktion; berufsbezeichnung; poste; fonction; poste occupé; fonction ou poste occupé; intitulé du poste; emploi occupé; puesto; cargo; puesto de trabajo; profesión o cargo desempeñado; cargo ocupado; función o puesto ocupado; função; função ou cargo ocupado; posto; ruolo; posizione; mansione; qualifica; lavoro o posizione ricoperti; principali mansioni e ruolo; functie; functie of beroep; functietitel; beroep of functie; stanowisko; zajmowane stanowisko; zawód lub zajmowane stanowisko; zawód wykonywany lub zajmowane stanowisko; funkcja; funcția; funcția sau postul ocupat; post ocupat; postul ocupat; rol; rolle",
  employer:
    "employer; company; company name; name of employer; name of company; organisation; organization; name and address of employer; arbeitgeber; firma; unternehmen; name des arbeitgebers; name und adresse des arbeitgebers; employeur; entreprise; société; nom de l employeur; nom et adresse de l employeur; empresa; empleador; nombre de la empresa; nombre y dirección de la empresa o empleador; nombre y dirección del empleador; empregador; nome do empregador; nome e endereço do empregador; entidade patronal; azienda; datore di lavoro; nome del datore di lavoro; nome e indirizzo del datore di lavoro; werkgever; bedrijf; naam van werkgever; naam van de werkgever; naam en adres van de werkgever; pracodawca; nazwa pracodawcy; nazwa i adres pracodawcy; nazwa firmy; angajator; angajatorul; numele angajatorului; numele și adresa angajatorului; compania; societatea",
  tasks:
    "tasks; duties; responsibilities; main activities; main activities and responsibilities; key responsibilities; job description; activities; aufgaben; tätigkeiten; wichtigste tätigkeiten und zuständigkeiten; aufgabenbereich; missions; tâches; principales activités; principales activités et responsabilités; tareas; funciones; actividades; principales actividades; principales actividades y responsabilidades; funciones y responsabilidades principales; atividades; tarefas; principais atividades; principais atividades e responsabilidades; mansioni; attività; principali attività; principali attività e responsabilità; principali mansioni e responsabilità; taken; werkzaamheden; voornaamste werkzaamheden; voornaamste werkzaamheden en verantwoordelijkheden; obowiązki; główne obowiązki; zakres obowiązków; główne działania i obowiązki; activități; activități principale; principalele activități și responsabilități; activități și responsabilități principale; responsabilități; type of business; type of business or sector; branche; secteur; tipo de empresa o sector; tipo di azienda o settore; tipo di attività o settore; tipo de empresa ou setor; sector; rodzaj działalności; tipul activității sau sectorul de activitate",
  degree:
    "degree; qualification; title of qualification; title of qualification awarded; diploma; abschluss; qualifikation; bezeichnung der erworbenen qualifikation; diplôme; intitulé du diplôme; intitulé du certificat ou diplôme délivré; título; título de la cualificación obtenida; titulación; qualificação; designação da qualificação atribuída; titolo; titolo di studio; titolo della qualifica rilasciata; qualifica conseguita; kwalificatie; naam van de kwalificatie; tytuł; uzyskany tytuł; uzyskane kwalifikacje; calificarea obținută; calificarea diploma obținută; diploma obținută",
  school:
    "school; institution; university; name of institution; name of school; name and type of organisation providing education and training; bildungseinrichtung; schule; hochschule; name der bildungseinrichtung; établissement; école; nom de l établissement; nom et type de l établissement d enseignement ou de formation; centro; centro de estudios; institución; nombre y tipo de la organización que ha impartido la educación o formación; instituição; escola; nome da instituição; nome e tipo da organização de ensino ou formação; istituto; istituzione; nome dell istituto; nome e tipo d organizzazione erogatrice dell istruzione e formazione; instelling; onderwijsinstelling; naam van de instelling; uczelnia; szkoła; nazwa uczelni; nazwa szkoły; instituția; instituția de învățământ; numele instituției; numele și tipul instituției de învățământ",
  name: "name; full name; vor und nachname; vor und zuname; nachname vorname; nom; nom et prénom; nom prénom; nombre; nombre y apellidos; nombre apellido; nome; nome completo; nome e cognome; nome cognome; nome e apelido; naam; naam en voornaam; voornaam en achternaam; imię i nazwisko; nazwisko i imię; nume; nume și prenume; nume prenume",
  other:
    "address; telephone; phone; mobile; e mail; email; date of birth; nationality; place of birth; marital status; gender; sex; website; anschrift; adresse; telefon; handy; mobil; geburtsdatum; geburtsort; staatsangehörigkeit; nationalität; familienstand; geschlecht; téléphone; portable; courriel; date de naissance; nationalité; situation familiale; état civil; dirección; teléfono; móvil; correo electrónico; fecha de nacimiento; nacionalidad; estado civil; endereço; morada; telefone; telemóvel; celular; correio eletrónico; data de nascimento; nacionalidade; indirizzo; telefono; cellulare; data di nascita; luogo di nascita; nazionalità; stato civile; patente; adres; telefoon; mobiel; geboortedatum; geboorteplaats; nationaliteit; burgerlijke staat; rijbewijs; data urodzenia; miejsce urodzenia; narodowość; obywatelstwo; stan cywilny; adresă; adresa; mobil; data nașterii; naționalitate; cetățenie; stare civilă; sex; locality; location; place; ort; lieu; lugar; local; luogo; plaats; miejscowość; localitate",
};

const fieldByName = new Map<string, FieldName>();
for (const [field, list] of Object.entries(names) as [FieldName, string][]) {
  for (const name of list.split(";")) if (!fieldByName.has(bare(name))) fieldByName.set(bare(name), field);
}

/** The field that a text names and nothing else, with or without a colon; null for every other text. */
export function fieldNamed(text: string): FieldName | null {
  return fieldByName.get(bare(text)) ?? null;
}

/** "Pracodawca: Hurtownia Wawel": the field and where its value begins; null for lines that begin otherwise. */
export function fieldAtStart(text: string): { field: FieldName; valueFrom: number } | null {
  const match = /^([^:]{2,60}):\s*(?=\S)/u.exec(text);
  const field = match?.[1] === undefined ? null : fieldNamed(match[1]);
  return match && field ? { field, valueFrom: match[0].length } : null;
}

function bare(text: string): string {
  const plain = text.toLowerCase().replace(/ł/gu, "l").normalize("NFD").replace(/\p{M}/gu, "");
  return (plain.match(/\p{L}+/gu) ?? []).join(" ");
}
