import { headingLayout } from "./layout-parameters.ts";
/** What a part of a CV is about. "header" is what stands above the first heading; "other" is under a heading nobody knows. */
export type SectionKind =
  | "header"
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "certificates"
  | "languages"
  | "projects"
  | "personal"
  | "interests"
  | "other";

/** Headings in en, de, fr, es, pt, it, nl, pl and ro; compared without blanks, signs, case and accents. */
const headings: Record<Exclude<SectionKind, "header" | "other">, string> = {
  summary:
    "professional overview; overview; introduction; career profile; career overview; summary of qualifications; qualifications summary; who i am; über mich selbst; kurzvorstellung; persönliches profil; profil professionnel; présentation; qui suis je; perfil personal; acerca de mí; objetivo profesional; objetivo; resumo profissional; apresentação; presentazione; su di me; chi sono; obiettivo professionale; persoonlijk profiel; samenvatting; profil osobisty; cel zawodowy; profil personal; obiectiv; profilul meu; summary; professional summary; profile; about me; about; personal statement; career objective; objective; executive summary; career summary; professional profile; personal profile; profil; kurzprofil; über mich; zusammenfassung; perfil; perfil profesional; perfil profissional; resumen; resumo; sobre mí; sobre mim; à propos; résumé; profilo; profilo professionale; profiel; over mij; podsumowanie; profil zawodowy; o mnie; despre mine; sumar; résumé professionnel; objectif",
  experience:
    "professional experiences; work experiences; job history; employment record; professional history; experience and achievements; industry experience; research experience; research and work experience; academic experience; volunteer and work experience; relevant work experience; internship experience; recent experience; selected experience; previous experience; berufliche erfahrung; beruflicher hintergrund; berufliche laufbahn; berufliche stationen; berufliche tätigkeit; berufstätigkeit; expériences de travail; parcours; expérience de travail; emplois; trayectoria profesional; trayectoria laboral; historial laboral; experiencia de trabajo; experiência de trabalho; percurso profissional; trajetória profissional; carriera; percorso professionale; esperienze di lavoro; loopbaan; professionele ervaring; relevante werkervaring; przebieg kariery; historia zatrudnienia; experiență de muncă; istoric profesional; activitate profesională; experience; work experience; professional experience; employment history; employment; career history; work history; relevant experience; career; professional background; positions held; employment experience; experience and employment; berufserfahrung; beruflicher werdegang; werdegang; berufspraxis; praktische erfahrung; arbeitserfahrung; expérience; expériences; expérience professionnelle; expériences professionnelles; parcours professionnel; experiencia; experiencia laboral; experiencia profesional; experiência; experiência profissional; histórico profissional; esperienza; esperienze; esperienza professionale; esperienze professionali; esperienza lavorativa; esperienze lavorative; ervaring; werkervaring; doświadczenie; doświadczenie zawodowe; experiență; experiența profesională; experiență profesională; clinical experience; teaching experience; internships; praktika; stages",
  education:
    "academic education; education and courses; education history; academic qualification; schooling; academic training; education and certifications; akademische ausbildung; studium und ausbildung; schulische ausbildung; ausbildung und studium; hochschulbildung; schule und studium; akademischer werdegang; formation académique; parcours scolaire; parcours académique; études et formations; formations et diplômes; diplômes et formations; scolarité; estudios académicos; educación y formación; formación reglada; titulaciones; formação educacional; educação e formação; escolaridade; habilitações literárias; habilitações académicas; formazione accademica; titoli di studio; percorso di studi; opleiding en cursussen; studie; scholing; edukacja i kursy; studia; educație și formare; formare; studii și formare; pregătire profesională; education; academic background; education and qualifications; education and training; qualifications; academic qualifications; academic history; educational background; studies; training; courses; ausbildung; bildung; studium; bildungsweg; schulbildung; aus und weiterbildung; formation; formations; éducation; études; diplômes; educación; formación; formación académica; estudios; educação; formação; formação académica; formação acadêmica; istruzione; formazione; istruzione e formazione; opleiding; opleidingen; onderwijs; wykształcenie; edukacja; educație; studii; degrees; coursework",
  skills:
    "skills and technologies; technical expertise; technical competencies; technical knowledge; programming; programming skills; programming languages; tools and technologies; technologies and tools; languages and technologies; frameworks; hard skills; soft skills; core skills and competencies; skills and abilities; skills and competencies; key competencies; key strengths; areas of strength; specialties; specialities; proficiencies; skills and interests; digital skills; fachliche kenntnisse; edv kenntnisse; technische kenntnisse; technische fähigkeiten; fähigkeiten und kenntnisse; besondere kenntnisse; fachkompetenzen; stärken; software kenntnisse; savoir faire; aptitudes professionnelles; compétences informatiques; compétences professionnelles; logiciels; atouts; domaines de compétences; competencias técnicas; competencias clave; habilidades y competencias; conocimientos técnicos; conocimientos informáticos; informática; competências técnicas; competências profissionais; aptidões; habilidades e competências; competenze informatiche; competenze professionali; abilità; capacità e competenze; conoscenze informatiche; it vaardigheden; kennis en vaardigheden; computervaardigheden; kerncompetenties; umiejętności techniczne; umiejętności zawodowe; znajomość technologii; kompetencje techniczne; competențe tehnice; aptitudini tehnice; abilități tehnice; competențe digitale; skills; key skills; technical skills; core competencies; competencies; core skills; skills and tools; tools; technologies; tech stack; areas of expertise; expertise; skill set; professional skills; skills summary; technical proficiencies; strengths; software; it skills; computer skills; fähigkeiten; kenntnisse; it kenntnisse; kompetenzen; fachkenntnisse; kenntnisse und fähigkeiten; compétences; compétences techniques; compétences clés; habilidades; competencias; aptitudes; conocimientos; competências; habilidades técnicas; conhecimentos; competenze; competenze tecniche; capacità; vaardigheden; competenties; umiejętności; kompetencje; competențe; abilități; aptitudini",
  certificates:
    "certificates and courses; courses and certificates; certifications and courses; certifications and training; certificates and training; licenses and certificates; professional development; trainings; additional training; weiterbildung; weiterbildungen; fortbildungen; fortbildung; zertifikate und weiterbildungen; kurse; certificats et formations; cursos; cursos y certificaciones; formación complementaria; cursos e certificações; formação complementar; corsi; corsi e certificazioni; cursussen; kursy; kursy i szkolenia; szkolenia; cursuri; certificări și cursuri; certifications; certificates; professional qualifications; professional certificates; qualifications and memberships; professional memberships; professional registration; registrations;  licenses; licences; licenses and certifications; licences and certifications; certifications and licenses; professional certifications; accreditations; courses and certifications; memberships; zertifikate; zertifizierungen; bescheinigungen; lizenzen; lizenzen und zertifikate; certificats; certificaciones; certificados; licencias y certificaciones; certificações; licenças e certificações; certificazioni; licenze e certificazioni; certificaten; certificeringen; certyfikaty; certificări; licences et certifications; licencias; licenças; uprawnienia",
  languages:
    "foreign languages; spoken languages; fremdsprachen; sprachen und kenntnisse; langues étrangères; compétences linguistiques; idiomas extranjeros; competencias lingüísticas; línguas estrangeiras; conoscenze linguistiche; vreemde talen; znajomość języków; limbi vorbite; competențe lingvistice; languages; language skills; sprachen; sprachkenntnisse; langues; langues parlées; idiomas; lenguas; línguas; lingue; lingue straniere; competenze linguistiche; talen; talenkennis; języki; języki obce; limbi; limbi străine",
  projects:
    "patents; selected publications; invited talks; presentations; conferences; honors; honours; selected honors; honors and awards; awards and honors; awards and honours; scholarships; extracurricular activities; extracurricular; leadership and activities; volunteer work; volunteer; open source contributions; ausgewählte projekte; veröffentlichungen; auszeichnungen; ehrenamtliches engagement; projets personnels; bénévolat; distinctions; récompenses; proyectos personales; voluntariado; premios; publicaciones; projetos pessoais; prémios; prêmios; publicações; progetti personali; volontariato; premi; pubblicazioni; vrijwilligerswerk; publicaties; prijzen; wolontariat; publikacje; nagrody; osiągnięcia; voluntariat; publicații; premii; projects; personal projects; selected projects; key projects; side projects; projekte; projets; proyectos; projetos; progetti; projecten; projekty; proiecte; open source; publications; portfolio; volunteering; volunteer experience; ehrenamt; awards; achievements; talks; talks and committees; talks and publications; committees; voluntary work; other activities; key achievements; research",
  personal:
    "social; links; profiles; connect; get in touch; personal profile details; personalien; persönliche angaben; kontaktdaten; informations personnelles; contact et informations; informazioni personali; información personal; información de contacto; informações pessoais; informações de contato; contactos; recapiti; persoonlijke informatie; informacje osobowe; informații personale; informații de contact; referencje; referenties; referințe; personal details; personal information; personal data; contact; contact details; contact information; details; persönliche daten; kontakt; angaben zur person; coordonnées; contacto; datos personales; contato; dados pessoais; contatti; dati personali; contactgegevens; persoonlijke gegevens; dane osobowe; date personale; references; referees; references on request; referenzen; références; referencias; referências; referenze",
  interests:
    "other interests; passions; freizeit; interessen und hobbys; freizeitaktivitäten; centres d intérêts; passe temps; intérêts; hobbies e interesses; hobbies e interessi; tempo libero; vrije tijd; interesses en hobbys; hobby i zainteresowania; hobby uri; hobbyuri; interests; hobbies; hobbies and interests; personal interests; activities; leisure; hobbys; interessen; centres d'intérêt; loisirs; intereses; aficiones; interesses; interessi; interesses e hobbies; hobby; hobby's; zainteresowania; pasiuni; interese",
};

