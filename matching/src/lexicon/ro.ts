import type { Lexicon } from "./lexicon.ts";

export const romanian: Lexicon = {
  code: "ro",
  cv: {
    headings: {
      summary: `profil personal; obiectiv; profilul meu; despre mine; sumar; cine sunt; pe scurt; profil profesional; prezentare; rezumat; despre mine pe scurt; obiectiv profesional; obiectiv de carieră; obiectivul meu`,
      experience: `experiență de muncă; istoric profesional; activitate profesională; experiență; experiența profesională;
        experiență profesională; unde am lucrat; experiențe profesionale; experiență relevantă; experiența; experiența mea; experiență în muncă; parcurs profesional; traseu profesional; locuri de muncă; locuri de muncă anterioare; carieră; stagii; stagii de practică`,
      education: `educație și formare; formare; studii și formare; pregătire profesională; educație; studii; studii și cursuri; studii și specializări; educația mea; formare profesională; formare academică; formare educațională; pregătire; instruire; parcurs academic; școli absolvite; școlarizare`,
      skills: `competențe tehnice; aptitudini tehnice; abilități tehnice; competențe digitale; competențe; abilități;
        aptitudini; ce știu să fac; competențe profesionale; competențe personale; competențe cheie; competențe informatice; competențe it; competențe și abilități; abilități și competențe; cunoștințe; cunoștințe tehnice; cunoștințe it; cunoștințe de operare pc; aptitudini și competențe; calități; puncte forte; ce pot să fac`,
      certificates: `cursuri; certificări și cursuri; certificări; cursuri și certificări; certificate și cursuri; cursuri și certificate; cursuri de perfecționare; cursuri de formare; diplome și certificate; atestate; autorizații; permis de conducere; permise; specializări; traininguri`,
      languages: `limbi vorbite; competențe lingvistice; limbi; limbi străine; cunoștințe lingvistice; limbi străine cunoscute; cunoașterea limbilor străine; competențe de limbi străine; limbile vorbite`,
      projects: `voluntariat; publicații; premii; proiecte; proiecte personale; proiecte selectate; realizări; premii și distincții; distincții; activități de voluntariat; voluntariate; activități extracurriculare`,
      personal: `informații personale; informații de contact; referințe; date personale; contactează mă; contact; date de contact; informații suplimentare; informații adiționale; alte informații; recomandări; referințe la cerere`,
      interests: `hobby uri; hobbyuri; pasiuni; interese; timp liber; în afara muncii; hobby-uri; hobbyuri și interese; interese și hobby uri; pasiuni și interese; activități în timpul liber; timpul liber; preocupări; interese personale`,
    },
    headingWords: {
      around: `unde am de avute ocupate urmate ce ma la cine sunt despre in pana acum`,
      jobs: `munca locuri posturi lucrat angajatori joburi vechime`,
      schools: `scoli scoala liceu facultate facultati master universitate`,
      self: `mine`,
      tools: "programare tehnologii",
      languages: "limbi limba lingvistice limbilor",
      certificates: `certificari certificare cursuri atestate permise autorizatii brevete perfectionare`,
      projects: "proiecte publicatii premii voluntariat",
      interests: "interese pasiuni liber preocupari",
      skills: "competente aptitudini abilitati cunostinte",
      experience: "experienta experiente practica",
      education: "educatie studii formare pregatire calificari",
      personal: "referinte informatii date",
      summary: "profilul obiectiv obiective rezumat",
      studies: "academice",
      career: "parcurs cariera istoric activitate activitati",
    },
    besideHeadingWords: `si cu pentru profesionala profesionale munca tehnice tehnica cheie alte suplementare personales
      informatice straine cunoscute vorbite dobandite absolvite`,
    fieldWords: {
      name: "numele nume denumirea denumire",
      other: `media nota rezultat salariu motivul nationalitate cetatenie telefon specializare specializarea
        profil profilul intelegere vorbire scriere ascultare citire materna alte`,
      tasks: "activitati responsabilitati sarcini atributii descriere descrierea",
      start: "inceput inceputului inceperii angajarii inceperea",
      end: "sfarsit sfarsitului finalizarii absolvire incheierii plecarii",
      dates: "data date perioada perioade durata anul ani luna",
      employer: `angajator angajatorul angajatorului firma firmei companie companiei compania societate societatea
        societatii intreprinderea intreprinderii organizatia unitate`,
      school: `scoala scolii universitate universitatea universitatii institutia institutiei institut liceul liceu
        facultate facultatea invatamant unitatea formare furnizorul`,
      detail: "locul localitate localitatea oras orasul adresa sediul tara tipul tip",
      title: "functia functie functii post postul pozitia pozitie ocupatia meseria postului functiei",
      degree: `diploma diplome calificare calificarea calificarii titlul studii studiile cursul curs examen nivelul
        specializarii programul`,
    },
    besideFieldWords: `munca de al a ale ai si sau in la din dumneavoastra actual actuala ultima ultimul ocupat ocupata ocupate
      obtinut obtinuta detinut detinuta absolvita absolvit absolvirii principale anterior pana absolvite`,
    fields: {
      dates: "perioada; durata angajării; data; durata; ani; perioada angajării",
      start: "de la; început; data începerii; data angajării",
      end: "până la; sfârșit; data încheierii; data plecării",
      title: `funcția; funcția sau postul ocupat; post ocupat; postul ocupat; funcție; funcția ocupată; post;
        poziție; poziția; ocupația; meseria`,
      employer: `angajator; angajatorul; numele angajatorului; numele și adresa angajatorului; compania;
        societatea; firma; companie; firmă; instituția angajatoare; locul de muncă; unitatea`,
      tasks: `activități; activități principale; principalele activități și responsabilități;
        activități și responsabilități principale; responsabilități;
        tipul activității sau sectorul de activitate; atribuții; sarcini; descriere; principalele atribuții;
        domeniu; sector`,
      degree: `calificarea obținută; calificarea diploma obținută; diploma obținută; diploma; titlul obținut;
        specializarea; calificare`,
      school: `instituția; instituția de învățământ; numele instituției;
        numele și tipul instituției de învățământ; școala; universitatea; facultatea; liceul;
        furnizor de formare`,
      name: "nume; nume și prenume; nume prenume; prenume nume; prenume și nume; numele și prenumele",
      givenName: "prenume; prenumele",
      surname: "nume de familie; numele",
      other: "adresă; adresa; mobil; data nașterii; naționalitate; cetățenie; stare civilă; sex; localitate",
    },
    ditto: `idem; aceeași firmă; același angajator; aceeași școală`,
    phone: "tel telefon mobil",
  },
  dates: {
    months: `ianuarie ian; februarie feb; martie mart; aprilie apr; mai; iunie iun; iulie iul; august; septembrie; octombrie;
      noiembrie noi; decembrie`,
    seasons: { spring: "primavara", summer: "vara verile", autumn: "toamna", winter: "iarna" },
    until: ["până în", "până la", "pana la", "pana in", "la", "până la data de", "pana la data de"],
    now: [
      "prezent",
      "în prezent",
      "in prezent",
      "astăzi",
      "acum",
      "azi",
      "în curs",
      "actual",
      "actualmente",
      "momentul actual",
      "ziua de azi",
    ],
    since: ["din", "începând cu", "începând din", "de la"],
    from: ["din", "de la"],
    lengths: { years: ["ani"], months: ["luni"] },
  },
  degrees: {
    byName: {
      doctorate: ["studii doctorale", "diplomă de doctor", "doctor în"],
      master: [
        "studii de master",
        "masterat",
        "diplomă de master",
        "studii masterale",
        "program de master",
        "master în",
      ],
      bachelor: [
        "diplomă de licență",
        "diplomă de inginer",
        "licență",
        "licența în",
        "studii de licență",
        "diplomă universitară",
      ],
      vocational: [
        "școal[aă] (?:profesională|postliceală|de maiștri)",
        "certificat de calificare",
        "calificare profesională",
        "curs de calificare",
      ],
      none: ["(?:diplomă de )?bacalaureat", "studii liceale", "diplomă de absolvire a liceului"],
    },
    amongDegrees: {
      bachelor: ["inginer[ăa]?", "inginerie", "licențiat[ăa]?"],
      vocational: ["diplomă", "tehnician", "calificare"],
    },
    asked: {
      bachelor: [
        "studii (?:superioare|universitare)",
        "(?:absolvent|absolventă|absolvenți|absolvirea?)(?= (?:de |al |a |unei |unui )*(?:studii|facult|universit))",
        "facult(?:ate|ăți)(?:a)?(?= (?:de|absolvită|tehnică|economică)|$)",
        "diplomă de studii superioare",
      ],
      vocational: [
        "studii (?:profesionale|postliceale|tehnice)",
        "școli(?:i)? (?:profesionale|postliceale|de maiștri)",
        "calificare (?:în|ca|de)",
      ],
      none: [
        "studii (?:medii|liceale|generale|gimnaziale)",
        "liceu(?:l)?",
        "școală generală",
        "minimum 8 clase",
      ],
    },
  },
  schools: [
    "școala",
    "școlar",
    "facultatea",
    "politehnic",
    "\\bASE\\b",
    "liceul",
    "universitatea",
    "colegiul",
    "grup școlar",
    "academia de",
  ],
  spokenLanguages: {
    names: {
      English: "engleză; engleze; englezei; limba engleză; limbii engleze",
      Romanian: "română; române; românei; limba română; limbii române",
      German: "germană; limba germană; limbii germane; germane; germanei",
      French: "franceză; franceze; francezei; limba franceză; limbii franceze",
      Spanish: "spaniolă; spaniole; limba spaniolă; limbii spaniole",
      Italian: "italiană; italiene; limba italiană; limbii italiene",
      Portuguese: "portugheză; portugheze",
      Dutch: "olandeză; olandeze; neerlandeză",
      Polish: "poloneză; poloneze",
      Hungarian: "maghiară; maghiare; limba maghiară; limbii maghiare",
      Russian: "limba rusă; limbii ruse",
      Ukrainian: "ucraineană; ucrainene",
      Bulgarian: "bulgară",
      Turkish: "limba turcă; limbii turce",
      Greek: "limba greacă; limbii grecești",
      Czech: "limba cehă",
      Swedish: "suedeză",
      Danish: "daneză",
      Norwegian: "norvegiană",
      Chinese: "limba chineză",
      Arabic: "limba arabă; limbii arabe",
      "British Sign Language": "limbajul semnelor",
    },
    levels: {
      C2: ["limb[aă] maternă", "nativ[ăa]?", "bilingv[ăa]?"],
      B2: ["fluent[ăa]?", "avansat\\p{L}*", "foarte bun\\p{L}*", "excelent\\p{L}*"],
      B1: [
        "mediu",
        "conversațional\\p{L}*",
        "intermediar\\p{L}*",
        "satisfăcător\\p{L}*",
        "(?:nivel )?bun[ăe]?",
      ],
    },
    modes: [
      "(?:scris|vorbit)[ăe]? și (?:vorbit|scris|citit)[ăe]?",
      "atât (?:scris|vorbit)\\p{L}* cât și (?:scris|vorbit)\\p{L}*",
    ],
  },
  joining: {
    at: ["la", "în", "pentru", "in"],
    surelyAnd: ["și"],
    surelyOr: ["sau", "ori"],
    and: ["și"],
    with: ["cu"],
    or: ["sau", "ori"],
    but: ["dar"],
    as: ["ca"],
    in: ["în", "cu"],
    articles: ["un", "o"],
    post: ["post(?:ul)?"],
  },
  advert: {
    headings: {
      nice: [
        "constituie (?:un )?avantaj",
        "avantaj",
        "reprezintă un avantaj",
        "un plus",
        "ne-ar bucura",
        "ar fi (?:un |de )?(?:plus|bine|frumos|dorit)",
        "de preferat",
        "binevenit",
      ],
      dropped: [
        "(?:ce )?(?:îți|vă)? ?oferim(?: noi)?",
        "ce (?:îți|vă) oferim",
        "(?:noi )?(?:îți|vă) oferim",
        "oferta noastră",
        "beneficii(?:le)?.*",
        "avantaje(?:le)? (?:oferite|noastre)",
        "ce primești",
        "pachet salarial.*",
        "salari(?:u|ul).*",
        "despre (?:noi|companie|firmă|angajator|instituție)",
        "cine suntem",
        "descrierea (?:companiei|firmei)",
        "cum aplici",
        "aplică.*",
        "contact",
        "condiții de (?:muncă|lucru)",
        "program(?:ul)? de lucru",
        "locul de muncă",
        "procesul de recrutare",
        "dosarul de concurs.*",
      ],
      duties: [
        "responsabilități(?:le)?(?: principale)?",
        "atribuții(?:le)?(?: principale)?",
        "ce (?:vei|veți) face",
        "descrierea (?:postului|jobului)",
        "descriere(?: job)?",
        "activități principale",
        "sarcini(?:le)?",
        "rolul tău",
        "despre (?:rol|post|job)",
      ],
      must: [
        "cerințe(?:le)?",
        "profilul (?:candidatului|tău|ideal)",
        "candidatul (?:ideal|nostru|potrivit)",
        "condiții (?:de participare|specifice|generale|minime)?",
        "ce (?:căutăm|ne dorim|așteptăm|cerem)",
        "(?:pe )?cine căutăm",
        "căutăm",
        "ești potrivit.*",
        "^ai(?: nevoie de)?$",
        "calificări",
        "competențe",
        "experiență",
        "studii",
        "așteptări",
      ],
    },
    must: [
      "obligatori(?:u|e|i)",
      "(?:este|sunt|e) (?:\\p{L}+ )?necesar\\p{L}*",
      "este nevoie",
      "ai nevoie de",
      "cerem",
      "solicităm",
      "trebuie să (?:ai|aibă|aveți|fii|cunoști|deții)",
      "căutăm",
      "experiență (?:de|în|ca|pe)",
      "cunoștințe (?:de|în|solide|bune)",
      "permis de conducere",
    ],
    nice: [
      "(?:constituie|reprezintă|este|e|constitui) (?:un )?(?:avantaj|plus|atu)",
      "avantaj(?=[.)]|$)",
      "de preferat|preferabil",
      "un plus",
      "apreciat[ăe]?",
      "binevenit[ăe]?",
      "dezirabil[ăe]?",
      "de dorit",
      "ideal ar fi",
    ],
    unneeded: ["nu (?:este|e|sunt) (?:necesar|obligatori|nevoie)\\p{L}*"],
    employer: ["suntem", "noastr\\p{L}*", "noștri", "nostru", "avem"],
    demand: ["minim\\p{L}*", "cel puțin", "căut\\p{L}*", "solicit\\p{L}*", "candidat\\p{L}*"],
    condition: ["poate fi (?:solicitat|necesar|cerut)\\p{L}*", "dacă \\p{L}+", "în funcție de", "în cazul"],
    related: ["(?:conex|similar|înrudit|echivalent|apropiat)\\p{L}*"],
    experienceInstead: ["sau experiență (?:echivalentă|relevantă|similară)"],
    years: {
      unit: "(?:de )?an[i]?",
      experience: "experienț\\p{L}*|vechime",
      numbers: "un/una doi/două trei patru cinci șase șapte opt nouă zece",
    },
  },
  refused: {
    age: [
      "vârst[aă] (?:maxim\\p{L}*|limită)",
      "(?:sub|maxim|până la) (?:2[5-9]|[3-6]\\d) (?:de )?ani(?! (?:de )?experiență)",
      "vârst[aă] (?:cuprinsă )?între (?:1[89]|[23]\\d)",
    ],
    gender: [
      "(?:doar|numai|exclusiv) (?:pentru )?(?:bărbați|femei|fete|băieți|domnișoare|doamne)",
      "sex(?:ul)? (?:feminin|masculin)",
    ],
    "native speaker": ["limba maternă", "vorbitor\\p{L}* nativ\\p{L}*"],
    origin: ["(?:cetățenie|naționalitate) română"],
    family: ["(?:necăsătorit\\p{L}*|fără copii)"],
    "health and looks": ["aspect fizic plăcut"],
  },
  roles: {
    nouns: `actor administrator agent agentă agricultor ajutor ambalator analist animator antrenor antreprenor
      arhitect arhitectă arhivar artist asamblor asistent asociat avocat avocată barman bibliotecar
      bibliotecară biolog bonă bucătăreasă brutar cameristă cadru casier casieră cercetător cercetătoare
      chelner chelneriță chimist chimistă cofetar coafor coafeză colaborator consilier consilieră constructor
      consultant contabili coordonator coordonatoare cosmetician cosmeticiană croitor croitoreasă curier
      cusător dactilograf decorator dentist desenator detectiv dezvoltatoare director directoare diriginte
      dispecer distribuitor doctorand doctorandă dulgher economist economistă editor educator educatoare
      electrician electronist electromecanic evaluator expert expertă farmacist farmacistă faianțar fermier
      fierar fizician florar fochist fondator formator formatoare fotograf frezor frizer funcționar
      funcționară gardian geodez geolog gestionar gestionară ghid grădinar grefier gunoier hamal hostess
      impiegat informatician infirmier infirmieră îngrijitor îngrijitoare inspector inspectoare instalator
      instructor instructoare interpret învățător învățătoare jurist juristă jurnalist jurnalistă judecător
      kinetoterapeut lăcătuș lector legător librar logoped lucrătoare macaragiu maistru manager manichiuristă
      manipulant maseur mecanic mecanician mediator medic menajeră merceolog montator moașă muncitor
      muncitoare muzician notar nutriționist operator operatoare optician ospătăriță ouvrier paznic pădurar
      parchetar patiser pedagog pictor pilot pizzar planificator polițist pompier portar poștaș practicant
      prelucrător președinte preparator preșcolar procuror producător profesor programatoare promotor promoter
      proiectant proiectantă proprietar psiholog psihologă recepționer recepționeră redactor redactoră
      referent regizor reporter reprezentant reprezentantă responsabil responsabilă revizor secretar secretară
      sculptor silvicultor sociolog sortator specialistă stagiar stagiară stivuitorist stivuitor strungar
      student studentă sudor supraveghetor tapițer tâmplar tehnicieni tehnolog telefonist terapeut topograf
      traducător traducătoare translator trezorier tutore vatman veterinar voluntar voluntară vopsitor zidar
      zugrav zootehnist ucenic dezvoltator programator inginer inginera asistentă contabil contabilă manageră
      profesoară bucătar ospătar vânzător vânzătoare analistă șef consultantă tehnician lucrător șofer`,
    training: "stagiar[ăa]?",
  },
  employers: {
    forms: ["srl", "pfa", "snc", "regie autonomă"],
    houses: `primăria; spitalul; fundația; asociația; societatea; editura; agenția; ministerul; clinica; spitalul; fabrica; restaurantul; farmacia; cabinetul; tâmplăria; uzina; combinatul; direcția; inspectoratul`,
  },
};
