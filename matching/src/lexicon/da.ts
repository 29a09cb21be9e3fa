import type { Lexicon } from "./lexicon.ts";

export const danish: Lexicon = {
  code: "da",
  cv: {
    headings: {
      summary: `resumé; profil; profiltekst; kort profil; personlig profil; faglig profil; om mig; kort om mig;
        hvem er jeg; præsentation; sammenfatning; mål; karrieremål; kort fortalt`,
      experience: `erhvervserfaring; arbejdserfaring; erfaring; erfaringer; relevant erfaring; relevant erhvervserfaring;
        professionel erfaring; faglig erfaring; ansættelser; tidligere ansættelser; stillinger; tidligere stillinger;
        karriere; karriereforløb; arbejde; praktik; fritidsjob; studiejob; her har jeg arbejdet; ansættelsesforhold`,
      education: `uddannelse; uddannelser; uddannelse og kurser; uddannelsesbaggrund; uddannelsesforløb; studier; skolegang;
        akademisk baggrund; teoretisk baggrund; eksamen; eksaminer`,
      skills: `kompetencer; faglige kompetencer; nøglekompetencer; kernekompetencer; personlige kompetencer;
        tekniske kompetencer; it kompetencer; it færdigheder; it kundskaber; it erfaring; færdigheder; kvalifikationer;
        faglige kvalifikationer; personlige kvalifikationer; styrker; evner; kundskaber; værktøjer; det kan jeg; it`,
      certificates: `kurser; kurser og certifikater; kurser og efteruddannelse; efteruddannelse; videreuddannelse; certifikater;
        certificeringer; beviser; kursusbeviser; kørekort; kørekort og certifikater; autorisation; autorisationer`,
      languages: "sprog; sprogkundskaber; sprogkompetencer; sproglige kompetencer; sprogfærdigheder",
      projects: `projekter; udvalgte projekter; egne projekter; publikationer; udgivelser; priser; hædersbevisninger;
        frivilligt arbejde; frivillig; frivilligt engagement; tillidshverv; bestyrelsesarbejde; foreningsarbejde`,
      personal: `kontakt; kontaktoplysninger; kontaktinformation; personlige oplysninger; personlige data; persondata;
        personoplysninger; personlige forhold; privat; om mig privat; referencer; referencer oplyses gerne; øvrige oplysninger;
        andre oplysninger; øvrigt`,
      interests: `interesser; fritid; fritidsinteresser; hobby; hobbyer; hobbies; fritid og interesser; i min fritid;
        fritidsaktiviteter`,
    },
    headingWords: {
      around: `hvor har hvad pa vej nar fri mv`,
      jobs: `jobs job arbejdet arbejdsmarkedet arbejdsgivere værnepligt`,
      schools: `skoler skole læst gymnasium uddannelsesmæssig universitet`,
      self: `mig`,
      tools: "programmering programmeringssprog værktøjer databaser programmer teknologier",
      languages: "sprog sprogkundskaber sprogkompetencer sprogfærdigheder sproglige",
      certificates:
        "certifikater certificeringer kurser kursus beviser efteruddannelse videreuddannelse kørekort autorisation",
      projects: "projekter publikationer priser frivilligt frivillig tillidshverv",
      interests: "interesser fritid fritidsinteresser hobbyer",
      skills: "kompetencer kompetence færdigheder kundskaber styrker evner kvalifikationer",
      experience:
        "erfaring erfaringer erhvervserfaring arbejdserfaring ansættelser ansættelse stillinger praktik",
      education: "uddannelse uddannelser studier skolegang",
      personal: "kontakt kontaktoplysninger oplysninger referencer privat",
      summary: "resume sammenfatning præsentation",
      studies: "akademisk",
      career: "karriere karriereforløb arbejde",
    },
    besideHeadingWords: `og eller med indenfor inden fra om af til min mine mit jeg professionel professionelle faglig faglige
      tidligere nuværende relevant relevante vigtigste tekniske teknisk personlige personlig sociale digitale øvrige andre
      anden seneste udvalgte egne gennemførte afsluttede baggrund`,
    fieldWords: {
      name: "navn",
      other: `karakter karakterer resultat løn arsag nationalitet telefon timetal ansættelsesform retning
        karaktergennemsnit forstaelse tale skrive lytte læse modersmal andre ovrige`,
      tasks: "opgaver arbejdsopgaver ansvar ansvarsomrader beskrivelse stillingsbeskrivelse",
      start: "start startdato begyndelse tiltrædelse ansættelsesdato",
      end: "slut slutdato afslutning fratrædelse",
      dates: "periode perioder dato datoer ar arstal varighed tidsrum",
      employer: `arbejdsgiver arbejdsgivere arbejdsgivers virksomhed virksomhedens firma arbejdsplads virksomhedsnavn
        organisation`,
      school: `skole skolen uddannelsessted universitet institution uddannelsesinstitution skolenavn læreanstalt`,
      detail: "sted by adresse land type",
      title: "stilling stillingsbetegnelse titel funktion jobtitel rolle erhverv jobfunktion",
      degree: "uddannelse uddannelser eksamen kursus grad kvalifikation diplom uddannelsesretning",
    },
    besideFieldWords: `pa af og eller i hos din min nuværende seneste besat opnaet afsluttet gennemført fulde
      væsentligste fra til`,
    fields: {
      dates: "dato; datoer; periode; fra til; tidsrum; ansættelsesperiode; årstal; år",
      start: "fra; start; startdato; begyndt",
      end: "til; slut; slutdato",
      title: `stilling; stillingsbetegnelse; titel; stillingstitel; erhverv eller stilling;
        beskæftigelse eller stilling; job; rolle; ansat som; profession; position`,
      employer: `arbejdsgiver; virksomhed; firma; arbejdsgivers navn; arbejdsgiverens navn og adresse;
        arbejdssted; ansættelsessted; organisation; arbejdsplads; virksomhedens navn`,
      tasks: `arbejdsopgaver; opgaver; ansvarsområder; vigtigste arbejdsopgaver;
        vigtigste opgaver og ansvarsområder; branche eller sektor; type virksomhed eller sektor; arbejdsområder;
        ansvar; beskrivelse; primære opgaver; hovedopgaver; branche`,
      degree: "eksamen; kvalifikation; betegnelse for kvalifikation; uddannelsesbevis; grad; linje; retning",
      school: `uddannelsessted; uddannelsesinstitution; skole; universitet; navn på uddannelsesinstitution;
        uddannelsessted og by; institution; gymnasium; højskole`,
      name: "navn; fulde navn; for og efternavn; efternavn fornavn; fornavn efternavn",
      givenName: "fornavn; fornavne",
      surname: "efternavn; efternavne",
      other: `adresse; telefon; mobil; mobiltelefon; e mail; fødselsdato; fødested; fødselsår; nationalitet;
        statsborgerskab; civilstand; civilstatus; køn; bopæl`,
    },
    ditto: `samme virksomhed; samme arbejdsgiver; samme skole; ditto`,
    phone: "tlf tel telefon mobil mobilnummer",
  },
  dates: {
    months: "januar; februar; marts; april; maj; juni; juli; august; september; oktober; november; december",
    seasons: {
      spring: "foraret forar",
      summer: "sommeren sommer somre somrene",
      autumn: "efteraret efterar",
      winter: "vinteren",
    },
    until: ["til", "til og med", "t\\.?o\\.?m\\.?", "frem til", "til den", "til og med den"],
    now: ["nu", "dags dato", "d\\.?d\\.?", "i dag", "idag", "nuværende", "igangværende", "fortsat", "stadig"],
    since: ["siden", "fra", "fra og med"],
    from: ["fra"],
    onwards: ["og fremefter", "og frem"],
  },
  degrees: {
    byName: {
      doctorate: ["ph\\.d\\.-grad", "doktorgrad", "dr\\.\\s?(?:phil|med|scient|techn)"],
      master: [
        "kandidatgrad",
        "kandidatuddannelse",
        "kandidateksamen",
        "civilingeniør",
        "cand\\.\\s?\\p{L}+(?:\\.\\s?\\p{L}+)?",
        "masteruddannelse",
        "mastergrad",
      ],
      bachelor: [
        "bachelor(?:grad|uddannelse|eksamen)",
        "professionsbachelor",
        "diplomingeniør",
        "akademiingeniør",
        "diplomuddannelse",
        "h\\.?d\\.?(?= i\\b)",
        "læreruddannelsen",
        "pædagoguddannelsen",
        "sygeplejerskeuddannelsen",
      ],
      vocational: [
        "erhvervsuddannelse",
        "erhvervsakademiuddannelse",
        "svendebrev",
        "svendeprøve",
        "fagbrev",
        "akademiuddannelse",
        "elevuddannelse",
        "eud",
        "mesterbrev",
        "kontoruddannelse",
        "handelsuddannelse",
        "(?:social- og sundheds)(?:assistent|hjælper)(?:uddannelse)?",
      ],
      none: [
        "studentereksamen",
        "gymnasial uddannelse",
        "hf(?:-eksamen)?(?=$|,| \\()",
        "hhx",
        "htx",
        "stx",
        "folkeskolens afgangsprøve",
        "10\\. klasse",
        "9\\. klasse",
      ],
    },
    amongDegrees: { vocational: ["elev", "faglært", "udlært", "datamatiker", "markedsføringsøkonom"] },
    asked: {
      master: ["lang videregående uddannelse", "kandidatniveau"],
      bachelor: [
        "(?:mellemlang |mellemlange |kort |længere )?videregående uddannelse",
        "akademisk (?:uddannelse|baggrund)",
        "universitetsuddannelse",
        "universitetsgrad",
        "(?:uddannet|autoriseret) (?:\\p{L}*ingeniør|sygeplejerske|lærer|pædagog|socialrådgiver|fysioterapeut|ergoterapeut)",
      ],
      vocational: [
        "(?:faglig|håndværksmæssig|merkantil|teknisk|relevant) uddannelse",
        "faglært",
        "uddannet (?!\\p{L}*(?:ingeniør|sygeplejerske|lærer|pædagog|rådgiver|terapeut))\\p{L}+",
        "udlært \\p{L}+",
        "baggrund som faglært",
      ],
      none: ["gymnasial (?:uddannelse|baggrund)", "folkeskole"],
    },
  },
  schools: [
    "universitet",
    "højskole",
    "gymnasium",
    "handelsskole",
    "erhvervsskole",
    "erhvervsakademi",
    "professionshøjskole",
    "seminarium",
    "ingeniørhøjskole",
    "folkeskole",
    "skolen\\b",
    "\\bDTU\\b",
    "\\bVUC\\b",
    "\\bEUC\\b",
  ],
  spokenLanguages: {
    names: {
      English: "engelsk",
      Danish: "dansk",
      German: "tysk",
      French: "fransk",
      Spanish: "spansk",
      Italian: "italiensk",
      Portuguese: "portugisisk",
      Dutch: "hollandsk; nederlandsk",
      Polish: "polsk",
      Swedish: "svensk",
      Norwegian: "norsk",
      Finnish: "finsk",
      Russian: "russisk",
      Arabic: "arabisk",
      Chinese: "kinesisk",
      Turkish: "tyrkisk",
      Ukrainian: "ukrainsk",
      Romanian: "rumænsk",
      Hungarian: "ungarsk",
      Czech: "tjekkisk",
      Greek: "græsk",
      Japanese: "japansk",
      Persian: "persisk",
      Bosnian: "bosnisk",
      "British Sign Language": "tegnsprog; dansk tegnsprog",
    },
    levels: {
      C2: ["modersmål", "tosprog\\p{L}*"],
      B2: ["flydende", "forhandlingssikker\\p{L}*", "forhandlingsniveau", "ubesværet", "meget gode?"],
      B1: ["samtaleniveau", "godt? kendskab", "mellem(?:niveau)?", "konversation\\p{L}*", "mundtligt"],
    },
    modes: [
      "i (?:både )?(?:skrift og tale|tale og skrift)",
      "(?:mundtligt|skriftligt) og (?:skriftligt|mundtligt)",
      "taler? og skriver?",
    ],
  },
  joining: {
    at: ["hos", "ved", "i", "på"],
    surelyAnd: ["og", "samt"],
    surelyOr: ["eller"],
    and: ["og", "samt"],
    with: ["med"],
    or: ["eller"],
    but: ["men"],
    as: ["som"],
    in: ["inden for", "indenfor", "med", "fra", "i"],
    articles: ["et", "en"],
    post: ["stilling", "job", "rolle"],
  },
  advert: {
    headings: {
      nice: [
        "en fordel",
        "et plus",
        "ønskeligt",
        "gerne også",
        "fordelagtigt",
        "nice to have",
        "det er ikke et krav",
      ],
      dropped: [
        "vi tilbyder(?: dig)?",
        "(?:det|hvad) tilbyder vi(?: dig)?",
        "hvad vi tilbyder",
        "vi kan tilbyde(?: dig)?",
        "det får du(?: hos os)?",
        "(?:løn|ansættelse)(?:s- og| og) (?:ansættelses|arbejds)?(?:vilkår|forhold)",
        "(?:ansættelses)?vilkår",
        "løn",
        "goder",
        "fordele hos os",
        "om (?:os|virksomheden|arbejdspladsen|afdelingen|kommunen)",
        "hvem er vi",
        "vi er",
        "vores (?:virksomhed|arbejdsplads|afdeling)",
        "ansøgning(?:en)?(?: og .*)?",
        "(?:sådan|hvordan) søger du",
        "søg (?:stillingen|jobbet).*",
        "ansøgningsfrist.*",
        "kontakt",
        "yderligere (?:information|oplysninger)",
        "praktiske oplysninger",
        "interesseret",
      ],
      duties: [
        "arbejdsopgaver",
        "dine (?:primære |kommende )?(?:arbejds)?opgaver",
        "dit (?:ansvar|job|arbejde)",
        "om (?:jobbet|stillingen|rollen)",
        "(?:dine )?ansvarsområder",
        "det skal du lave",
        "hvad du skal lave",
        "opgaverne",
        "jobbet",
        "i jobbet skal du",
      ],
      must: [
        "(?:din|ønsket) (?:profil|baggrund)",
        "dine kvalifikationer",
        "kvalifikationer",
        "hvem er du",
        "om dig",
        "vi (?:søger|leder efter|forventer|ønsker)",
        "(?:det|hvad) (?:forventer|søger) vi",
        "vi lægger vægt på",
        "krav(?: til dig)?",
        "du (?:har|er|skal)",
        "(?:faglige|personlige) (?:kvalifikationer|kompetencer)",
        "kompetencer",
        "erfaring",
        "vi forestiller os.*",
      ],
    },
    must: [
      "er (?:et )?krav",
      "(?:er )?nødvendig\\p{L}*",
      "du (?:skal|bør) (?:have|kunne|være|beherske)",
      "vi (?:kræver|forventer|søger)",
      "erfaring (?:med|fra|inden for|som)",
      "kendskab til",
      "kørekort",
    ],
    nice: [
      "en fordel",
      "et (?:stort )?plus",
      "ønskelig\\p{L}*",
      "ser (?:vi )?(?:meget )?gerne",
      "^gerne",
      "(?:men )?ikke et krav",
      "velkomment",
      "kommer dig til gode",
    ],
    unneeded: ["(?:kræves|behøves) ikke", "(?:er )?ikke (?:et krav|nødvendig\\p{L}*)", "intet krav"],
    employer: ["vi", "vores"],
    demand: ["du", "din\\p{L}*", "mindst", "minimum", "søger", "kræver", "krav", "forventer"],
    condition: [
      "(?:kan|vil) (?:\\p{L}+ )?(?:kræves|blive krævet|være nødvendig\\p{L}*)",
      "(?:hvis|såfremt) (?:du|stillingen|jobbet)",
      "afhængig\\p{L}* af",
      "eller (?:er )?(?:villig|indstillet) (?:til|på)",
    ],
    related: ["tilsvarende|lignende|beslægtet|beslægtede|relevant\\p{L}*|sammenlignelig\\p{L}*|ligestillet"],
    experienceInstead: ["eller (?:tilsvarende|lignende|anden) (?:\\p{L}+ )?(?:erhvervs)?erfaring"],
    years: {
      unit: "(?:års?|årig\\p{L}*)",
      experience: "\\p{L}*erfaring",
      numbers: "et/en/ét/én to tre fire fem seks syv otte ni ti",
    },
  },
  refused: {
    age: [
      "(?:højst|maks\\.?|maksimalt) (?:2[5-9]|[3-6]\\d) år(?: gammel)?(?! erfaring)",
      "aldersgrænse",
      "(?:yngre|ikke ældre) end (?:2[5-9]|[3-6]\\d)",
    ],
    gender: [
      "(?:kun|udelukkende) (?:kvinder|mænd|kvindelige|mandlige)",
      "(?:kvindelig|mandlig)e? (?:ansøger|kandidat|medarbejder)\\p{L}*",
    ],
    "native speaker": ["modersmål", "accentfri\\p{L}*"],
    origin: ["dansk statsborgerskab", "etnisk dansk"],
    family: ["ugift", "barnløs", "uden børn"],
    "health and looks": ["pænt udseende", "attraktivt ydre"],
  },
  roles: {
    nouns: `advokat afdelingsleder afdelingschef administrator agronom ambulancebehandler ambulanceredder analytiker anlægsgartner
 arbejdsleder arkitekt arkivar assistent bager bankrådgiver bartender bedemand betjent bibliotekar biolog bioanalytiker
 blikkenslager bogholder boghandler brandmand buschauffør butiksassistent butikschef butiksmedarbejder bygningskonstruktør
 chauffør chef chefkonsulent controller datamatiker designer dommer dyrlæge dyrepasser ejendomsfunktionær ejendomsmægler
 elektriker elektrotekniker elev ekspedient ergoterapeut fagkonsulent farmakonom farmaceut finmekaniker
 fisker formand forsker forfatter forskningsassistent fotograf frisør fuldmægtig fysiker fysioterapeut fængselsbetjent
 gartner glarmester grafiker grossist guide gulvlægger handelselev havnearbejder hjælper hjemmehjælper hovmester håndværker
 indkøber informatiker ingeniør inspektør installatør instruktør it-supporter jordemoder journalist jurist kassemedarbejder
 kassedame kemiker kirurg klinikassistent kok kommunikationsmedarbejder konditor konsulent konstruktør kontorassistent
 kontorelev koordinator kranfører kundekonsulent kundeservicemedarbejder køkkenassistent køkkenchef køkkenmedhjælper
 laborant lagerarbejder lagerchef lagermedarbejder landmand landmåler leder lektor lærer læge lægesekretær lærling lønbogholder
 maler maskinarbejder maskinfører maskiningeniør maskinist maskinmester mediegrafiker medarbejder mekaniker mejerist
 mentor montør murer musiker mægler møbelsnedker oldfrue operatør optiker opsynsmand ordblindelærer overlæge oversætter
 personalechef piccolo pilot planlægger plejer portør postbud praktikant produktionsleder produktionsmedarbejder produktchef
 programmør projektleder projektkoordinator projektingeniør projektassistent præst psykolog pædagog pædagogmedhjælper
 radiograf receptionist redaktør regnskabsassistent regnskabschef regnskabsmedarbejder rejseleder rengøringsassistent revisor
 rådgiver sagsbehandler sanitør sekretær serviceassistent servicetekniker skibsfører skibsassistent skolelærer skomager
 skuespiller slagter smed snedker socialpædagog socialrådgiver sosu-assistent sosu-hjælper specialist speditør
 sporarbejder stilladsarbejder student studentermedhjælper stuepige supporter svejser sygehjælper sygeplejerske systemudvikler
 sælger tandlæge tandplejer tekniker telefonist terapeut tjener tolk tryktekniker tømrer trafikleder truckfører underviser
 vagt vagtmester vejleder vicevært viceinspektør vikar vindmølletekniker vvs-montør økonom økonomichef økonomimedarbejder
 økonomiassistent ordblindeunderviser webudvikler udvikler direktør adjunkt forretningsfører`,
    compounds: `ingeniør konsulent medarbejder assistent administrator tekniker leder plejer plejerske lærer udvikler arbejder
      ansvarlig sælger fører mekaniker rådgiver koordinator sekretær pædagog montør operatør analytiker arkitekt chef specialist
      planlægger indkøber terapeut konstruktør medhjælper behandler bogholder chauffør direktør økonom vejleder`,
    training: "praktikant elev lærling student studentermedhjælper trainee føl",
  },
  employers: {
    forms: ["a/s", "aps", "i/s", "k/s", "amba"],
    houses: `kommune; region; sygehus; sygehuset; hospitalet; fabrik; maskinfabrik; foreningen; fonden; styrelsen; ministeriet;
      bageri; bageriet; trykkeri; trykkeriet; vuggestue; børnehave; plejehjem; plejehjemmet; forlaget; byggeselskab; vognmandsforretning`,
  },
};