/** What people without a template write. */
const everydayHeadings: Partial<typeof headings> = {
  summary:
    "quién soy; quem sou; quem sou eu; wie ben ik; kim jestem; cine sunt; wer ich bin; en bref; en résumé; in sintesi; in het kort; auf einen blick; w skrócie; pe scurt; em resumo; en resumen; career aim; career goal; objectives; personal summary; in short; in brief; who am i; introduction",
  experience:
    "where i've worked; where i have worked; what i've done; what i have done; what i did; places i've worked; my background; wo ich gearbeitet habe; was ich bisher gemacht habe; où j'ai travaillé; mes emplois; dónde he trabajado; onde trabalhei; dove ho lavorato; waar ik heb gewerkt; gdzie pracowałem; gdzie pracowałam; unde am lucrat; arbeidsverleden; work; jobs; my jobs; previous jobs; previous employment; past employment; current and previous roles; roles; roles held; career to date; career summary and experience; career details; positions; work record; working life; industry experience; site experience; driving experience; nursing experience; care experience; hotel experience; kitchen experience; warehouse experience; legal experience; design experience; sales experience; military experience; freelance experience; berufliche stationen; stationen",
  education:
    "where i studied; where i've studied; what i studied; my studies; wo ich gelernt habe; mes études; mis estudios; os meus estudos; cosa ho studiato; wat ik heb gestudeerd; school; schools; study; schooling; education and qualification; qualifications and training; qualifications and education; education and credentials; training and education; education and certifications; education and licenses; academic qualification; education and training courses",
  skills:
    "what i bring; what i know; what i'm good at; what i am good at; what i offer; my strengths; my toolbox; toolbox; toolkit; was ich kann; was ich mitbringe; meine stärken; ce que je sais faire; mes atouts; lo que sé hacer; lo que aporto; o que sei fazer; cosa so fare; wat ik kan; co potrafię; co umiem; ce știu să fac; mocne strony; key words; keywords; tools i use; what i can do; skills and knowledge; skills and strengths; systems; systems and tools; it systems; other skills; additional skills; technical; programs; skills and abilities; it; competences",
  certificates:
    "tickets; cards; cards and licences; cards and tickets; cards and certificates; tickets and licences; tickets and training; licences and tickets; licences and cards; licenses and tickets; licence; license; credentials; registration; professional credentials; certificates and licences; certificates and licenses; certificates and training; certificates and courses; training and certificates; training and certifications; training and tickets; training certificates; courses attended; mandatory training; papers; accreditation; driving licences; driving licence; driving license; registrations and memberships; registrations and licenses",
  interests:
    "free time; spare time; leisure time; my free time; in my free time; in my spare time; pastimes; for fun; what i do for fun; in meiner freizeit; temps libre; mon temps libre; tiempo libre; tempos livres; nel tempo libero; in mijn vrije tijd; czas wolny; timp liber; outside work; outside of work; when i'm not working; beyond work; off duty; neben der arbeit; en dehors du travail; fuera del trabajo; fora do trabalho; fuori dal lavoro; naast het werk; po pracy; în afara muncii",
  personal:
    "contact me; reach me; so erreichen sie mich; me contacter; contacta conmigo; fale comigo; contattami; neem contact op; contactează mă; about my person; further information; additional information; other information; other details",
};

