import { tokenize } from "../words/tokenize.ts";

/** What people are called by their work, by language; words that are alike in several stand once. */
const nouns = {
  en: `barrister groundskeeper greeter ranger milliner roofer bricklayer beautician childminder archivist draughtsman
    draughtswoman joiner scaffolder sommelier bellhop estimator underwriter broker copywriter gardener hairdresser nanny
    librarian curator economist psychologist counsellor machinist fitter courier dispatcher merchandiser stylist tailor
    butcher baker housekeeper concierge pilot attendant veterinarian paramedic actuary rigger plasterer glazier tiler
    landscaper lifeguard usher bouncer valet chauffeur teller clerk typist proofreader bidder caster moulder grinder
    polisher sorter stacker labourer handyman repairer serviceman storekeeper stockist storeman dietitian optician
    audiologist radiographer phlebotomist sonographer podiatrist chiropractor caregiver warden matron prefect proctor
    choreographer composer musician actor actress dancer singer presenter broadcaster cameraman sculptor 
    statistician mathematician chemist physicist geologist ecologist surveyor valuer auctioneer realtor lettings
    signaller sailor seafarer skipper deckhand mate fisherman forester lumberjack miner quarryman driller blaster
    controller scheduler expeditor facilitator moderator mediator negotiator organiser organizer ombudsman evangelist
    apprentice cadet pupil fundraiser campaigner activist missionary chaplain vicar pastor priest`,
  de: `abteilungsleitung altenpfleger ambulanzhelfer anwalt anwältin arbeiter arbeiterin arzt ärztin aushilfe azubi bäcker
    bäckerin bauarbeiter bauer bäuerin beamter beamtin beauftragte beauftragter betreuer betreuerin bibliothekar
    bibliothekarin chemiker chemikerin bediener bedienung dachdecker disponent disponentin dolmetscher dolmetscherin
    dozent dozentin dreher dreherin drucker druckerin einkäufer einkäuferin einrichter elektroniker elektronikerin
    ergotherapeut fachangestellte fachangestellter fachberater fachfrau fachkraft fachlagerist fachmann fahrlehrer
    fleischer fleischerin florist floristin forscher forscherin friseur friseurin gärtner gärtnerin geselle gesellin
    gestalter gestalterin glaser grafiker grafikerin gruppenleitung händler händlerin handelsvertreter hausmeister
    hauswirtschafterin hebamme helfer helferin hilfsarbeiter informatiker informatikerin inhaber inhaberin installateur
    journalist journalistin jurist juristin kassierer kassiererin kellner kellnerin klempner koch köchin konditor
    konditorin konstrukteur konstrukteurin kraftfahrer krankenpfleger lackierer lagerist lageristin laborant laborantin
    landwirt landwirtin lehrkraft lektor lektorin maler malerin maurer maurerin mediengestalter metzger metzgerin
    monteur monteurin näherin notar notarin pädagoge pädagogin pflegekraft pflegefachfrau pflegefachmann physiker polier
    praktikum prokurist prokuristin prüfer prüferin psychologe psychologin raumpflegerin rechtsanwalt reinigungskraft
    reisebegleiter rezeptionist rezeptionistin richter richterin schlosser schlosserin schneiderin schreiner
    schreinerin schweißer schweißerin servicekraft sekretär sekretärin spediteur spengler staatsanwalt
    stellvertreter steuerberater steuerberaterin steuerfachangestellte stuckateur tagesmutter therapeut therapeutin
    tischler tischlerin trainerin tutorin übersetzer übersetzerin verkaufskraft vermesser verwalter verwalterin volontär
    volontärin vorarbeiter vorarbeiterin vorstand wachmann werkleiter werkstattleiter wirt wirtin zahnarzt zahnärztin
    zeichner zeichnerin zimmerer zimmermann zimmermädchen zusteller zustellerin vertreter vertreterin pta mta mfa zfa
    teamleitung projektleitung pflegedienstleitung filialleitung stationsleitung bauleitung doktorand doktorandin
    postdoktorand ehrenamtlicher freiberufler freiberuflerin selbstständiger selbständiger`,
  fr: `acheteur acheteuse agriculteur agricultrice aide ambulancier animateur animatrice approvisionneur aide-soignant
    aide-soignante assistant auditeur auditrice auxiliaire avocat avocate bibliothécaire bijoutier boucher bouchère
    boulanger boulangère cadre caissier caissière cariste carreleur carrossier charpentier chauffagiste chauffeur
    chauffeuse chef cheffe chirurgien coach coiffeur coiffeuse commis concepteur conceptrice concierge conducteur
    conductrice contremaître contrôleur contrôleuse coordinateur coordinatrice coordonnateur coordonnatrice couturier
    couturière couvreur cuisinier dentiste designer dessinateur dessinatrice doctorant doctorante documentaliste écrivain
    éditeur éditrice éducateur éducatrice électricien électricienne employé employée esthéticienne expert experte
    facteur factrice fleuriste fondateur fondatrice formateur formatrice frigoriste géomètre gérant gérante gouvernante
    graphiste greffier hôte hôtesse illustrateur illustratrice informaticien informaticienne interprète jardinier
    jardinière journaliste juge juriste kinésithérapeute laborantin livreur livreuse logisticien logisticienne maçon
    magasinier magasinière maître maîtresse manoeuvre manutentionnaire maquettiste mécanicien mécanicienne médecin
    menuisier menuisière monteur monteuse moniteur monitrice négociateur négociatrice notaire opérateur opératrice
    orthophoniste ouvrier ouvrière pâtissier pâtissière paysagiste peintre pharmacien pharmacienne pilote plombier
    plongeur préparateur préparatrice président présidente programmeur programmeuse promoteur psychologue réceptionniste
    rédacteur rédactrice régisseur régleur réparateur représentant représentante routier sage-femme secrétaire
    serrurier soigneur soudeur soudeuse sous-chef superviseur superviseuse surveillant surveillante technico-commercial
    téléconseiller téléconseillère télévendeur télévendeuse téléprospecteur tourneur traducteur traductrice traiteur
    trésorier trésorière tuteur tutrice urbaniste usineur vacataire vétérinaire vigile volontaire webmaster stage
    bénévole agent salarié indépendant indépendante maraîcher viticulteur administrateur administratrice manager
    associé associée adjoint adjointe délégué déléguée intérimaire attaché attachée`,
  es: `abogado abogada agricultor albañil alumno alumna animador animadora aprendiz archivero archivera arquitecto arquitecta
    asesor asesora auditor auditora autónomo autónoma ayudante azafata barman biólogo bióloga bibliotecario bombero cajero
    cajera camionero capataz carnicero carnicera carpintero carretillero cartero celador celadora cerrajero chapista
    científico científica cirujano colaborador colaboradora comercial conductor conductora conserje consejero
    constructor copiloto corredor creativo cuidador cuidadora delegado delegada delineante dentista docente economista
    editor editora educador educadora ejecutivo ejecutiva electricista empleado empleada entrenador escritor especialista
    esteticista estilista farmacéutico farmacéutica ferrallista fisioterapeuta florista fontanero formador formadora
    fotógrafo fotógrafa fresador funcionario funcionaria fundador fundadora gobernanta gestor gestora gruista guarda guía
    guionista informático informática instalador instructor interino interventor investigador jardinero joyero lavaplatos
    letrado letrada líder limpiador limpiadora locutor logopeda mando marinero maquinista matricero matrona mecánico
    mecánica médico médica mediador mensajero militar minero modista monitor monitora montador mozo moza notario obrero
    obrera oficial operador operadora operario operaria orientador panadero panadera pastelero pastelera peluquero
    peluquera peón periodista piloto pintor pintora pizzero planchista policía practicante procurador promotor promotora
    propietario psicólogo psicóloga químico química realizador recepcionista redactor redactora repartidor repartidora
    reponedor reponedora representante restaurador secretario secretaria segundo sastre socorrista socio socia soldador
    subdirector subdirectora supervisor supervisora tapicero tasador teleoperador teleoperadora terapeuta tesorero
    topógrafo tornero trabajador trabajadora traductor traductora transportista tutor tutora urbanista veterinario
    veterinaria vigilante viticultor voluntario voluntaria zapatero prácticas becado pasante residente`,
  pt: `açougueiro administrador administradora advogado advogada agricultor ajudante alfaiate almoxarife animador apicultor
    aprendiz arquiteto arquiteta arquivista assessor assessora atendente auditora auxiliar balconista bancário bancária
    barbeiro bibliotecário biólogo bióloga bolseiro bolseira bolsista bombeiro cabeleireiro cabeleireira calceteiro
    camareira canalizador carpinteiro carteiro chefia cientista cirurgião cobrador colaborador comercial comprador
    compradora condutor condutora confeiteiro confeiteira conferente consultora contador contadora copeira corretor
    costureira cozinheira cuidador cuidadora dentista desenhador desenhista designer despachante digitador docente
    doméstica economista editor educador educadora electricista eletricista eletromecânico eletrônico empregada
    empreiteiro encanador encarregado encarregada escriturário escriturária especialista esteticista estofador estoquista
    explicador farmacêutico farmacêutica faturista faxineiro faxineira ferramenteiro fiel fiscal fisioterapeuta
    formador formadora fotógrafo fundador funcionário funcionária garçom garçonete governanta gráfico guarda guia
    informático instalador instrutor instrutora investigador investigadora jardineiro jornalista juiz líder
    lojista manicure maquinista marceneiro marinheiro mecânico mecânica mecatrônico médico médica mestre militar monitor
    monitora montador motoboy motorista nutricionista operador operadora operário operária orçamentista orientador
    padeiro pasteleiro pasteleira pedagogo pedreiro perito pintor pintora piloto pizzaiolo polícia porteiro professor
    profissional programadora promotor promotora proprietário proprietária psicólogo psicóloga químico
    química recepcionista rececionista redator redatora repositor repositora representante repórter revisor sapateiro
    secretário secretária segurança servente serralheiro sócio sócia soldador sommelier subgerente supervisora
    técnica telefonista teleoperador terapeuta tesoureiro topógrafo torneiro trabalhador tradutor tradutora tratorista
    treinador tutor vereador veterinário veterinária vigilante voluntário voluntária zelador estágio`,
  it: `accompagnatore agente agricoltore agronomo agronoma aiuto allenatore allievo amministratore amministratrice animatore
    animatrice apprendista archivista architetto architetta artigiano assicuratore assistente attore ausiliario ausiliaria
    autista autore autrice avvocato avvocata badante banchista banconista barbiere barista bibliotecario bidello biologo
    biologa borsista bracciante calzolaio capo capocantiere capoturno caporeparto caposquadra cantiniere carpentiere
    carrellista carrozziere casaro cassiere cassiera chimico chimica collaboratore collaboratrice collaudatore
    commercialista commerciale compositore coordinatore coordinatrice corriere costumista creativo cuoca curatore
    custode dietista dipendente dirigente disegnatore disegnatrice docente dottorando dottoranda droghiere ebanista
    editore educatore educatrice elettrauto elettricista enologo erborista esperto esperta estetista
    fabbro facchino falegname farmacista fattorino fisioterapista fondatore formatore formatrice fornaio fotografo
    fotografa fresatore funzionario funzionaria gelataio geometra geologo gestore giardiniere giornalista giudice gommista
    governante grafico grafica graphic guardia idraulico imbianchino imprenditore infermiere insegnante installatore
    interprete istruttore istruttrice lattoniere lavapiatti lavoratore lavoratrice levatrice logopedista
    macchinista macellaio maestra maestro magazziniera manovale manutentore marinaio marmista meccanico meccanica medico
    mediatore modellista montatore mulettista muratore notaio operaio operaia operatore operatrice ostetrica orafo ottico
    panettiere parrucchiere parrucchiera pasticcere pasticcera pavimentista pediatra perito piastrellista pilota pittore
    pizzaiolo podologo portalettere portiere postino praticante preparatore presidente procuratore professionista
    professore professoressa progettista programmatrice promotore promoter promotrice psicologa psicologo 
    ragioniere ragioniera receptionist redattore redattrice referente regista responsabile restauratore revisore
    ricamatrice rappresentante sarto sarta saldatore scaffalista scultore segretario segretaria serramentista sindacalista
    sistemista socio socia soccorritore sommelier sorvegliante spedizioniere stagionale stampatore stilista supplente
    tappezziere tecnologo telefonista terapista tintore titolare tornitore traduttore traduttrice trasportatore
    tutor urbanista veterinario veterinaria venditore venditrice verniciatore vetrinista vigile vignaiolo volontario
    volontaria tirocinio oss asa osa`,
  nl: `accountant administrateur advocaat afwashulp analist apotheker assistent assistente bakker bankmedewerker
    barkeeper bediende begeleider begeleidster behandelaar beleidsmedewerker beveiliger bezorger bibliothecaris bioloog
    bloemist boer boekhoudster bouwvakker buschauffeur caissière chauffeur chef chemicus conciërge conducteur consulent
    consulente coördinator cursusleider dakdekker decaan dierenarts dierenverzorger docente dokter drukker eigenaar
    eigenaresse elektricien elektromonteur ergotherapeut fietsenmaker fotograaf fysiotherapeut gastheer gastvrouw gids
    glazenwasser griffier grondwerker hoofd hovenier huisarts huismeester hulp hulpkok ingenieur
    inkoper inspecteur installateur instructeur interieurverzorger invalkracht jurist juriste kapper kapster kassamedewerker
    kassière keukenhulp klusjesman koerier koster kwaliteitsmanager laborant laborante lasser leerkracht leerling leidster
     logopedist loodgieter machinist magazijnier makelaar manager masseur mecanicien metselaar molenaar monteur
    musicus notaris ober oberkelner onderwijsassistent onderwijzer onderwijzeres ondernemer ontwerper ontwerpster
    operator opperman opticien orderpicker orthopedagoog pedagoog pianist planner ploegleider podoloog politieagent
    portier postbezorger postbode predikant presentator producent programmeur projectmanager psycholoog receptionist
    receptioniste rechter redacteur redactrice regisseur reisleider restaurateur samensteller schilder
    schoonmaker schoonmaakster schrijver secretaresse secretaris serveerster slager slotenmaker sollicitant specialist
    stagebegeleider stage steigerbouwer steward stewardess straatmaker stukadoor tandarts tandtechnicus tekenaar
    telefonist telefoniste tester theoloog therapeut timmerman tolk trainer tuinder tuinman uitvoerder vakkenvuller
    verkoopster vertaler vertaalster vertegenwoordiger verpleger verpleegster verzekeringsadviseur verzorgende verzorger
    verzorgster vormgever vormgeefster vrijwilliger vrijwilligster voorman voorvrouw vrachtwagenchauffeur wasser
    webdesigner werknemer werkstudent werktuigbouwkundige werkvoorbereider wetenschapper zelfstandige zzp'er zzp
    ziekenverzorgende zorgkundige promovendus aio hoogleraar lector afdelingshoofd bedrijfsleider teamlead`,
  pl: `adwokat agent agentka aktor animator animatorka aplikant archiwista architekt asesor audytor audytorka automatyk autor
    barista barman barmanka bibliotekarz bibliotekarka biolog blacharz brukarz brygadzista budowlaniec cieśla chemik
    chirurg copywriter cukiernik dealer dekarz dekorator dentysta dentystka dietetyk dietetyczka diagnosta doktorant
    doktorantka doradca doradczyni dostawca dozorca drukarz dyspozytor dyrektorka dziennikarz dziennikarka dźwigowy
    edukator ekonomista ekspert ekspertka ekspedientka ekspedient elektronik elektromonter elektryk elektromechanik
    farmaceuta farmaceutka fizjoterapeuta fizjoterapeutka fotograf frezer fryzjer fryzjerka geodeta geolog glazurnik główna
    główny goniec gospodarz graficzka grafik handlowiec hostessa hotelarz hydraulik informatyk informatyczka inspektor
    inspektorka instalator instruktor instruktorka intendentka introligator inspicjent inwentaryzator kadrowa kadrowy
    kasjer kasjerka kierująca kierujący kominiarz komendant konserwator konstruktor konstruktorka kontroler kontrolerka
    kosmetolog kosmetyczka kosztorysant krawiec krawcowa księgowi kucharka kupiec kurator kurier laborant laborantka
    lakiernik lekarz lekarka leśnik lektor lektorka lider liderka listonosz logistyk logopeda lutowacz malarz magazynier
    magazynierka makler manikiurzystka marynarz masażysta maszynista mechatronik menadżer menedżer menedżerka mistrz
    młodszy monter montażysta monterka motorniczy murarz muzyk nadzorca naczelnik naukowiec notariusz ochroniarz oficer
    ogrodnik opiekun opiekunka operator operatorka optyk organizator organizatorka palacz parkingowy pedagog piekarz
    pilot plastyk planista podinspektor pokojowa policjant położna położny pomocnik pomoc posadzkarz pośrednik
    pracownik pracownica prawnik prawniczka praktykantka prezes prezenter producent prokurent prokurator promotor
    programistka projektantka protetyk przedsiębiorca przedstawiciel przedstawicielka przewodniczący przewodnik psycholog
    radca ratownik recepcjonista recepcjonistka redaktor redaktorka referent referentka rehabilitant rejestratorka
    rekruter rekruterka reporter reżyser robotnik rolnik rzecznik rzemieślnik rzeczoznawca rzeźnik sanitariusz
    sekretarz serwisant sędzia socjolog sortowacz spawacz spawaczka specjaliści spedytor sprzątacz sprzątaczka sprzedawczyni
    starszy statystyk stolarz strażak strażnik stylista szef szefowa szewc szkoleniowiec szlifierz szwaczka tancerz tapicer
    technolog telemarketer telemarketerka terapeuta tokarz trener trenerka tłumacz tłumaczka tynkarz ubezpieczeniowiec
    urzędnik urzędniczka weterynarz wiceprezes windykator właściciel właścicielka wolontariusz wolontariuszka woźny
    wspólnik współwłaściciel wychowawca wychowawczyni wykładowca wykładowczyni wykończeniowiec zaopatrzeniowiec zarządca
    zastępca zbrojarz zduń zegarmistrz zootechnik żołnierz staż praktyki pomocnica niania kelnerzy hostess`,
  ro: `actor administrator agent agentă agricultor ajutor ambalator analist animator antrenor antreprenor arhitect arhitectă
    arhivar artist asamblor asistent asociat avocat avocată barman bibliotecar bibliotecară biolog bonă bucătăreasă
    brutar cameristă cadru casier casieră cercetător cercetătoare chelner chelneriță chimist chimistă cofetar coafor coafeză
    colaborator consilier consilieră constructor consultant contabili coordonator coordonatoare cosmetician cosmeticiană
    croitor croitoreasă curier cusător dactilograf decorator dentist desenator detectiv dezvoltatoare director directoare
    diriginte dispecer distribuitor doctorand doctorandă dulgher economist economistă editor educator educatoare electrician
    electronist electromecanic evaluator expert expertă farmacist farmacistă faianțar fermier fierar fizician florar
    fochist fondator formator formatoare fotograf frezor frizer funcționar funcționară gardian geodez geolog gestionar
    gestionară ghid grădinar grefier gunoier hamal hostess impiegat informatician infirmier infirmieră îngrijitor
    îngrijitoare inspector inspectoare instalator instructor instructoare interpret învățător învățătoare jurist juristă
    jurnalist jurnalistă judecător kinetoterapeut lăcătuș lector legător librar logoped lucrătoare macaragiu
    maistru manager manichiuristă manipulant maseur mecanic mecanician mediator medic menajeră merceolog montator moașă
    muncitor muncitoare muzician notar nutriționist operator operatoare optician ospătăriță ouvrier paznic pădurar parchetar
    patiser pedagog pictor pilot pizzar planificator polițist pompier portar poștaș practicant prelucrător președinte
    preparator preșcolar procuror producător profesor programatoare promotor promoter proiectant proiectantă proprietar
    psiholog psihologă recepționer recepționeră redactor redactoră referent regizor reporter reprezentant reprezentantă
    responsabil responsabilă revizor secretar secretară sculptor silvicultor sociolog sortator specialistă stagiar
    stagiară stivuitorist stivuitor strungar student studentă sudor supraveghetor tapițer tâmplar tehnicieni
    tehnolog telefonist terapeut topograf traducător traducătoare translator trezorier tutore vatman veterinar voluntar
    voluntară vopsitor zidar zugrav zootehnist ucenic`,
};

