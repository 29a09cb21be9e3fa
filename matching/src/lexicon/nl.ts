import type { Lexicon } from "./lexicon.ts";

export const dutch: Lexicon = {
  code: "nl",
  cv: {
    headings: {
      summary: "persoonlijk profiel; samenvatting; profiel; over mij; wie ben ik; in het kort",
      experience: `loopbaan; professionele ervaring; relevante werkervaring; ervaring; werkervaring; waar ik heb gewerkt;
        arbeidsverleden`,
      education: `opleiding en cursussen; studie; scholing; opleiding; opleidingen; onderwijs; wat ik heb gestudeerd`,
      skills: `it vaardigheden; kennis en vaardigheden; computervaardigheden; kerncompetenties; vaardigheden;
        competenties; wat ik kan`,
      certificates: "cursussen; certificaten; certificeringen",
      languages: "vreemde talen; talen; talenkennis",
      projects: "vrijwilligerswerk; publicaties; prijzen; projecten",
      personal: `persoonlijke informatie; referenties; contactgegevens; persoonlijke gegevens; neem contact op`,
      interests: `vrije tijd; interesses en hobbys; hobby; hobby's; in mijn vrije tijd; naast het werk`,
    },
    headingWords: {
      around: `waar ik heb tot nu toe wat op even over mij wie ben hier goed in`,
      jobs: `gewerkt banen bijbanen baan werkgevers werkverleden`,
      schools: `school scholen schoolloopbaan schoolopleiding universiteit geleerd`,
      tools: "programmeertalen",
      languages: "talen taal talenkennis taalvaardigheid taalvaardigheden taalkennis",
      certificates: `certificaten certificaat certificeringen cursussen cursus trainingen bijscholing nascholing rijbewijs
        rijbewijzen`,
      projects: "projecten publicaties prijzen vrijwilligerswerk",
      interests: "vrijetijd vrijetijdsbesteding liefhebberijen",
      skills: "vaardigheden vaardigheid competenties kennis",
      experience: `ervaring ervaringen werkervaring werkervaringen stage dienstverbanden betrekkingen`,
      education: "opleiding opleidingen onderwijs scholing studie kwalificaties",
      personal: "contactgegevens persoonsgegevens gegevens referenties informatie",
      summary: "profiel samenvatting doelstelling",
      career: "loopbaan arbeidsverleden werkzaamheden",
    },
    besideHeadingWords: `en het van voor met professioneel professionele werk belangrijkste relevante relevantie overige
      aanvullende persoonlijk persoonlijke mijn vreemde gesproken eerdere gevolgde behaald behaalde`,
    fieldWords: {
      name: "naam namen",
      other: `cijfer cijfers resultaat salaris reden nationaliteit telefoon specialisatie vakken dienstverband
        uren profiel richting begrijpen spreken schrijven luisteren lezen moedertaal andere`,
      tasks: `taken werkzaamheden verantwoordelijkheden taakomschrijving functieomschrijving omschrijving
        activiteiten`,
      start: "begin start aanvang startdatum begindatum ingangsdatum indiensttreding",
      end: "eind einde einddatum afronding uitdiensttreding",
      dates: "datum data periode duur jaar jaren tijdvak jaartal jaartallen maand",
      employer: `werkgever werkgevers bedrijf bedrijfsnaam onderneming organisatie organisatienaam firma`,
      school: `school scholen onderwijsinstelling instelling instituut universiteit hogeschool opleidingsinstituut
        schoolnaam college academie`,
      detail: "plaats stad adres vestigingsplaats land locatie soort type",
      title: "functie functies functietitel functienaam beroep positie rol functiebenaming",
      degree: `opleiding opleidingen diploma studie studierichting cursus kwalificatie graad titel examen
        opleidingsniveau niveau`,
    },
    besideFieldWords: `van de het een en of bij in uw mijn huidige laatste laatst vervulde behaald behaalde gevolgde
      uitgeoefende volledige belangrijkste beklede tot sinds dienst`,
    fields: {
      dates: "periode; duur; van tot; datum; data; tijdvak; dienstverband; jaar",
      start: "van; begin; begindatum; startdatum; in dienst",
      end: "tot; tot en met; einde; einddatum; uit dienst",
      title: `functie; functie of beroep; functietitel; beroep of functie; rol; beroep; werkzaam als;
        functienaam; positie; rang`,
      employer: `werkgever; bedrijf; naam van werkgever; naam van de werkgever; naam en adres van de werkgever;
        organisatie; naam werkgever; naam bedrijf; bedrijfsnaam; opdrachtgever; werkgever en plaats; werkplek`,
      tasks: `taken; werkzaamheden; voornaamste werkzaamheden;
        voornaamste werkzaamheden en verantwoordelijkheden; taken en verantwoordelijkheden;
        verantwoordelijkheden; belangrijkste taken; omschrijving; sector; branche; reden van vertrek`,
      degree: "kwalificatie; naam van de kwalificatie; diploma; studie; richting; graad",
      school: `instelling; onderwijsinstelling; naam van de instelling; school; instituut; universiteit;
        hogeschool; opleidingsinstituut; naam school`,
      name: "naam; naam en voornaam; voornaam en achternaam; volledige naam; achternaam voornaam",
      givenName: "voornaam; voornamen",
      surname: "achternaam; familienaam",
      other: `adres; telefoon; mobiel; geboortedatum; geboorteplaats; nationaliteit; burgerlijke staat;
        rijbewijs; plaats`,
    },
    ditto: `idem; dito; zelfde bedrijf; zelfde werkgever; zelfde school`,
    phone: "tel telefoon telefoonnummer mobiel gsm thuis vast",
  },
  dates: {
    months: `januari; februari; maart mrt; april; mei; juni; juli; augustus; september; oktober; november; december`,
    seasons: {
      spring: "lente voorjaar",
      summer: "zomer zomers",
      autumn: "herfst najaar",
      winter: "winter winters",
    },
    until: ["tot en met", "tot", "t/m"],
    now: ["heden", "op heden", "nu", "nu toe", "vandaag"],
    since: ["sinds", "vanaf"],
    from: ["van"],
    onwards: ["en verder", "lopend"],
    lengths: { years: ["jaar"], months: ["maanden"] },
  },
  degrees: {
    byName: {
      master: ["doctorandus", "drs\\."],
      bachelor: ["hbo"],
      vocational: ["mbo(?=-?\\s?\\d)", "vakopleiding"],
      none: ["havo", "vwo", "vmbo", "mavo"],
    },
    amongDegrees: {
      vocational: ["mbo"],
      none: ["lbo"],
    },
    asked: {
      bachelor: [
        "hbo-?(?:\\p{L}+)?",
        "universitair(?:e)?",
        "academisch(?:e)?(?= (?:werk|opleiding|niveau|denk))",
        "wo(?=-(?:niveau|opleiding|diploma)| (?:werk|opleiding|niveau|denk)|\\/|$)",
      ],
      vocational: ["mbo-?(?:\\p{L}+)?", "beroepsopleiding"],
      none: ["middelbare school", "middelbaar onderwijs"],
    },
  },
  schools: ["hogeschool", "\\bROC\\b", "lyceum", "atheneum"],
  spokenLanguages: {
    names: {
      English: "Engels",
      German: "Duits",
      French: "Frans",
      Spanish: "Spaans",
      Italian: "Italiaans",
      Dutch: "Nederlands",
    },
    levels: {
      C2: ["moedertaal"],
      B2: ["vloeiend"],
    },
  },
  joining: {
    at: ["bij", "bij (?:de|het|een)", "voor", "in", "op"],
    and: ["en"],
    with: ["met"],
    or: ["of"],
    but: ["maar"],
    as: ["als"],
    in: ["in", "van", "op", "met"],
    articles: ["een", "het", "de"],
    post: ["functie"],
  },
  advert: {
    headings: {
      must: ["profiel"],
    },
    unneeded: ["niet (?:nodig|vereist|noodzakelijk)", "geen vereiste"],
    employer: ["wij", "we", "ons", "onze"],
    demand: [
      "je",
      "jij",
      "jouw",
      "u",
      "uw",
      "minimaal",
      "minstens",
      "zoek\\p{L}*",
      "vragen",
      "verwacht\\p{L}*",
    ],
    nice: [
      "een pré",
      "een (?:plus|pluspunt|voordeel)",
      "gewenst",
      "wenselijk",
      "mooi meegenomen",
      "geen vereiste",
    ],
    condition: [
      "(?:indien|als|mits) (?:je|u|de functie|nodig|van toepassing)",
      "kan (?:\\p{L}+ )?(?:gevraagd|vereist|nodig)",
      "of (?:de )?bereid(?:heid)?",
      "afhankelijk van",
    ],
    related: ["vergelijkba(?:ar|re)|soortgelijke?|gelijkwaardige?|aanverwante?|gerelateerde?"],
    experienceInstead: ["of (?:\\p{L}+ )?(?:vergelijkbare|gelijkwaardige|relevante) (?:werk)?ervaring"],
    years: {
      unit: "(?:jaar|jaren|jarige)",
      experience: "\\p{L}*ervaring",
      numbers: "een twee drie vier vijf zes zeven acht negen tien",
    },
  },
  refused: {
    age: ["maximumleeftijd", "maximale leeftijd", "(?:jonger|niet ouder) dan (?:2[5-9]|[3-6]\\d)"],
    gender: [
      "(?:alleen|uitsluitend) (?:voor )?(?:vrouwen|mannen|dames|heren)",
      "(?:vrouwelijke|mannelijke) kandida\\p{L}+",
    ],
    "native speaker": ["moedertaal"],
    origin: ["(?:nederlandse|belgische) nationaliteit"],
    family: ["(?:ongehuwd|kinderloos|zonder kinderen)"],
    "health and looks": ["representatief uiterlijk"],
  },
  roles: {
    nouns: `accountant administrateur advocaat afwashulp analist apotheker assistent assistente bakker
      bankmedewerker barkeeper bediende begeleider begeleidster behandelaar beleidsmedewerker beveiliger
      bezorger bibliothecaris bioloog bloemist boer boekhoudster bouwvakker buschauffeur caissière chauffeur
      chef chemicus conciërge conducteur consulent consulente coördinator cursusleider dakdekker decaan
      dierenarts dierenverzorger docente dokter drukker eigenaar eigenaresse elektricien elektromonteur
      ergotherapeut fietsenmaker fotograaf fysiotherapeut gastheer gastvrouw gids glazenwasser griffier
      grondwerker hoofd hovenier huisarts huismeester hulp hulpkok ingenieur inkoper inspecteur installateur
      instructeur interieurverzorger invalkracht jurist juriste kapper kapster kassamedewerker kassière
      keukenhulp klusjesman koerier koster kwaliteitsmanager laborant laborante lasser leerkracht leerling
      leidster logopedist loodgieter machinist magazijnier makelaar manager masseur mecanicien metselaar
      molenaar monteur musicus notaris ober oberkelner onderwijsassistent onderwijzer onderwijzeres ondernemer
      ontwerper ontwerpster operator opperman opticien orderpicker orthopedagoog pedagoog pianist planner
      ploegleider podoloog politieagent portier postbezorger postbode predikant presentator producent
      programmeur projectmanager psycholoog receptionist receptioniste rechter redacteur redactrice regisseur
      reisleider restaurateur samensteller schilder schoonmaker schoonmaakster schrijver secretaresse
      secretaris serveerster slager slotenmaker sollicitant specialist stagebegeleider stage steigerbouwer
      steward stewardess straatmaker stukadoor tandarts tandtechnicus tekenaar telefonist telefoniste tester
      theoloog therapeut timmerman tolk trainer tuinder tuinman uitvoerder vakkenvuller verkoopster vertaler
      vertaalster vertegenwoordiger verpleger verpleegster verzekeringsadviseur verzorgende verzorger
      verzorgster vormgever vormgeefster vrijwilliger vrijwilligster voorman voorvrouw vrachtwagenchauffeur
      wasser webdesigner werknemer werkstudent werktuigbouwkundige werkvoorbereider wetenschapper zelfstandige
      zzp'er zzp ziekenverzorgende zorgkundige promovendus aio hoogleraar lector afdelingshoofd bedrijfsleider
      teamlead ontwikkelaar verpleegkundige boekhouder adviseur medewerker medewerkster stagiair kok leraar
      lerares docent onderzoeker technicus verkoper projectleider teamleider directeur beheerder bestuurder
      arts`,
    compounds: `ontwerper ontwikkelaar chauffeur medewerk(?:er|ster) adviseur monteur manager beheerder
      begeleid(?:er|ster) bereider verko(?:per|opster) inkoper verzorg(?:er|ster|ende) assistente? therapeut
      hoofd leid(?:er|ster) werker picker bezorger bestuurder schilder trainer docent leerkracht ingenieur
      technicus installateur operator consultant coördinator meester controleur inspecteur medewerker kundige
      leider`,
  },
  employers: {
    forms: ["b\\.?\\s?v\\.?", "n\\.?\\s?v\\.?"],
    houses: `gemeente; ziekenhuis; zorggroep; stichting; drukkerij; bakkerij; vereniging; thuiszorg`,
  },
};