const kindByHeading = new Map<string, SectionKind>();
for (const [kind, list] of [...Object.entries(everydayHeadings), ...Object.entries(headings)]) {
  for (const heading of list.split(";")) {
    for (const key of [bare(heading), glued(heading)]) kindByHeading.set(key, kind as SectionKind);
  }
}

/** The section that a line opens when it is a known heading; null for every other line. */
export function sectionOfHeading(text: string): SectionKind | null {
  if (text.length > headingLayout.longest) return null;
  const kind = kindByHeading.get(bare(text)) ?? kindByHeading.get(glued(text));
  return kind ?? sectionOfPair(text);
}

/** "Berufserfahrung / Work experience": one heading in two languages, of which one is known. */
function sectionOfPair(text: string): SectionKind | null {
  const [one, other, more] = text.split(/\s+[/|]\s+/u);
  if (one === undefined || other === undefined || more !== undefined) return null;
  const kinds = [one, other].flatMap((part) => kindByHeading.get(bare(part)) ?? []);
  return new Set(kinds).size === 1 ? (kinds[0] ?? null) : null;
}

/** Letter-spaced headings come without blanks: "EDUCATIONANDTRAINING". */
function glued(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "");
}

/** "Skills & Tools", "Kenntnisse und Fähigkeiten": every sign and word for "and" counts alike. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s*[&+/]\s*|\s(?:and|und|et|y|e|en|i|și)\s/gu, "+")
    .normalize("NFD")
    .replace(/[^\p{L}+]/gu, "");
}