/** Languages write a role in one word with its subject, or derive it by an ending. */
const germanCompound =
  /(?:arbeiter|zeichner|helfer|führer|manager|informatiker|elektroniker|prüfer|administrator|designer|therapeut|laborant|dozent|gestalter|setzer|schweißer|monteur|bediener|packer|käufer|vertreter|betreuer|planer|trainer|coach|bauer|gärtner|wirt|elektriker|schlosser|installateur|disponent|konstrukteur|redakteur|jurist|chemiker|physiker|biologe|biologin|pädagoge|pädagogin|psychologe|psychologin|anwalt|anwältin|arzt|ärztin|angestellter?|fachkraft|pflegekraft|lehrkraft|servicekraft|aushilfe|leitung|beauftragter?|fachmann|fachfrau|kaufleute|praktikum)(?:in)?$/iu;
const dutchCompound =
  /(?:ontwerper|ontwikkelaar|chauffeur|medewerk(?:er|ster)|adviseur|monteur|manager|beheerder|begeleid(?:er|ster)|bereider|verko(?:per|opster)|inkoper|verzorg(?:er|ster|ende)|assistente?|therapeut|hoofd|leid(?:er|ster)|werker|picker|bezorger|bestuurder|schilder|trainer|docent|leerkracht|ingenieur|technicus|installateur|operator|consultant|coördinator|meester|controleur|inspecteur)$/iu;
