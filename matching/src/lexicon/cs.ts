import type { Lexicon } from "./lexicon.ts";

export const czech: Lexicon = {
  code: "cs",
  cv: {
    headings: {
      summary: `profil; o mně; něco o mně; kdo jsem; osobní profil; profesní profil; pracovní profil; profesní shrnutí; shrnutí;
        souhrn; představení; cíl; kariérní cíl; profesní cíl; ve zkratce; stručně o mně`,
      experience: `pracovní zkušenosti; pracovní zkušenost; profesní zkušenosti; zkušenosti; praxe; pracovní praxe; profesní praxe;
        odborná praxe; dosavadní praxe; průběh zaměstnání; předchozí zaměstnání; zaměstnání; kariéra; profesní kariéra;
        pracovní historie; profesní historie; kde jsem pracoval; kde jsem pracovala; brigády; stáže`,
      education: `vzdělání; vzdělání a kurzy; dosažené vzdělání; nejvyšší dosažené vzdělání; studium; studia; škola; školy;
        průběh vzdělání; průběh studia; akademické vzdělání; vzdělání a odborná příprava; vzdělávání`,
      skills: `dovednosti; znalosti; znalosti a dovednosti; schopnosti; schopnosti a dovednosti; odborné znalosti; odborné dovednosti;
        technické dovednosti; technické znalosti; počítačové dovednosti; počítačové znalosti; práce s pc; it dovednosti; it znalosti;
        klíčové dovednosti; klíčové kompetence; kompetence; osobní dovednosti; silné stránky; vlastnosti; osobní vlastnosti;
        co umím; další znalosti; další dovednosti; digitální dovednosti`,
      certificates: `certifikáty; certifikace; kurzy; kurzy a školení; školení; školení a kurzy; kurzy a certifikáty; osvědčení;
        oprávnění; řidičský průkaz; průkazy; další vzdělávání; odborné kurzy; licence a certifikáty`,
      languages: `jazyky; jazykové znalosti; jazykové dovednosti; znalost jazyků; znalosti jazyků; cizí jazyky; jazyková vybavenost;
        jazykové schopnosti; jazykové kompetence`,
      projects: `projekty; vlastní projekty; vybrané projekty; publikace; ocenění; úspěchy; dobrovolnictví;
        dobrovolnické aktivity; dobrovolná činnost; přednášky; další aktivity; mimoškolní aktivity`,
      personal: `kontakt; kontakty; kontaktní údaje; kontaktní informace; osobní údaje; osobní informace; osobní data; reference;
        doporučení; další informace; ostatní; ostatní informace; doplňující informace; různé`,
      interests:
        "zájmy; koníčky; záliby; zájmy a koníčky; koníčky a zájmy; volný čas; ve volném čase; volnočasové aktivity",
    },
    headingWords: {
      around: `kde jsem dosud co umim sobe neco`,
      jobs: `pracoval pracovala prace zamestnavatele pozice vojna`,
      schools: `zs ss vs gymnazium univerzita`,
      tools: "programovani nastroje technologie databaze",
      languages: "jazyky jazyk jazyku jazykove jazykova",
      certificates: "certifikaty certifikace kurzy skoleni osvedceni opravneni prukaz prukazy",
      projects: "projekty publikace oceneni dobrovolnictvi dobrovolnicke prednasky",
      interests: "zajmy konicky zaliby volny volnocasove",
      skills: "dovednosti znalosti schopnosti kompetence vlastnosti stranky znalost",
      experience: "zkusenosti zkusenost praxe zamestnani brigady staze",
      education: "vzdelani studium studia vzdelavani skola skoly",
      personal: "kontakty kontaktni udaje informace",
      summary: "shrnuti souhrn predstaveni",
      studies: "akademicke akademicka",
      career: "kariera historie prubeh",
    },
    besideHeadingWords: `a ve na s se z ze pro o od i nebo muj moje me mne pracovni profesni odborne odborna odborny predchozi soucasne
      soucasna dosavadni dosazene nejvyssi hlavni klicove dalsi ostatni technicke technicka osobni osobnostni pocitacove digitalni
      cizi vybrane vlastni silne absolvovane dokoncene relevantni cas ridicsky doplnujici`,
    fieldWords: {
      name: "nazev jmeno",
      other: `prumer vysledek hodnoceni plat duvod narodnost telefon uvazek specializace porozumeni mluveni psani
        poslech cteni materstina matersky dalsi`,
      tasks: "ukoly cinnosti odpovednost popis napln povinnosti odpovednosti",
      start: "zacatek nastup nastupu zahajeni pocatek",
      end: "konec ukonceni skonceni odchod odchodu",
      dates: "obdobi datum data doba rok roky trvani mesic",
      employer: `zamestnavatel zamestnavatele firma firmy spolecnost spolecnosti podnik podniku organizace`,
      school: "skola skoly univerzita univerzity instituce fakulta ustav zarizeni vzdelavaci",
      detail: "misto mesto adresa sidlo zeme typ druh",
      title: "pozice funkce profese povolani prace pracovni zarazeni role",
      degree: `obor vzdelani kvalifikace titul stupen kurz kurzu zkouska diplom studia studijni program`,
    },
    besideFieldWords: `a nebo v na u z do od vase moje posledni soucasna zastavana dosazene dosazeny ziskany ziskana
      ziskane absolvovana absolvovany ukoncene hlavni`,
    fields: {
      dates: "datum; období; od do; termín; doba; doba trvání; rok; roky; časové období",
      start: "od; začátek; zahájení; datum nástupu",
      end: "do; konec; ukončení",
      title: `pozice; pracovní pozice; funkce; povolání; povolání nebo funkce; povolání nebo vykonávaná funkce;
        zastávaná pozice; profese; pracovní zařazení; pracoval jako; role; pracovní místo`,
      employer: `zaměstnavatel; firma; společnost; název zaměstnavatele; jméno zaměstnavatele;
        název a adresa zaměstnavatele; název firmy; organizace; pracoviště; podnik; název společnosti;
        místo výkonu práce`,
      tasks: `náplň práce; pracovní náplň; hlavní pracovní náplň; hlavní pracovní náplň a oblast odpovědnosti;
        činnosti; úkoly; odpovědnosti; popis práce; obor činnosti; obor činnosti či odvětví; odpovědnost;
        popis činnosti; pracovní činnost; hlavní činnosti; odvětví`,
      degree: `titul; kvalifikace; dosažená kvalifikace; název získané kvalifikace; typ vzdělání; obor;
        studijní obor; diplom; zaměření; stupeň`,
      school: `škola; název školy; vysoká škola; univerzita; instituce; název instituce;
        název a typ organizace poskytující vzdělávání; fakulta; učiliště; střední škola; vzdělávací instituce`,
      name: "jméno; jméno a příjmení; příjmení a jméno; příjmení jméno; celé jméno; jméno příjmení",
      givenName: "křestní jméno",
      surname: "příjmení",
      other: `adresa; bydliště; trvalé bydliště; telefon; mobil; e mail; datum narození; místo narození;
        národnost; státní občanství; občanství; rodinný stav; stav; pohlaví; město; místo`,
    },
    ditto: `dtto; tamtéž; stejná firma; stejná škola`,
    phone: "tel telefon mobil",
  },
  dates: {
    months: `leden ledna led; unor unora; brezen brezna bre; duben dubna dub; kveten kvetna kve; cerven cervna cvn; cervenec cervence cvc;
      srpen srpna srp; zari zar; rijen rijna rij; listopad listopadu; prosinec prosince pros`,
    seasons: { spring: "jaro", summer: "leto lete", autumn: "podzim", winter: "zima" },
    until: ["do", "do dne", "až do", "až do dne", "až"],
    now: [
      "dosud",
      "doposud",
      "nyní",
      "teď",
      "dnes",
      "dodnes",
      "současnost",
      "současnosti",
      "do současnosti",
      "po současnost",
      "současné době",
      "trvá",
      "stále",
      "přítomnost",
      "aktuálně",
    ],
    since: ["od"],
    from: ["od"],
  },
  degrees: {
    byName: {
      doctorate: ["doktorské studium", "doktorát", "postgraduální studium", "csc\\."],
      master: [
        "magisterské studium",
        "magisterský (?:studijní )?(?:program|obor)",
        "navazující magisterské",
        "inženýrské studium",
        "mudr\\.",
        "judr\\.",
        "phdr\\.",
        "rndr\\.",
        "mvdr\\.",
        "mga\\.",
        "titul (?:mgr|ing)\\.",
      ],
      bachelor: [
        "bakalářské studium",
        "bakalářský (?:studijní )?(?:program|obor)",
        "bakalářský titul",
        "titul bc\\.",
        "bca\\.",
      ],
      vocational: [
        "vyšší odborné (?:vzdělání|studium)",
        "diplomovaný specialista",
        "dis\\.(?=$|[ ,)])",
        "výuční list",
        "výučním listem",
        "vyučen[aý]?",
        "rekvalifikace",
        "rekvalifikační kurz",
        "střední odborné učiliště",
        "mistrovská zkouška",
      ],
      none: [
        "maturita",
        "maturitou",
        "maturitní (?:zkouška|vysvědčení)",
        "základní vzdělání",
        "středoškolské vzdělání",
      ],
    },
    amongDegrees: {
      master: ["ing\\.", "magistr", "inženýr"],
      bachelor: ["bc\\.", "bakalář"],
      vocational: ["učební obor", "obor (?=\\p{Ll}+(?:-| ?/)\\p{Ll}+)", "\\bvoš\\b", "\\bsou\\b"],
    },
    asked: {
      master: [
        "vysokoškolské (?:vzdělání )?(?:magisterské|magisterského|inženýrské|ii\\. stupně|druhého stupně)",
      ],
      bachelor: [
        "(?:ukončené |dokončené )?vysokoškolsk(?:é|ého|ým)(?: \\p{L}+)? vzdělání[m]?",
        "vysokoškolsk(?:é|ého|ým) (?:vzdělání[m]?|studium|studia)",
        "(?:vzdělání )?vš(?=\\p{P}|\\s|$)",
        "univerzitní vzdělání",
        "vysokoškolák",
      ],
      vocational: [
        "vyučení",
        "vyučen[aí]?",
        "(?:odborné|technické) vzdělání",
        "vyšší odborné vzdělání",
        "(?:středoškolské|střední) (?:odborné )?(?:vzdělání )?(?:bez maturity|s výučním listem)",
      ],
      none: [
        "(?:ukončené |dokončené )?(?:středoškolsk|střední|středním)(?:é|ého|ým)?(?: \\p{L}+)? vzdělání[m]?",
        "(?:vzdělání )?sš(?=\\p{P}|\\s|$)",
        "(?:úplné )?střední (?:odborné )?(?:vzdělání )?s maturitou",
        "základní vzdělání",
      ],
    },
  },
  schools: [
    "univerzit",
    "vysoká škola",
    "vysoké učení",
    "střední (?:odborná |průmyslová |zdravotnická |ekonomická |hotelová )?škola",
    "průmyslová škola",
    "obchodní akademie",
    "gymnázium",
    "učiliště",
    "základní škola",
    "odborná škola",
    "fakulta",
    "konzervatoř",
    "\\bČVUT\\b",
    "\\bVUT\\b",
    "\\bVŠE\\b",
    "\\bVŠB\\b",
  ],
  spokenLanguages: {
    names: {
      English:
        "angličtina; angličtiny; angličtinu; angličtině; angličtinou; anglický jazyk; anglického jazyka; anglickém jazyce; anglicky",
      German:
        "němčina; němčiny; němčinu; němčině; němčinou; německý jazyk; německého jazyka; německém jazyce; německy",
      Czech:
        "čeština; češtiny; češtinu; češtině; češtinou; český jazyk; českého jazyka; českém jazyce; česky",
      French:
        "francouzština; francouzštiny; francouzštinu; francouzštině; francouzský jazyk; francouzského jazyka; francouzsky",
      Spanish:
        "španělština; španělštiny; španělštinu; španělštině; španělský jazyk; španělského jazyka; španělsky",
      Italian: "italština; italštiny; italštinu; italštině; italský jazyk; italsky",
      Portuguese: "portugalština; portugalštiny; portugalsky",
      Dutch: "nizozemština; nizozemštiny; holandština; nizozemsky",
      Polish: "polština; polštiny; polštinu; polštině; polský jazyk; polského jazyka; polsky",
      Russian: "ruština; ruštiny; ruštinu; ruštině; ruský jazyk; ruského jazyka; rusky",
      Slovak: "slovenština; slovenštiny; slovenštinu; slovenský jazyk; slovenského jazyka; slovensky",
      Ukrainian: "ukrajinština; ukrajinštiny; ukrajinštinu; ukrajinsky",
      Hungarian: "maďarština; maďarštiny; maďarštinu; maďarsky",
      Romanian: "rumunština; rumunštiny; rumunsky",
      Croatian: "chorvatština; chorvatsky",
      Chinese: "čínština; čínštiny; čínsky",
      Japanese: "japonština; japonsky",
      Swedish: "švédština; švédsky",
      Danish: "dánština; dánsky",
      Norwegian: "norština; norsky",
      Turkish: "turečtina; turecky",
      Vietnamese: "vietnamština; vietnamsky",
      "British Sign Language": "znakový jazyk; znaková řeč; český znakový jazyk",
    },
    levels: {
      C2: [
        "rodilý mluvčí",
        "rodný jazyk",
        "mateřský jazyk",
        "mateřština",
        "rodil\\p{L}+ mluvčí\\p{L}*",
        "bilingvní",
      ],
      B2: ["plynul\\p{L}+", "výborn\\p{L}+", "aktivní(?:ho)?", "velmi dobr\\p{L}+", "pokročil\\p{L}+"],
      B1: [
        "středně pokročil\\p{L}+",
        "komunikativní",
        "dobr(?:á|é|ou) znalost",
        "na komunikativní úrovni",
        "domluvím se",
      ],
    },
    modes: ["slovem (?:i|a) písmem", "v? ?mluven\\p{L}+ (?:i|a) psan\\p{L}+ (?:formě|podobě|projevu)?"],
  },
  joining: {
    at: ["u", "v", "ve", "pro", "na"],
    surelyAnd: ["včetně"],
    surelyOr: ["nebo", "anebo", "či"],
    and: ["a"],
    with: ["s", "se"],
    or: ["nebo", "anebo", "či"],
    but: ["ale", "avšak", "nicméně"],
    as: ["jako"],
    in: ["v oblasti", "v oboru", "v", "ve", "na", "s", "se"],
    post: ["pozic\\p{L}+", "pozici", "míst\\p{L}+"],
  },
  advert: {
    headings: {
      nice: ["výhodou", "výhoda", "vítáno", "uvítáme", "oceníme", "plusem", "potěší"],
      dropped: [
        "(?:co )?(?:vám |ti )?nabízíme(?: vám| ti)?",
        "(?:a )?co (?:za to )?(?:vám|ti|od nás)(?: můžeme)? (?:nabídneme|nabízíme|nabídnout|získáte|získáš|dostanete|dostaneš)",
        "(?:naše )?(?:benefity|výhody)(?: a .*)?",
        "zaměstnanecké (?:benefity|výhody)",
        "proč (?:k nám|u nás|pracovat).*",
        "na co se můžete těšit",
        "na co se můžeš těšit",
        "těšit se můžete na",
        "o (?:nás|společnosti|firmě|škole|úřadu)",
        "kdo jsme",
        "mzda",
        "plat(?:ové podmínky)?",
        "mzdové podmínky",
        "kontakt(?:ní osoba)?",
        "jak se přihlásit",
        "zaujali jsme vás",
        "zaujala vás (?:tato )?nabídka",
        "máte zájem",
        "výběrové řízení",
        "místo výkonu práce",
        "další informace",
      ],
      duties: [
        "náplň práce",
        "pracovní náplň",
        "co (?:vás|tě) (?:u nás )?čeká",
        "(?:co|čemu) (?:budete|budeš|se budete|se budeš) (?:dělat|u nás dělat|věnovat|mít na starosti)",
        "popis (?:pozice|práce|pracovního místa)",
        "hlavní (?:činnosti|úkoly|odpovědnosti)",
        "vaše (?:úkoly|práce|role)",
        "tvoje (?:úkoly|práce|role)",
      ],
      must: [
        "požadavky",
        "požadujeme",
        "požadované",
        "co (?:od (?:vás|tebe) )?(?:očekáváme|požadujeme|potřebujeme|hledáme)",
        "očekáváme",
        "(?:koho|kdo) (?:hledáme|k nám)",
        "hledáme",
        "(?:váš|tvůj|profil) (?:profil|kandidáta|uchazeče)",
        "co (?:byste|bys) (?:měl|měla|měli|mít).*",
        "(?:měli|měl|měla) byste",
        "(?:bez čeho|co) (?:se )?(?:neobejdete|potřebujete|potřebuješ)",
        "předpoklady",
        "kvalifikační (?:předpoklady|požadavky)",
        "nutn[éá]",
        "vzdělání",
        "máte",
      ],
    },
    must: [
      "požadujeme",
      "požadov\\p{L}+",
      "podmínkou (?:je)?",
      "nutn\\p{L}+",
      "nezbytn\\p{L}+",
      "očekáváme",
      "hledáme",
      "potřebujeme",
      "zkušenost(?:i)? (?:s|se|v|z)",
      "znalost",
      "praxe (?:v|na|z|s)",
      "řidičský průkaz",
      "musíte (?:mít|umět|být)",
    ],
    nice: [
      "(?:je |jsou |bude |budou )?(?:\\p{L}+ )?výhodou",
      "vítán\\p{L}+",
      "(?:rádi )?uvítáme",
      "oceníme",
      "velké plus",
      "(?:velkým )?plusem",
      "není podmínkou",
      "nejsou podmínkou",
      "^ideálně",
      "potěší (?:nás)?",
    ],
    unneeded: [
      "(?:není|nejsou) (?:\\p{L}+ )?(?:nutn|potřeb|vyžadován|podmínkou)\\p{L}*",
      "nevyžadujeme",
      "nepožadujeme",
    ],
    employer: ["jsme", "naš\\p{L}+", "nás", "máme", "patříme", "společnost"],
    demand: [
      "minimálně",
      "min\\.",
      "alespoň",
      "hledáme",
      "požadujeme",
      "očekáváme",
      "uchazeč\\p{L}*",
      "kandidát\\p{L}*",
      "máte",
      "váš",
    ],
    condition: [
      "(?:může|mohou) být (?:vyžadován|potřeba|požadován)\\p{L}*",
      "(?:pokud|jestliže|v případě, že) \\p{L}+",
      "v případě potřeby",
      "v závislosti na",
      "nebo ochota",
    ],
    related: ["(?:příbuzn|obdobn|podobn|srovnateln|odpovídající|ekvivalent)\\p{L}*"],
    experienceInstead: ["nebo (?:odpovídající |obdobná |srovnatelná )?praxe"],
    years: {
      unit: "(?:let[áéíý]?\\p{L}{0,3}|rok[yůu]?|roku|roční)",
      experience: "prax[eií]|zkušenost\\p{L}*",
      numbers:
        "jeden/jednoho/jednoroční dva/dvou/dvě/dvouletá tři/tří/třech/tříletá čtyři/čtyř/čtyřletá pět/pěti/pětiletá šest/šesti sedm/sedmi osm/osmi devět/devíti deset/deseti",
    },
  },
  refused: {
    age: [
      "(?:maximální|horní) věk",
      "věk (?:do|maximálně|max\\.?) (?:2[5-9]|[3-6]\\d)",
      "(?:do|max\\.?) (?:2[5-9]|[3-6]\\d) let(?! praxe)(?: věku)",
      "(?:mladší|ne starší) než (?:2[5-9]|[3-6]\\d)",
    ],
    gender: ["(?:pouze|jen|výhradně) (?:pro )?(?:ženy|muže)", "(?:pouze|jen|výhradně) (?:žen|muž)\\p{L}*"],
    "native speaker": ["rodilý mluvčí", "mateřský jazyk", "bez přízvuku"],
    origin: ["české občanství", "občan čr", "české národnosti"],
    family: ["svobodn[áýé](?= (?:muž|žena|bez))", "bezdětn\\p{L}+", "bez dětí"],
    "health and looks": ["(?:reprezentativní|příjemný|atraktivní) vzhled"],
  },
  roles: {
    nouns: `administrátor administrátorka advokát advokátka agent agronom analytik analytička animátor architekt architektka archivář
 asistent asistentka automechanik autoelektrikář barman barmanka biolog brigádník brigádnice brusič 
 cukrář cukrářka celník číšník čalouník dělník dělnice designér detektiv dispečer dispečerka  
 doktorand doktorandka dozorčí dřevorubec ekolog ekonom ekonomka elektrikář elektromechanik elektromontér elektronik
 elektrotechnik expedient expert expertka farmaceut farmaceutka farmář fotograf fotografka frézař fyzik fyzioterapeut
 fyzioterapeutka geodet geolog grafik grafička hasič herec herečka historik hlídač hlídačka hodinář horník hostes hoteliér
 hospodář hospodářka hospodyně hygienik chirurg chemik chemička informatik inspektor inspektorka instalatér instruktor
 instruktorka inženýr inženýrka jednatel jednatelka jeřábník kadeřník kadeřnice kameník kameraman kartograf keramik klempíř
 knihovník knihovnice kominík konstruktér konstruktérka konzultant konzultantka kontrolor kontrolorka koordinátor
 koordinátorka kosmetička kovář krejčí krupiér kuchař kuchařka kurátor kurýr kvalitář laborant laborantka lakýrník 
 lékař lékařka lékárník lékárnice lektor lektorka lesník lešenář logistik logoped logopedka makléř makléřka malíř manažer
 manažerka manipulant masér masérka mechanik mechatronik mistr mistrová montér montážník moderátor   
 nákupčí námořník nástrojař návrhář novinář novinářka notář notářka obchodník obchodnice obkladač obráběč obsluha
 odborník odbornice ošetřovatel ošetřovatelka operátor operátorka optik optometrista ortoped pečovatel pečovatelka pedagog
 pekař pekařka personalista personalistka pilot pivovarník plánovač plavčík podlahář podnikatel podnikatelka pojišťovák pokladní
 pokojská pokrývač policista policistka popelář poradce poradkyně praktikant praktikantka pracovník
 pracovnice právník právnička primář prodavač prodavačka prodejce prodejkyně producent profesor profesorka programátor
 programátorka projektant projektantka provozář překladatel překladatelka psycholog psycholožka průvodce
 průvodčí průvodkyně předseda ranger recepční redaktor redaktorka referent referentka reportér restaurátor revizor režisér
 rentgenolog ředitel ředitelka řezník řidič řidička řemeslník sanitář sanitářka sekretář sekretářka sestra seřizovač 
 skladník skladnice sklář sládek sociolog soustružník soudce soudkyně spisovatel specialista specialistka správce
 správkyně stavbyvedoucí stavař stážista stážistka statik statistik stevard stevardka strojník strojvedoucí strážný strážce
 student studentka supervizor svářeč školník technik technička technolog technoložka telefonista terapeut terapeutka tesař
 tester testerka tlumočník tlumočnice topenář trenér trenérka truhlář učeň učitel učitelka účetní uklízeč uklízečka údržbář
 umělec úředník úřednice vedoucí veterinář veterinářka vědec vrátný vrátná vychovatel vychovatelka výzkumník
 výzkumnice výpravčí vývojář vývojářka vyšetřovatel zahradník zahradnice zámečník záchranář záchranářka zaměstnanec zástupce
 zástupkyně zdravotník zedník zemědělec zprostředkovatel zubař zvěrolékař zvukař `,
    training: "stážista stážistka praktikant(?:ka)? učeň studentk?a? brigádník brigádnice trainee",
  },
  employers: {
    forms: [
      "s\\.\\s?r\\.\\s?o\\.?",
      "a\\.\\s?s\\.?",
      "v\\.\\s?o\\.\\s?s\\.?",
      "k\\.\\s?s\\.?",
      "z\\.\\s?s\\.?",
      "o\\.\\s?p\\.\\s?s\\.?",
    ],
    houses: `nemocnice; úřad; ministerstvo; magistrát; město; obec; družstvo; závody?; pekárna; pekařství; strojírna; strojírny; pivovar;
      nakladatelství; nadace; spolek; pojišťovna; spořitelna; lékárna; poliklinika; cukrárna; tiskárna; truhlářství; dopravní podnik;
      základní škola; mateřská škola; autoservis; knihkupectví; společnost`,
  },
};
