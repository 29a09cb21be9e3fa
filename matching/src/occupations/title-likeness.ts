import { titleMarks } from "../profile/layout-parameters.ts";
import { tokenize } from "../words/tokenize.ts";
import { isRoleTitle } from "./occupations.ts";
import { endsLikeRole, isRoleNoun } from "./role-nouns.ts";

/** Role nouns in en, de, fr, es, pt, it, nl, pl and ro, folded as `tokenize` folds them. */
const roleNouns = new Set(
  `engineer developer programmer scientist analyst administrator architect consultant designer manager director lead
  head officer nurse midwife assistant accountant auditor bookkeeper controller executive representative specialist
  generalist partner coordinator chef cook porter waiter waitress bartender barista driver teacher lecturer professor
  tutor instructor trainer coach marketer strategist recruiter technician mechanic electrician operator worker
  operative supervisor clerk secretary receptionist lawyer attorney solicitor paralegal counsel pharmacist therapist
  physiotherapist doctor physician surgeon dentist researcher fellow intern internship trainee apprentice student
  associate advisor adviser agent tester founder cofounder owner editor writer journalist translator photographer
  buyer planner picker packer welder plumber carpenter builder surveyor inspector foreman cleaner guard caretaker
  carer cashier salesperson seller president chairman vice ceo cto cfo coo cio cmo cpo vp svp evp swe sre sdet
  freelancer contractor volunteer postdoc master expert leader member steward producer animator artist scholar
  entwickler entwicklerin ingenieur ingenieurin leiter leiterin berater beraterin mitarbeiter mitarbeiterin
  praktikant praktikantin werkstudent werkstudentin auszubildender auszubildende referent referentin kaufmann
  kauffrau koch köchin fahrer fahrerin lehrer lehrerin erzieher erzieherin pfleger pflegerin buchhalter
  buchhalterin verkäufer verkäuferin techniker technikerin mechaniker mechatroniker elektriker hilfskraft
  geschäftsführer geschäftsführerin assistentin sachbearbeiter sachbearbeiterin redakteur redakteurin
  développeur développeuse ingénieur ingénieure infirmier infirmière comptable responsable directeur directrice
  consultante chargé chargée stagiaire assistante vendeur vendeuse cuisinier cuisinière serveur serveuse
  enseignant enseignante professeur professeure chercheur chercheuse analyste architecte gestionnaire technicien
  technicienne conducteur alternant alternante apprenti apprentie conseiller conseillère commercial commerciale
  desarrollador desarrolladora programador programadora ingeniero ingeniera enfermero enfermera contador contadora
  contable jefe jefa gerente directora analista consultor consultora becario becaria auxiliar asistente
  cocinero cocinera camarero camarera profesor profesora maestro maestra investigador investigadora técnico técnica
  encargado encargada vendedor vendedora dependiente administrativo administrativa coordinador coordinadora
  desenvolvedor desenvolvedora engenheiro engenheira enfermeiro enfermeira contabilista diretor diretora
  estagiário estagiária assistente cozinheiro cozinheira professora pesquisador pesquisadora coordenador
  coordenadora gestor gestora chefe empregado
  sviluppatore sviluppatrice programmatore ingegnere infermiere infermiera contabile responsabile direttore
  direttrice consulente tirocinante stagista impiegato impiegata addetto addetta cuoco cuoca cameriere cameriera
  insegnante ricercatore ricercatrice tecnico commesso commessa magazziniere
  ontwikkelaar verpleegkundige boekhouder adviseur medewerker medewerkster stagiair kok leraar lerares docent
  onderzoeker technicus verkoper projectleider teamleider directeur beheerder bestuurder
  programista programistka inżynier pielęgniarka pielęgniarz księgowy księgowa kierownik kierowniczka analityk
  konsultant konsultantka specjalista specjalistka stażysta stażystka praktykant asystent asystentka kucharz
  kelner kelnerka nauczyciel nauczycielka sprzedawca dyrektor technik mechanik kierowca deweloper
  dezvoltator programator inginer inginera asistent asistentă contabil contabilă manageră profesoară
  bucătar ospătar vânzător vânzătoare analistă șef consultantă tehnician economist lucrător șofer vânzătoare
  monteur monteurin arbeiter arbeiterin sekretär sekretärin arzt ärztin schlosser schreiner maurer bäcker friseurin
  magasinier magasinière préparateur préparatrice ouvrier ouvrière caissier caissière secrétaire médecin chauffeur
  mozo moza operario operaria dependienta albañil cajero cajera secretario secretaria médico médica conductor
  conductora repartidor operador operadora motorista caixa secretária pedreiro estagiaria
  operaio operaia autista segretario segretaria medico muratore elettricista idraulico educatore educatrice
  magazijnier schoonmaker secretaresse arts metselaar loodgieter vrachtwagenchauffeur
  magazynier magazynierka kasjer kasjerka pracownik pracownica opiekun opiekunka lekarz lekarka spawacz murarz
  ślusarz elektryk hydraulik sekretarka koordynator koordynatorka projektant grafik tester administrator`
    .split(/\s+/)
    .flatMap((noun) => tokenize(noun).map(({ folded }) => folded)),
);
/** German writes the role in one word with its subject: "Softwareentwicklerin", "Gesundheitspfleger". */
const compound =
  /(?:entwickler|ingenieur|leiter|berater|mitarbeiter|pfleger|kaufmann|kauffrau|techniker|mechaniker|mechatroniker|assistent|verkäufer|buchhalter|fahrer|lehrer|architekt|schwester|meister|referent|ontwikkelaar|medewerker|kundige|leider)(?:in)?$/iu;