const derived =
  /(?:\p{L}{4}(?:ist|istin|iste|istă|istka)|\p{L}{3,}(?:[aei]dora?|[aiu]tore|trice|atrice|olog[oaeă]?|olo[gq]in|ologue|oloog|terap(?:euta?|ista)|thérapeute|arz|owiec|niczka|ător|ătoare|itoare|teuse|euse)|\p{L}{5}ista)$/iu;
const germanFeminine = /\p{L}{3,}(?:er|ent|or|eur|ant|ekt|iker)in$/iu;
const notDerived =
  /^(?:konstantin|valentin|florentin|ecuador|salvador|labrador|mirador|corredor|catálogo|diálogo|autopista|bautista|battista|conquista|entrevista|cicatrice|matrice|commerzist)$/iu;

const words = new Set(
  Object.values(nouns)
    .flatMap((list) => list.split(/\s+/))
    .flatMap((noun) => tokenize(noun).map(({ folded }) => folded)),
);

/** Whether a word is what somebody is called by their work, in one of nine languages. */
export function isRoleNoun({ folded, written }: { folded: string; written: string }): boolean {
  return words.has(folded) || germanCompound.test(written) || dutchCompound.test(written);
}

/** Whether a word ends as such nouns do; employers and places may. */
export function endsLikeRole(written: string): boolean {
  const end = written.slice(-maxOfEnding);
  return !notDerived.test(written) && (derived.test(end) || germanFeminine.test(end));
}

/** In UTF-16 units; the longest ending with the letters that have to stand before it is shorter. */
const maxOfEnding = 32;
