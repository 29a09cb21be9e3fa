import type { Lexicon } from "./lexicon.ts";

export const german: Lexicon = {
  code: "de",
  cv: {
    headings: {
      summary: `über mich selbst; kurzvorstellung; persönliches profil; profil; kurzprofil; über mich; zusammenfassung;
        wer ich bin; auf einen blick`,
      experience: `berufliche erfahrung; beruflicher hintergrund; berufliche laufbahn; berufliche stationen;
        berufliche tätigkeit; berufstätigkeit; berufserfahrung; beruflicher werdegang; werdegang; berufspraxis;
        praktische erfahrung; arbeitserfahrung; praktika; wo ich gearbeitet habe; was ich bisher gemacht habe;
        stationen`,
      education: `akademische ausbildung; studium und ausbildung; schulische ausbildung; ausbildung und studium;
        hochschulbildung; schule und studium; akademischer werdegang; ausbildung; bildung; studium; bildungsweg;
        schulbildung; aus und weiterbildung; wo ich gelernt habe`,
      skills: `fachliche kenntnisse; edv kenntnisse; technische kenntnisse; technische fähigkeiten;
        fähigkeiten und kenntnisse; besondere kenntnisse; fachkompetenzen; stärken; software kenntnisse;
        fähigkeiten; kenntnisse; it kenntnisse; kompetenzen; fachkenntnisse; kenntnisse und fähigkeiten;
        was ich kann; was ich mitbringe; meine stärken`,
      certificates: `weiterbildung; weiterbildungen; fortbildungen; fortbildung; zertifikate und weiterbildungen; kurse;
        zertifikate; zertifizierungen; bescheinigungen; lizenzen; lizenzen und zertifikate`,
      languages: "fremdsprachen; sprachen und kenntnisse; sprachen; sprachkenntnisse",
      projects: `ausgewählte projekte; veröffentlichungen; auszeichnungen; ehrenamtliches engagement; projekte; ehrenamt`,
      personal: `personalien; persönliche angaben; kontaktdaten; persönliche daten; kontakt; angaben zur person;
        referenzen; so erreichen sie mich`,
      interests: `freizeit; interessen und hobbys; freizeitaktivitäten; hobbys; interessen; in meiner freizeit;
        neben der arbeit`,
    },
    headingWords: {
      around: `wo ich war uberall habe bis jetzt bisher gelernt was gern mache kurz uber mich zu meiner bin an von in neueste zuerst schon`,
      jobs: `gearbeitet jobs job nebenjobs aushilfsjobs wehrdienst zivildienst bundeswehr stellen arbeitgeber ferienjobs arbeit`,
      schools: `schulbesuch schulen lehre schulzeit studienzeit berufsschule universitat hochschule`,
      self: `person`,
      tools: "programmiersprachen technologien werkzeuge datenbanken",
      languages: `sprachen sprachkenntnisse fremdsprachen fremdsprachenkenntnisse sprachliche spreche`,
      certificates: `zertifikate zertifikat zertifizierungen zertifizierung fortbildung fortbildungen weiterbildung
        weiterbildungen weiterqualifizierung zusatzqualifikationen zusatzausbildung kurse kurs lehrgange
        schulungen schulung seminare bescheinigungen lizenzen fuhrerschein fuhrerscheine`,
      projects: `projekte projekt veroffentlichungen publikationen auszeichnungen ehrenamt ehrenamtliche ehrenamtliches
        engagement`,
      interests: "hobbys interessen freizeit freizeitaktivitaten",
      skills: `kompetenzen kompetenz kenntnisse fachkenntnisse edvkenntnisse itkenntnisse fahigkeiten fertigkeiten
        starken`,
      experience: `erfahrung erfahrungen berufserfahrung berufserfahrungen arbeitserfahrung praxiserfahrung berufspraxis
        berufstatigkeit beschaftigungen beschaftigung arbeitsverhaltnisse praktika praktikum anstellungen`,
      education: `ausbildung ausbildungen bildung studium schule schulbildung schulausbildung hochschulbildung
        hochschulstudium berufsausbildung bildungsweg bildungsgang qualifikationen`,
      personal: "kontakt kontaktdaten kontaktinformationen personalien referenzen daten angaben",
      summary: "profil kurzprofil zusammenfassung motivation",
      studies: "schulische schulischer akademische akademischer",
      career: "werdegang laufbahn stationen tatigkeiten tatigkeit activities",
    },
    besideHeadingWords: `und das der die den im mit zur zum oder sowie beruflich berufliche beruflicher berufliches beruflichen
      berufs technische technischer wichtigste wichtige wesentliche schlussel fort aus relevanter relevantes
      ausgewahlte ausgewahlter zusatzliche weitere sonstige andere besondere spezielle personlich personliche
      personlicher soziale edv meine mein bekannte fachliche fachlich fach allgemeine methodische bisherige
      letzte aktuelle niveau wichtigsten erworbene abgeschlossene besuchte private`,
    fieldWords: {
      name: "name namen bezeichnung",
      other: `note noten abschlussnote gesamtnote durchschnitt ergebnis gehalt kundigungsgrund austrittsgrund
        grund staatsangehorigkeit nationalitat geburtsdatum geburtsort familienstand telefon mobil religion
        fach facher schwerpunkt schwerpunkte thema mitarbeiterzahl umfang stunden pensum verstehen sprechen
        schreiben horen lesen muttersprache interaktion weitere selbstbeurteilung`,
      tasks: `aufgaben tatigkeiten tatigkeitsbeschreibung aufgabengebiet aufgabenbereich verantwortung
        aufgabenschwerpunkte hauptaufgaben stellenbeschreibung kurzbeschreibung`,
      start: "beginn anfang eintritt eintrittsdatum startdatum anfangsdatum",
      end: "ende austritt austrittsdatum enddatum abschlussjahr abschlussdatum",
      dates: `zeitraum zeit datum daten dauer zeitspanne jahr jahre beschaftigungszeitraum beschaftigungsdauer
        zeitangabe laufzeit`,
      employer: `arbeitgeber arbeitgebers firma firmen unternehmen unternehmens betrieb betriebs firmenname
        unternehmensname betriebsstatte einsatzbetrieb ausbildungsbetrieb einrichtung organisation
        dienststelle arbeitsort`,
      school: `schule schulen instituts hochschule universitat institut schulname bildungseinrichtung
        bildungsstatte ausbildungsstatte ausbildungseinrichtung lehranstalt bildungstrager akademie
        fachhochschule berufsschule schultyp lehrinstitut`,
      detail: "ort stadt anschrift adresse land sitz art typ",
      title: `position stelle funktion beruf berufsbezeichnung stellenbezeichnung positionsbezeichnung tatigkeit
        amtsbezeichnung dienstgrad jobtitel berufstitel rolle stellung`,
      degree: `abschluss schulabschluss bildungsabschluss studienabschluss berufsabschluss abschlussart studiengang
        ausbildung ausbildungsberuf qualifikation prufung titel studienfach bildungsgang ausbildungsgang
        studium fachrichtung`,
    },
    besideFieldWords: `der die das des dem den und oder von bei im in als mit am ihre ihr meine letzte letzter letztes
      aktuelle aktueller derzeitige ausgeubte erworbene erworbener erreichter besuchte angestrebter
      zuletzt wichtigste bis seit vom`,
    fields: {
      dates: `zeitraum; von bis; datum; daten von bis; dauer; zeit; wann; beschäftigungszeitraum;
        dauer der beschäftigung; jahr`,
      start: "von; beginn; beginn der tätigkeit; eintritt; eintrittsdatum; anfang; startdatum",
      end: "bis; ende; ende der tätigkeit; austritt; austrittsdatum; enddatum",
      title: `beruf oder funktion; funktion; stelle; tätigkeit als; position oder funktion; berufsbezeichnung;
        rolle; position; tätigkeit; beruf; stellenbezeichnung; tätig als; beschäftigt als; jobtitel; einsatz als; als`,
      employer: `arbeitgeber; firma; unternehmen; name des arbeitgebers; name und adresse des arbeitgebers;
        betrieb; name des unternehmens; unternehmen ort; arbeitsstätte; praxis; klinik; auftraggeber; wo`,
      tasks: `aufgaben; tätigkeiten; wichtigste tätigkeiten und zuständigkeiten; aufgabenbereich; branche;
        hauptaufgaben; aufgabengebiet; tätigkeitsfeld; schwerpunkte; wichtigste aufgaben; verantwortung;
        austrittsgrund; werkzeuge`,
      degree: `abschluss; qualifikation; bezeichnung der erworbenen qualifikation; studiengang; ausbildung zum;
        ausbildung als; abschluss als; fachrichtung`,
      school: `bildungseinrichtung; schule; hochschule; name der bildungseinrichtung; universität;
        ausbildungsbetrieb; ausbildungsstätte; lehrbetrieb; berufsschule; name der schule; träger`,
      name: `vor und nachname; vor und zuname; nachname vorname; name vorname; vorname name; vorname nachname;
        name und vorname; vor und familienname`,
      givenName: "vorname; vornamen",
      surname: "nachname; familienname; zuname",
      other: `anschrift; adresse; telefon; handy; mobil; geburtsdatum; geburtsort; staatsangehörigkeit;
        nationalität; familienstand; geschlecht; ort`,
    },
    ditto: `dito; dto; ebenda; ebd; wie oben; gleiche Firma; gleicher Arbeitgeber; selber Arbeitgeber; gleiche Schule`,
    phone: "tel telefon telefonnummer mobil mobiltelefon mobilnummer handy festnetz rufnummer privat",
    phoneNumber: "nr",
  },
  dates: {
    months: `januar janner; feber februar febr; marz maerz mrz; april; mai; juni; juli; august; september;
      okt oktober; november; dez dezember`,
    seasons: {
      spring: "fruhjahr fruhling",
      summer: "sommer sommersaison",
      autumn: "herbst",
      winter: "winter wintersaison",
    },
    until: ["bis", "bis zum", "bis einschließlich"],
    now: [
      "auf weiteres",
      "dzt\\.?",
      "derz\\.",
      "lfd\\.",
      "heute",
      "aktuell",
      "jetzt",
      "laufend",
      "derzeit",
      "andauernd",
      "gegenwärtig",
      "zurzeit",
      "zur zeit",
      "dato",
    ],
    since: ["seit", "ab"],
    from: ["von", "vom"],
    onwards: ["laufend", "fortlaufend"],
    lengths: { years: ["jahre?"], months: ["monate?"] },
  },
  degrees: {
    byName: {
      doctorate: ["doktor", "promotion zum dr"],
      master: [
        "magister",
        "diplom(?:-|\\b(?!a))",
        "dipl\\.-?\\s?\\p{L}{3,}",
        "staatsexamen",
        "staatsprüfung",
      ],
      bachelor: ["vordiplom"],
      vocational: [
        "ausbildung",
        "berufsausbildung",
        "berufsabschluss",
        "umschulung",
        "gesellenbrief",
        "meisterbrief",
        "meisterprüfung",
      ],
      none: [
        "abitur",
        "matura",
        "fachabitur",
        "(?:fach)?hochschulreife",
        "mittlere reife",
        "mittlerer schulabschluss",
        "(?:real|haupt)schulabschluss",
      ],
    },
    amongDegrees: {
      master: ["diplom"],
      vocational: [
        "technik",
        "technikerin?",
        "meister(?:in)?",
        "lehre",
        "fachwirt(?:in)?",
        "fachangestellter?",
      ],
    },
    asked: {
      doctorate: [
        "promotion(?= (?:in|im|auf)\\b.{0,60}(?:wünschenswert|erwünscht|vorteil|erforderlich|vorausgesetzt))",
        "abgeschlossene promotion",
        "promoviert\\p{L}*",
      ],
      bachelor: [
        "(?:hochschul|fachhochschul|universitäts|master|bachelor|fach|ingenieur|informatik|lehramts)?studium",
        "(?:hochschul|fachhochschul|universitäts|studien)abschluss",
        "akademischer abschluss",
        "studienabschluss",
      ],
      vocational: [
        "(?:\\p{L}+)?ausbildung(?= (?:als|zum|zur|im|in|oder|mit)\\b)",
        "(?:\\p{L}*)berufsausbildung",
        "lehre als",
      ],
      none: ["schulabschluss", "schulbildung"],
    },
  },
  schools: [
    "hochschule",
    "schule\\b",
    "kolleg\\b",
    "bildungs(?:zentrum|werk|stätte)",
    "ausbildungszentrum",
    "akademi",
    "\\bTU\\b",
    "\\bETH\\b",
    "\\bHAW\\b",
    "\\bHTW\\b",
    "\\bRWTH\\b",
    "\\bKIT\\b",
    "\\bLMU\\b",
    "\\bDHBW\\b",
    "\\bFH\\b(?!\\))",
    "\\bVHS\\b",
    "gymnasium",
  ],
  spokenLanguages: {
    names: {
      English: "Englisch; Englischkenntnisse",
      German: "Deutsch; Deutschkenntnisse",
      French: "Französisch; Französischkenntnisse",
      Spanish: "Spanisch",
      Portuguese: "Portugiesisch",
      Italian: "Italienisch",
      Dutch: "Niederländisch; Holländisch",
      Polish: "Polnisch",
      Chinese: "Chinesisch",
      Cantonese: "Kantonesisch",
      Arabic: "Arabisch",
      Russian: "Russisch",
      Ukrainian: "Ukrainisch",
      Turkish: "Türkisch",
      Japanese: "Japanisch",
      Korean: "Koreanisch",
      Romanian: "Rumänisch",
      Greek: "Griechisch",
      Swedish: "Schwedisch",
      Norwegian: "Norwegisch",
      Danish: "Dänisch",
      Finnish: "Finnisch",
      Czech: "Tschechisch",
      Slovak: "Slowakisch",
      Hungarian: "Ungarisch",
      Bulgarian: "Bulgarisch",
      Croatian: "Kroatisch",
      Serbian: "Serbisch",
      Bosnian: "Bosnisch",
      Slovenian: "Slowenisch",
      Albanian: "Albanisch",
      Lithuanian: "Litauisch",
      Latvian: "Lettisch",
      Estonian: "Estnisch",
      Persian: "Persisch",
      Hebrew: "Hebräisch",
      Kurdish: "Kurdisch",
      Vietnamese: "Vietnamesisch",
      Indonesian: "Indonesisch",
      Malay: "Malaiisch",
      Catalan: "Katalanisch",
      Thai: "Thailändisch",
      "British Sign Language": "Gebärdensprache; deutsche Gebärdensprache",
    },
    levels: {
      C2: ["muttersprach\\p{L}*"],
      B2: ["verhandlungssicher\\p{L}*", "fließend\\p{L}*"],
    },
  },
  joining: {
    at: [
      "bei",
      "beim",
      "bei (?:der|dem|den)",
      "im",
      "in",
      "in (?:der|dem|den)",
      "am",
      "an (?:der|dem|den)",
      "für",
    ],
    surelyAnd: ["und"],
    surelyOr: ["oder"],
    and: ["und", "sowie"],
    with: ["mit"],
    or: ["oder"],
    but: ["aber", "jedoch"],
    as: ["als"],
    in: ["in (?:der|dem)", "im", "in", "auf"],
    articles: ["eine?"],
  },
  advert: {
    headings: {
      nice: ["pluspunkte", "von vorteil", "wünschenswert", "kein muss"],
      dropped: ["wir bieten", "über uns", "unser angebot", "das bieten wir.*", "was wir bieten"],
      duties: ["deine aufgaben", "ihre aufgaben", "aufgaben"],
      must: ["ihr profil", "dein profil", "anforderungen"],
    },
    welcome: ["von vorteil"],
    unneeded: ["kein muss", "nicht (?:zwingend |unbedingt )?(?:erforderlich|notwendig|nötig)"],
    employer: ["wir", "unser\\p{L}*", "uns"],
    demand: [
      "sie",
      "ihre?\\p{L}*",
      "du",
      "dein\\p{L}*",
      "mindestens",
      "such\\p{L}*",
      "erwarte\\p{L}*",
      "bring\\p{L}*",
      "erforderlich",
      "benötig\\p{L}*",
    ],
    nice: [
      "von vorteil",
      "wünschenswert",
      "(?:gern|gerne) gesehen",
      "^idealerweise",
      "ein plus",
      "kein muss",
      "vorteilhaft",
    ],
    condition: [
      "(?:sofern|falls|wenn) (?:sie|du|die|der|das|es|im|notwendig|erforderlich)",
      "(?:kann|könnte) (?:\\p{L}+ )?(?:verlangt|erforderlich|nötig|benötigt)",
      "oder (?:die )?bereitschaft",
      "je nach",
    ],
    related: ["(?:vergleichbar|verwandt|artverwandt|ähnlich|gleichwertig|einschlägig)\\p{L}*"],
    experienceInstead: [
      "oder (?:\\p{L}+ ){0,2}(?:vergleichbare|gleichwertige|entsprechende) (?:\\p{L}*erfahrung|\\p{L}*praxis)",
    ],
    years: {
      unit: "(?:jahre?n?|-?jährige[nr]?)",
      experience: "\\p{L}*(?:erfahrung|praxis)\\p{L}*",
      numbers: "ein/eine/einem zwei drei vier fünf sechs sieben acht neun zehn",
    },
  },
  refused: {
    age: [
      "höchstalter",
      "altersgrenze",
      "(?:maximales|maximal) alter",
      "(?:nicht älter|jünger) als (?:2[5-9]|[3-6]\\d)",
      "(?:maximal|höchstens) (?:2[5-9]|[3-6]\\d) jahre(?: alt)?(?! \\p{L}*(?:erfahrung|praxis))",
    ],
    gender: [
      "(?:nur|ausschließlich) (?:für )?(?:frauen|männer|damen|herren)",
      "(?:weibliche|männliche)[rsn]? (?:bewerber|kandidat|mitarbeiter|person|arbeitskr)\\p{L}*",
    ],
    "native speaker": ["muttersprach\\p{L}*", "akzentfrei\\p{L}*"],
    origin: [
      "(?:deutsche|österreichische|schweizer)r? (?:staatsangehörigkeit|staatsbürgerschaft|herkunft|pass)",
    ],
    family: ["(?:unverheiratet|kinderlos|ohne kinder)"],
    "health and looks": ["(?:gepflegtes|attraktives|ansprechendes) (?:äußeres|aussehen)"],
  },
  roles: {
    nouns: `abteilungsleitung altenpfleger ambulanzhelfer anwalt anwältin arbeiter arbeiterin arzt ärztin aushilfe
      azubi bäcker bäckerin bauarbeiter bauer bäuerin beamter beamtin beauftragte beauftragter betreuer
      betreuerin bibliothekar bibliothekarin chemiker chemikerin bediener bedienung dachdecker disponent
      disponentin dolmetscher dolmetscherin dozent dozentin dreher dreherin drucker druckerin einkäufer
      einkäuferin einrichter elektroniker elektronikerin ergotherapeut fachangestellte fachangestellter
      fachberater fachfrau fachkraft fachlagerist fachmann fahrlehrer fleischer fleischerin florist floristin
      forscher forscherin friseur friseurin gärtner gärtnerin geselle gesellin gestalter gestalterin glaser
      grafiker grafikerin gruppenleitung händler händlerin handelsvertreter hausmeister hauswirtschafterin
      hebamme helfer helferin hilfsarbeiter informatiker informatikerin inhaber inhaberin installateur
      journalist journalistin jurist juristin kassierer kassiererin kellner kellnerin klempner koch köchin
      konditor konditorin konstrukteur konstrukteurin kraftfahrer krankenpfleger lackierer lagerist lageristin
      laborant laborantin landwirt landwirtin lehrkraft lektor lektorin maler malerin maurer maurerin
      mediengestalter metzger metzgerin monteur monteurin näherin notar notarin pädagoge pädagogin pflegekraft
      pflegefachfrau pflegefachmann physiker polier praktikum prokurist prokuristin prüfer prüferin psychologe
      psychologin raumpflegerin rechtsanwalt reinigungskraft reisebegleiter rezeptionist rezeptionistin
      richter richterin schlosser schlosserin schneiderin schreiner schreinerin schweißer schweißerin
      servicekraft sekretär sekretärin spediteur spengler staatsanwalt stellvertreter steuerberater
      steuerberaterin steuerfachangestellte stuckateur tagesmutter therapeut therapeutin tischler tischlerin
      trainerin tutorin übersetzer übersetzerin verkaufskraft vermesser verwalter verwalterin volontär
      volontärin vorarbeiter vorarbeiterin vorstand wachmann werkleiter werkstattleiter wirt wirtin zahnarzt
      zahnärztin zeichner zeichnerin zimmerer zimmermann zimmermädchen zusteller zustellerin vertreter
      vertreterin pta mta mfa zfa teamleitung projektleitung pflegedienstleitung filialleitung stationsleitung
      bauleitung doktorand doktorandin postdoktorand ehrenamtlicher freiberufler freiberuflerin
      selbstständiger selbständiger entwickler entwicklerin ingenieur ingenieurin leiter leiterin berater
      beraterin mitarbeiter mitarbeiterin praktikant praktikantin werkstudent werkstudentin auszubildender
      auszubildende referent referentin kaufmann kauffrau fahrer fahrerin lehrer lehrerin erzieher erzieherin
      pfleger pflegerin buchhalter buchhalterin verkäufer verkäuferin techniker technikerin mechaniker
      mechatroniker elektriker hilfskraft geschäftsführer geschäftsführerin assistentin sachbearbeiter
      sachbearbeiterin redakteur redakteurin`,
    compounds: `arbeiter zeichner helfer führer manager informatiker elektroniker prüfer administrator designer
      therapeut laborant dozent gestalter setzer schweißer monteur bediener packer käufer vertreter betreuer
      planer trainer coach bauer gärtner wirt elektriker schlosser installateur disponent konstrukteur
      redakteur jurist chemiker physiker biologe biologin pädagoge pädagogin psychologe psychologin anwalt
      anwältin arzt ärztin angestellter? fachkraft pflegekraft lehrkraft servicekraft aushilfe leitung
      beauftragter? fachmann fachfrau kaufleute praktikum entwickler ingenieur leiter berater mitarbeiter
      pfleger kaufmann kauffrau techniker mechaniker mechatroniker assistent verkäufer buchhalter fahrer
      lehrer architekt schwester meister referent`,
    training: "werkstudent(?:in)? praktikant(?:in)? auszubildende[rn]? azubi",
  },
  employers: {
    forms: ["gmbh", "mbh", "ag", "kg", "ohg", "se", "e\\.?\\s?v\\.?", "e\\.\\s?k\\.?"],
    houses: `verlag; verein; verband; stadtwerke; landratsamt; finanzamt; ministerium; kanzlei; krankenhaus;
      klinikum; kita; reederei; brauerei; druckerei; versicherung(?:en)?; sparkasse; volksbank`,
  },
};