/** Behind these words stands what the role is about, not the role. */
const aboutWords = new Set(
  "of for in on at to and de del des du d di da do dos das della für im bei van voor w ds. dla".split(" "),
);
/** What companies, offices and houses call themselves, where titles seldom do. */
const houseWords =
  /(?:^|[\s(])(?:verlag|verein|verband|stadtwerke|landratsamt|finanzamt|ministerium|kanzlei|krankenhaus|klinikum|kita|reederei|brauerei|druckerei|versicherung(?:en)?|sparkasse|volksbank|mutuelle|mairie|société|établissements|ets|chu|ministère|préfecture|ayuntamiento|sociedad|constructora|talleres|transportes|supermercados|bodegas|asociación|fundación|ministerio|gestoría|bufete|mesón|câmara|construtora|associação|fundação|ministério|prefeitura|comune|azienda|officina|ospedale|cooperativa|coop\.?|società|impresa|ministero|trattoria|pizzeria|gemeente|ziekenhuis|zorggroep|stichting|drukkerij|bakkerij|vereniging|thuiszorg|urząd|szpital|zakłady?|przedsiębiorstwo|hurtownia|spółka|fundacja|stowarzyszenie|przychodnia|kancelaria|primăria|spitalul|fundația|asociația|societatea|editura|agenția|ministerul)(?=$|[\s,)])|soc\. coop/iu;
const employerMark =
  /(?:^|[\s,(])(?:inc|llc|ltd|limited|plc|corp|corporation|company|co|gmbh|mbh|ag|kg|se|ohg|e\.?\s?v|sarl|sas|s\.?a\.?s?|s\.?l\.?u?|s\.?r\.?l|s\.?p\.?a|ltda|lda|b\.?v|n\.?v|sp\. z o\.?\s?o|group|gruppe|groupe|grupo|gruppo|holding|university|universit\p{L}*|hochschule|hospital|klinik\p{L}*|clinic|clinique|clínica|hôpital|college|school|schule|institut\p{L}*|bank|banque|banco|agency|agentur|agence|labs?|studios?|solutions|technologies|systems|logistics|logistik|consulting|partners|foundation|stiftung|ministry|council|hotel|restaurant|(?:&|and|und|en|et|e|y)\s+(?:sons|söhne|zonen|fils|figli|hijos|filhos|partner|cie|co))\.?(?=$|[\s,)])/iu;

/**
 * How much a part of a line looks like a job title rather than an employer: 3 a role noun at its head, 1 one
 * somewhere, 0 neither, −1 with the mark of a company ("GmbH", "Hospital").
 */
export function titleLikeness(text: string): number {
  const tokens = tokenize(text.replace(/\([^)]*\)/gu, " ").replace(/[:*]in(?:nen)?\b/gu, ""));
  const about = tokens.findIndex(({ folded }, index) => index > 0 && aboutWords.has(folded));
  const head = about < 0 ? tokens : tokens.slice(0, about);
  const isRole = (token: (typeof tokens)[number] | undefined) =>
    token !== undefined && (roleNouns.has(token.folded) || compound.test(token.written) || isRoleNoun(token));
  const stands = isRole(head[0]) || isRole(head.at(-1)) || isRole(tokens.at(-1));
  const isCompany = employerMark.test(text) || houseWords.test(text);
  if (stands) return isCompany ? titleMarks.roleOfCompany : titleMarks.role;
  if (isCompany) return titleMarks.company;
  const isDerived = [head[0], head.at(-1)].some(
    (token) => token !== undefined && endsLikeRole(token.written),
  );
  return isDerived || tokens.some(isRole) || isRoleTitle(text) ? titleMarks.mentioned : 0;
}
