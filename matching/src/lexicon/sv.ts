import type { Lexicon } from "./lexicon.ts";

export const swedish: Lexicon = {
  code: "sv",
  cv: {
    headings: {
      summary: `sammanfattning; personlig sammanfattning; presentation; personlig presentation; om mig; kort om mig;
        vem är jag; personligt brev; profiltext; mål; yrkesmål; karriärmål`,
      experience: `arbetslivserfarenhet; arbetslivserfarenheter; arbetserfarenhet; arbetserfarenheter; yrkeserfarenhet;
        erfarenhet; erfarenheter; relevant erfarenhet; tidigare anställningar; anställningar; arbeten; arbete; karriär;
        yrkesliv; praktik; sommarjobb; extrajobb; här har jag jobbat; tidigare arbeten`,
      education: `utbildning; utbildningar; utbildning och kurser; utbildningsbakgrund; studier; akademisk utbildning;
        skolgång; examina; examen; skolor; akademiska meriter; det här har jag läst`,
      skills: `kompetenser; kompetens; färdigheter; kunskaper; kunskaper och färdigheter; kunskaper och kompetenser;
        nyckelkompetenser; kärnkompetenser; tekniska kunskaper; tekniska färdigheter; datakunskaper; datorkunskaper;
        it kunskaper; datavana; styrkor; egenskaper; personliga egenskaper; programvaror; det här kan jag`,
      certificates: `certifikat; certifieringar; kurser; kurser och certifikat; kurser och utbildningar; vidareutbildning;
        fortbildning; intyg; behörigheter; licenser; körkort; körkort och certifikat`,
      languages: "språk; språkkunskaper; språkfärdigheter; språkkompetens",
      projects: `projekt; egna projekt; utvalda projekt; publikationer; utmärkelser; priser; ideellt arbete;
        ideellt engagemang; ideella uppdrag; föreningsliv; förtroendeuppdrag; engagemang; uppdrag; volontärarbete`,
      personal: `kontakt; kontaktuppgifter; kontaktinformation; personuppgifter; personliga uppgifter;
        personlig information; referenser; referenser lämnas på begäran; övrigt; övriga uppgifter; övrig information`,
      interests: `intressen; fritid; fritidsintressen; hobby; hobbyer; hobbies; intressen och fritid; på fritiden;
        fritidsaktiviteter`,
    },
    headingWords: {
      around: `vad gjort gatt har var ar i urval forst`,
      jobs: `jobb extrajobb jobbat anstalln lumpen varnplikt arbetsgivare tjanster`,
      schools: `skolor skola gymnasium hogskola universitet`,
      self: `mig`,
      tools: "programmering programsprak verktyg databaser programvaror teknologier",
      languages: "sprak spraken sprakkunskaper sprakfardigheter",
      certificates:
        "certifikat certifieringar certifiering kurser intyg behorigheter korkort vidareutbildning fortbildning",
      projects: "projekt publikationer utmarkelser priser ideellt ideella volontararbete uppdrag",
      interests: "intressen fritid fritidsintressen hobbyer",
      skills: "kompetenser kompetens fardigheter kunskaper styrkor egenskaper kunnande",
      experience:
        "erfarenhet erfarenheter arbetslivserfarenhet arbetserfarenhet yrkeserfarenhet anstallningar anstallning praktik",
      education: "utbildning utbildningar studier skolgang examina examen",
      personal: "kontakt kontaktuppgifter personuppgifter uppgifter referenser",
      summary: "sammanfattning presentation",
      studies: "akademisk akademiska",
      career: "karriar arbeten arbete yrkesliv yrkesbakgrund",
    },
    besideHeadingWords: `och eller med inom fran om av till min mina mitt jag professionell professionella tidigare
      nuvarande relevant relevanta viktigaste viktiga centrala tekniska teknisk personliga personlig sociala digitala
      ovriga ovrigt ovrig andra annan ytterligare senaste utvalda egna genomforda avslutade bakgrund del`,
    fieldWords: {
      name: "namn",
      other: `betyg resultat lon orsak anledning nationalitet telefon inriktning omfattning anstallningsform
        forstaelse tala skriva lyssna lasa modersmal andra ovriga`,
      tasks: "arbetsuppgifter uppgifter ansvar arbetsbeskrivning beskrivning ansvarsomraden",
      start: "start startdatum borjan tilltrade",
      end: "slut slutdatum avslut avslutad examensar",
      dates: "period perioder datum tid ar artal tidsperiod anstallningstid manad",
      employer: `arbetsgivare arbetsgivarens foretag foretaget foretagsnamn arbetsplats organisation bolag`,
      school: "skola skolan larosate universitet hogskola utbildningsanordnare skolnamn institut",
      detail: "ort plats stad adress land typ",
      title: "befattning tjanst yrke titel roll yrkestitel position tjanstetitel",
      degree: "utbildning examen kurs program utbildningsprogram kvalifikation diplom utbildningens",
    },
    besideFieldWords: `pa av och eller i hos din min nuvarande senaste innehavd innehavda avlagd avlagda genomford
      fullstandigt huvudsakliga fran till`,
    fields: {
      dates: `datum; period; tidsperiod; från till; datum från till; anställningstid; anställningsperiod; år;
        tid`,
      start: "från; start; startdatum; började; från och med",
      end: "till; slut; slutdatum; slutade; till och med",
      title: `befattning; titel; yrke; tjänst; roll; yrke eller befattning; position; anställd som; arbete som;
        yrkesroll; anställning`,
      employer: `arbetsgivare; företag; arbetsgivarens namn; arbetsgivarens namn och adress; arbetsplats;
        organisation; firma; uppdragsgivare; företagets namn; företagsnamn`,
      tasks: `arbetsuppgifter; huvudsakliga arbetsuppgifter; ansvarsområden;
        huvudsakliga arbetsuppgifter och ansvarsområden; typ av verksamhet eller bransch; bransch; ansvar;
        uppgifter; beskrivning; mina arbetsuppgifter; arbetsbeskrivning`,
      degree: `examen; kvalifikation; kvalifikationens benämning; titel på kvalifikation; program; inriktning;
        linje`,
      school: `skola; lärosäte; högskola; universitet; utbildningsanordnare; läroanstalt; skola och ort;
        institution; gymnasium; universitet eller högskola; utbildningsställe`,
      name: `namn; för och efternamn; efternamn förnamn; fullständigt namn; förnamn efternamn; för och släktnamn`,
      givenName: "förnamn",
      surname: "efternamn; släktnamn",
      other: `adress; telefon; mobiltelefon; e post; epost; mejl; födelsedatum; födelseort; nationalitet;
        medborgarskap; civilstånd; kön; ort; bostadsort`,
    },
    ditto: `dito; samma företag; samma arbetsgivare; samma skola`,
    phone: "tel telefon mobil mobilnummer mobiltelefon",
  },
  dates: {
    months: `januari; februari; mars; april; maj; juni; juli; augusti; september; oktober; november; december`,
    seasons: {
      spring: "varen",
      summer: "sommaren sommar somrar somrarna",
      autumn: "hosten",
      winter: "vintern",
    },
    until: ["till", "till och med", "t\\.?o\\.?m\\.?", "fram till", "till den", "till och med den"],
    now: [
      "nu",
      "t\\.?v\\.?(?=\\s*(?:$|\\)))",
      "idag",
      "i dag",
      "nuvarande",
      "pågående",
      "pågår",
      "tills vidare",
      "tillsvidare",
      "dags dato",
      "i nuläget",
      "fortfarande",
      "nutid",
    ],
    since: ["sedan", "från", "från och med", "fr\\.?o\\.?m\\.?"],
    from: ["från", "från och med"],
    onwards: ["och framåt", "och framöver", "tills vidare"],
  },
  degrees: {
    byName: {
      doctorate: ["doktorsexamen", "teknologie doktor", "filosofie doktor", "medicine doktor"],
      master: [
        "masterexamen",
        "magisterexamen",
        "civilingenjörsexamen",
        "civilingenjör",
        "civilekonom(?:examen|programmet)?",
        "masterprogram(?:met)?",
        "magisterprogram(?:met)?",
        "läkarexamen",
        "juristexamen",
        "psykologexamen",
        "civilingenjörsprogrammet",
      ],
      bachelor: [
        "kandidatexamen",
        "kandidatprogram(?:met)?",
        "högskoleingenjör(?:sexamen)?",
        "högskoleexamen",
        "sjuksköterskeexamen",
        "lärarexamen",
        "förskollärarexamen",
        "socionomexamen",
        "\\p{L}+programmet, (?:180|120|210|240) hp",
      ],
      vocational: [
        "yrkeshögskol(?:a|an|eexamen|eutbildning)",
        "yrkesexamen",
        "yrkesutbildning",
        "kvalificerad yrkesutbildning",
        "yrkesvux",
        "gesällbrev",
        "yrkesbevis",
        "(?:undersköterske|vårdbiträdes)utbildning",
      ],
      none: [
        "gymnasieexamen",
        "studentexamen",
        "gymnasieutbildning",
        "(?:naturvetenskaps|samhällsvetenskaps|teknik|ekonomi|estetiska |humanistiska )programmet",
        "slutbetyg",
      ],
    },
    amongDegrees: {
      bachelor: ["kandidat"],
      vocational: [
        "yh",
        "(?:el|fordons|bygg|industri|barn)(?:- och (?:energi|transport|anläggnings|fritids))?programmet",
      ],
    },
    asked: {
      bachelor: [
        "(?:högskole|universitets)(?:utbildning|examen|studier)",
        "akademisk(?:a)? (?:examen|utbildning|studier)",
        "högre utbildning",
        "eftergymnasial(?:a)? (?:utbildning|studier)",
        "(?:legitimerad|utbildad|examinerad) (?:sjuksköterska|lärare|förskollärare|socionom|fysioterapeut|arbetsterapeut)",
      ],
      vocational: [
        "(?:utbildad|examinerad) (?!\\p{L}*(?:sköterska|lärare|socionom|terapeut|ingenjör|ekonom))\\p{L}+",
        "yh-(?:utbildning|examen)",
        "fackutbildning",
      ],
      none: [
        "gymnasi(?:e|al)(?:utbildning|kompetens|examen|skola)?",
        "gymnasial utbildning",
        "avslutad gymnasieutbildning",
        "gymnasiekompetens",
      ],
    },
  },
  schools: [
    "högskola",
    "högskolan",
    "folkhögskola",
    "gymnasiet",
    "universitet",
    "komvux",
    "skolan\\b",
    "\\bKTH\\b",
  ],
  spokenLanguages: {
    names: {
      English: "engelska; engelskan",
      Swedish: "svenska; svenskan",
      German: "tyska",
      French: "franska",
      Spanish: "spanska",
      Italian: "italienska",
      Portuguese: "portugisiska",
      Dutch: "nederländska; holländska",
      Polish: "polska språket",
      Danish: "danska",
      Norwegian: "norska",
      Finnish: "finska",
      Russian: "ryska",
      Arabic: "arabiska",
      Chinese: "kinesiska",
      Turkish: "turkiska",
      Ukrainian: "ukrainska",
      Romanian: "rumänska",
      Hungarian: "ungerska",
      Czech: "tjeckiska",
      Greek: "grekiska",
      Japanese: "japanska",
      Persian: "persiska",
      Somali: "somaliska",
      Croatian: "kroatiska",
      Serbian: "serbiska",
      Bosnian: "bosniska",
      "British Sign Language": "teckenspråk; svenskt teckenspråk",
    },
    levels: {
      C2: ["modersmål", "förstaspråk", "tvåspråkig\\p{L}*"],
      B2: ["flytande", "mycket god(?:a)?", "obehindrat", "utmärkt\\p{L}*"],
      B1: ["goda? kunskaper", "samtalsnivå", "medelgoda?", "konversationsnivå"],
    },
    modes: [
      "i (?:både )?tal och skrift",
      "(?:muntligt|skriftligt) och (?:skriftligt|muntligt)",
      "tala och skriva",
    ],
  },
  joining: {
    at: ["hos", "på", "vid", "i", "för"],
    surelyAnd: ["och"],
    surelyOr: ["eller"],
    and: ["och", "samt"],
    with: ["med"],
    or: ["eller"],
    but: ["men"],
    as: ["som"],
    in: ["inom", "av", "med", "från", "i"],
    articles: ["ett?", "en"],
    post: ["tjänst", "befattning", "roll"],
  },
  advert: {
    headings: {
      nice: ["meriterande", "meriter", "önskvärt", "ett plus", "bonus om du"],
      dropped: [
        "vi erbjuder(?: dig)?",
        "(?:det här|detta|vad) erbjuder vi(?: dig)?",
        "vad vi erbjuder",
        "vi kan erbjuda(?: dig)?",
        "(?:våra )?förmåner",
        "om (?:oss|företaget|arbetsplatsen|verksamheten|arbetsgivaren|organisationen|kommunen)",
        "vilka är vi.*",
        "om anställningen",
        "anställnings(?:villkor|form)",
        "villkor",
        "lön(?: och förmåner)?",
        "ansökan",
        "(?:så|hur) ansöker du",
        "sista ansökningsdag.*",
        "kontakt(?:personer)?",
        "övrigt",
        "övriga upplysningar",
        "rekryteringsprocessen",
        "välkommen med din ansökan.*",
      ],
      duties: [
        "arbetsuppgifter",
        "dina (?:huvudsakliga )?(?:arbets)?uppgifter",
        "om (?:tjänsten|rollen|jobbet|uppdraget)",
        "ditt (?:uppdrag|arbete)",
        "(?:det här|detta) (?:kommer du att|ska du) (?:göra|arbeta med|jobba med)",
        "vad du (?:kommer att|får) göra",
        "i rollen ingår",
        "ansvarsområden",
      ],
      must: [
        "kvalifikationer",
        "kvalifikationskrav",
        "kravprofil",
        "krav",
        "(?:din|önskad) (?:profil|bakgrund|kompetens)",
        "vi söker dig",
        "vem (?:är du|söker vi)",
        "vem är du",
        "om dig",
        "du som söker",
        "(?:vi tror att|för att passa|för att lyckas).*",
        "(?:det här|detta) (?:söker|kräver|förväntar) vi.*",
        "vad vi söker",
        "du har",
        "utbildning och erfarenhet",
        "erfarenhet",
        "kompetens",
      ],
    },
    must: [
      "(?:är|som) (?:ett )?krav",
      "krävs",
      "du (?:ska|behöver|måste) (?:ha|kunna|vara|behärska)",
      "vi söker (?:dig|en)",
      "vi (?:kräver|förväntar)",
      "erfarenhet (?:av|från|inom)",
      "kunskaper (?:i|om|inom)",
      "körkort",
    ],
    nice: [
      "meriterande",
      "önskvär[td]\\p{L}*",
      "(?:är )?ett plus",
      "en fördel",
      "fördelaktigt",
      "inget krav",
      "ser (?:vi )?gärna",
      "^gärna",
      "till din fördel",
    ],
    unneeded: ["(?:krävs|behövs) (?:inte|ej)", "inget krav"],
    employer: ["vi", "vår\\p{L}*"],
    demand: ["du", "din\\p{L}*", "minst", "söker", "krävs", "krav"],
    condition: [
      "(?:kan|kommer att) (?:\\p{L}+ )?(?:krävas|behövas|efterfrågas)",
      "(?:om|ifall) (?:du|tjänsten|rollen)",
      "beroende på",
    ],
    related: ["motsvarande|närliggande|liknande|likvärdig\\p{L}*|relevant\\p{L}*"],
    experienceInstead: ["eller (?:motsvarande|likvärdig|annan) (?:\\p{L}+ )?erfarenhet"],
    years: {
      unit: "års?",
      experience: "\\p{L}*erfarenhet",
      numbers: "ett/en två tre fyra fem sex sju åtta nio tio",
    },
  },
  refused: {
    age: [
      "(?:högst|max) (?:2[5-9]|[3-6]\\d) år(?: gammal)?(?! erfarenhet)",
      "maxålder",
      "(?:yngre|inte äldre) än (?:2[5-9]|[3-6]\\d)",
    ],
    gender: [
      "(?:endast|bara|enbart) (?:kvinnor|män|kvinnliga|manliga)",
      "(?:kvinnlig|manlig)a? (?:sökande|kandidat)\\p{L}*",
    ],
    "native speaker": ["modersmål", "som förstaspråk"],
    origin: ["svenskt? medborgarskap"],
    family: ["(?:ogift|barnlös)"],
  },
  roles: {
    nouns: `administratör advokat agronom ambulanssjukvårdare analytiker animatör anläggare apotekare arbetsgivare
 arbetsledare arbetsterapeut arkeolog arkitekt arkivarie assistent bagare banktjänsteman barnmorska barnskötare
 bartender behandlingsassistent besiktningsman betongarbetare bibliotekarie biolog boendestödjare bokförare
 brandman brevbärare butikschef butikssäljare byggledare byggnadsarbetare båtsman bärare chaufför chef civilekonom
 civilingenjör controller copywriter dataingenjör designer dietist diskare djursjukskötare doktorand domare
 dramapedagog driftchef drifttekniker ekonom elektriker elevassistent elingenjör elmontör enhetschef
 fastighetsmäklare fastighetsskötare fastighetstekniker fritidsledare fritidspedagog frisör fysioterapeut fysiker
 förarbetare författare förman förskollärare försäkringsmäklare försäljare formgivare forskare fotograf
 föreläsare företagsledare gjutare glasmästare golvläggare grafiker grundare guide gymnasielärare 
 handledare handläggare hantverkare hovmästare hudterapeut hälsocoach ingenjör informatör inköpare
 innesäljare installatör instruktör intendent inspektör journalist jurist kallskänka kamrer kanslist kassabiträde
 kassör kemist keramiker kock koordinator konditor konsult konstnär kontorist kranförare kriminalvårdare kurator
 kundtjänstmedarbetare kundmottagare köksbiträde köksmästare lagerarbetare lagerchef lantbrukare lantmätare
 ledare lektor ljudtekniker logoped lokalvårdare lärare läkare läkarsekreterare målare
 maskinist maskiningenjör maskinförare matros medarbetare mekaniker mentor moderator montör murare musiker
 mäklare nämndsekreterare officer operatör optiker ordningsvakt orderplockare pedagog personalchef pilot platschef
 plåtslagare polis postdoktor praktikant produktchef produktionsledare produktionstekniker professor programmerare
 projektledare projektör projektassistent projektingenjör präst psykolog receptionist redaktör redovisningsekonom
 redovisningskonsult redovisningsassistent rektor renhållningsarbetare reporter resurspedagog revisor rörmokare
 samordnare sanerare sekreterare servitör servitris sjukgymnast sjuksköterska skogsarbetare skolsköterska skräddare
 skyddsombud skådespelare slaktare slöjdlärare smed snickare socialsekreterare socionom specialist specialpedagog
 speditör städare statistiker stuveriarbetare student stödassistent svarvare svetsare systemutvecklare systemvetare
 säljare säljledare sömmerska tandhygienist tandläkare tandsköterska taxichaufför tekniker telefonist terapeut
 testare tjänsteman tolk trafikledare trainee traktorförare truckförare trädgårdsarbetare tränare tulltjänsteman
 undersköterska utbildare utredare utvecklare vaktmästare verksamhetschef verkställare verktygsmakare veterinär
 vårdare vårdbiträde väktare värd värdinna vd webbutvecklare webbredaktör yrkesofficer åkare åklagare översättare
 överläkare ekonomiassistent löneadministratör lönekonsult fältsäljare`,
    compounds: `ingenjör ekonom assistent administratör tekniker ledare skötare sköterska lärare utvecklare arbetare
      ansvarig biträde säljare förare mekaniker konsult rådgivare handläggare koordinator samordnare sekreterare vårdare
      pedagog montör operatör analytiker arkitekt chef specialist strateg controller planerare inköpare terapeut
      hygienist konstruktör projektör redaktör`,
    training: "praktikant trainee lärling student doktorand sommarvikarie",
  },
  employers: {
    forms: ["AB", "HB", "KB", "kommanditbolag"],
    houses: `kommun; kommunen; region; regionen; landsting; landstinget; sjukhus; sjukhuset; vårdcentral; vårdcentralen;
      stiftelsen; föreningen; förbundet; länsstyrelsen; myndigheten; verket; bageri; bageriet; tryckeri; handelsbolag;
      aktiebolag; bygg; åkeri`,
  },
};
