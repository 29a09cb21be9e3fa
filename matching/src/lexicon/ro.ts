import type { Lexicon } from "./lexicon.ts";

export const romanian: Lexicon = {
  code: "ro",
  cv: {
    headings: {
      summary: `profil personal; obiectiv; profilul meu; despre mine; sumar; cine sunt; pe scurt`,
      experience: `experiență de muncă; istoric profesional; activitate profesională; experiență; experiența profesională;
        experiență profesională; unde am lucrat`,
      education: `educație și formare; formare; studii și formare; pregătire profesională; educație; studii`,
      skills: `competențe tehnice; aptitudini tehnice; abilități tehnice; competențe digitale; competențe; abilități;
        aptitudini; ce știu să fac`,
      certificates: "cursuri; certificări și cursuri; certificări",
      languages: "limbi vorbite; competențe lingvistice; limbi; limbi străine",
      projects: "voluntariat; publicații; premii; proiecte",
      personal: `informații personale; informații de contact; referințe; date personale; contactează mă`,
      interests: "hobby uri; hobbyuri; pasiuni; interese; timp liber; în afara muncii",
    },
    headingWords: {
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
    fields: {
      dates: "perioada; durata angajării",
      title: "funcția; funcția sau postul ocupat; post ocupat; postul ocupat",
      employer: `angajator; angajatorul; numele angajatorului; numele și adresa angajatorului; compania; societatea`,
      tasks: `activități; activități principale; principalele activități și responsabilități;
        activități și responsabilități principale; responsabilități;
        tipul activității sau sectorul de activitate`,
      degree: "calificarea obținută; calificarea diploma obținută; diploma obținută",
      school: `instituția; instituția de învățământ; numele instituției; numele și tipul instituției de învățământ`,
      name: "nume; nume și prenume; nume prenume",
      other: `adresă; adresa; mobil; data nașterii; naționalitate; cetățenie; stare civilă; sex; localitate`,
    },
  },
  dates: {
    months: `ianuarie ian; februarie; martie mart; aprilie; mai; iunie iun; iulie iul; august; septembrie; octombrie;
      noiembrie noi; decembrie`,
    until: ["până în", "până la", "pana la", "la"],
    now: ["prezent", "în prezent", "in prezent", "astăzi", "acum", "azi"],
    since: ["din", "începând cu"],
    from: ["din"],
  },
  degrees: {
    byName: {
      doctorate: ["studii doctorale"],
      master: ["studii de master", "masterat", "diplomă de master"],
      bachelor: ["diplomă de licență", "licență"],
      vocational: ["școal[aă] (?:profesională|postliceală)", "certificat de calificare"],
      none: ["(?:diplomă de )?bacalaureat"],
    },
    amongDegrees: {
      bachelor: ["inginer[ăa]?", "inginerie", "licențiat[ăa]?"],
      vocational: ["diplomă", "tehnician", "calificare"],
    },
    asked: {
      bachelor: [
        "studii (?:superioare|universitare)",
        "(?:absolvent|absolventă|absolvenți)(?= (?:de |al |a )?(?:studii|facult|universit))",
        "facultate(?:a)?(?= (?:de|absolvită)|$)",
      ],
      vocational: ["studii (?:profesionale|postliceale|tehnice)"],
      none: ["studii (?:medii|liceale|generale)", "liceu"],
    },
  },
  schools: ["școala", "școlar", "facultatea", "politehnic", "\\bASE\\b", "liceul"],
  spokenLanguages: {
    names: {
      Romanian: "română",
    },
  },
  advert: {
    unneeded: ["nu (?:este|e|sunt) (?:necesar|obligatori|nevoie)\\p{L}*"],
    employer: ["suntem", "noastr\\p{L}*", "noștri", "nostru", "avem"],
    demand: ["minim\\p{L}*", "cel puțin", "căut\\p{L}*", "solicit\\p{L}*", "candidat\\p{L}*"],
    nice: [
      "(?:constituie|reprezintă|este|e) (?:un )?avantaj",
      "avantaj(?=[.)]|$)",
      "de preferat|preferabil",
      "un plus",
      "apreciat[ăe]?",
    ],
    condition: ["poate fi (?:solicitat|necesar|cerut)\\p{L}*", "dacă \\p{L}+", "în funcție de", "în cazul"],
    related: ["(?:conex|similar|înrudit|echivalent|apropiat)\\p{L}*"],
    experienceInstead: ["sau experiență (?:echivalentă|relevantă|similară)"],
    years: {
      unit: "an[i]?",
      experience: "experienț\\p{L}*|vechime",
      numbers: "un doi trei patru cinci șase șapte opt nouă zece",
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
    houses: `primăria; spitalul; fundația; asociația; societatea; editura; agenția; ministerul`,
  },
};
