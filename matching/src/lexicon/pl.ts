import type { Lexicon } from "./lexicon.ts";

export const polish: Lexicon = {
  code: "pl",
  cv: {
    headings: {
      summary: `profil osobisty; cel zawodowy; podsumowanie; profil zawodowy; o mnie; kim jestem; w skrócie`,
      experience: `przebieg kariery; historia zatrudnienia; doświadczenie; doświadczenie zawodowe; gdzie pracowałem;
        gdzie pracowałam`,
      education: "edukacja i kursy; studia; wykształcenie; edukacja",
      skills: `umiejętności techniczne; umiejętności zawodowe; znajomość technologii; kompetencje techniczne;
        umiejętności; kompetencje; co potrafię; co umiem; mocne strony`,
      certificates: "kursy; kursy i szkolenia; szkolenia; certyfikaty; uprawnienia",
      languages: "znajomość języków; języki; języki obce",
      projects: "wolontariat; publikacje; nagrody; osiągnięcia; projekty",
      personal: "informacje osobowe; referencje; dane osobowe",
      interests: "hobby i zainteresowania; zainteresowania; czas wolny; po pracy",
    },
    headingWords: {
      around: `gdzie dotychczas dotychczasowa za granica kilka slow od najnowszych`,
      jobs: `pracowalem pracowalam pracodawcy stanowiska zatrudnien etaty`,
      schools: `szkoly szkola nauki nauka uczelnie uczelnia liceum technikum`,
      self: `mnie`,
      tools: "technologie technologii narzedzia programowania",
      languages: "jezyki jezyk jezykow jezykowe jezyka",
      certificates: "certyfikaty certyfikat kursy szkolenia szkolenie uprawnienia licencje",
      projects: "projekty projektow publikacje nagrody wolontariat spoleczna",
      interests: "zainteresowania pasje hobbystyczne wolny",
      skills: "umiejetnosci kompetencje wiedza mocne",
      experience: "doswiadczenie doswiadczenia zatrudnienie zatrudnienia praktyki staze",
      education: "edukacja wyksztalcenie studia kwalifikacje kwalifikacji",
      personal: "kontaktowe referencje informacje dane stan",
      summary: "podsumowanie cel",
      studies: "naukowa naukowe",
      career: "przebieg kariera kariery sciezka historia",
    },
    besideHeadingWords: `w z o oraz zawodowe zawodowa zawodowy zawodowej zawodowego pracy praca techniczne kluczowe glowne inne
      dodatkowe osobiste osobowe osobowy osobisty cyfrowe komputerowe moje obce obcych znajomosc ogolne
      poprzednie poziom strony mocne silne odbyte ukonczone uzyskane posiadane nabyte zdobyte znane prywatne`,
    fieldWords: {
      name: "nazwa nazwy",
      other: `ocena oceny wynik srednia wynagrodzenie powod narodowosc obywatelstwo telefon specjalizacja wymiar
        etat umowa rozumienie mowienie pisanie sluchanie czytanie interakcja ojczysty inne`,
      tasks: "obowiazki zadania obowiazkow zadan opis zakres dzialania",
      start: "rozpoczecia rozpoczecie poczatek",
      end: "zakonczenia zakonczenie koniec",
      dates: "okres daty data czas trwania lata rok roku miesiac",
      employer: `pracodawca pracodawcy firma firmy zaklad zakladu przedsiebiorstwo przedsiebiorstwa organizacja`,
      school: `szkola szkoly uczelnia uczelni uniwersytet instytucja instytucji placowka placowki edukacyjna
        edukacyjnej organizator organizatora`,
      detail: "miejsce miejscowosc miasto adres siedziba kraj rodzaj typ",
      title: "stanowisko stanowiska stanowisk funkcja zawod pozycja rola",
      degree: `kierunek wyksztalcenie kwalifikacje kwalifikacji tytul dyplom stopien kurs kursu szkolenie szkolenia
        egzamin profil poziom studiow specjalnosc wyksztalcenia`,
    },
    besideFieldWords: `pracy zatrudnienia pelna i oraz lub w z do od na przez ostatnie ostatni obecne obecny zajmowane zajmowanego uzyskany
      uzyskana uzyskane uzyskania zdobyty ukonczona ukonczonej ukonczony ukonczenia wykonywany wykonywana
      glowne zapewniajacej ksztalcenie ukonczone`,
    fields: {
      dates: "okres; okres zatrudnienia; daty; daty od do; data; czas pracy; czas trwania; lata; rok",
      start: "od; początek; data rozpoczęcia; rozpoczęcie",
      end: "do; koniec; data zakończenia; zakończenie",
      title: `stanowisko; zajmowane stanowisko; zawód lub zajmowane stanowisko;
        zawód wykonywany lub zajmowane stanowisko; funkcja; zawód; pozycja; nazwa stanowiska; rola`,
      employer: `pracodawca; nazwa pracodawcy; nazwa i adres pracodawcy; nazwa firmy; firma; miejsce pracy;
        zakład pracy; przedsiębiorstwo; nazwa zakładu`,
      tasks: `obowiązki; główne obowiązki; zakres obowiązków; główne działania i obowiązki; rodzaj działalności;
        zadania; opis obowiązków; zakres zadań; najważniejsze obowiązki; opis; branża`,
      degree: "tytuł; uzyskany tytuł; uzyskane kwalifikacje; kierunek; specjalność; dyplom; stopień",
      school: `uczelnia; szkoła; nazwa uczelni; nazwa szkoły; uniwersytet; politechnika; placówka;
        nazwa placówki; instytucja`,
      name: "imię i nazwisko; nazwisko i imię; imiona i nazwisko",
      givenName: "imię; imiona",
      surname: "nazwisko",
      other: "data urodzenia; miejsce urodzenia; narodowość; obywatelstwo; stan cywilny; miejscowość",
    },
    ditto: `j.w; jak wyżej; ta sama firma; ten sam pracodawca; ta sama szkoła`,
    phone: "tel telefon telefonu kom komorka",
  },
  dates: {
    months: `styczen stycznia sty; luty lutego lut; marzec marca; kwiecien kwietnia kwi; maj maja;
      czerwiec czerwca cze; lipiec lipca lip; sierpien sierpnia sie; wrzesien wrzesnia wrz;
      pazdziernik pazdziernika paz; listopad listopada lis; grudzien grudnia gru`,
    seasons: { spring: "wiosna wiosny", summer: "lato", autumn: "jesien jesieni", winter: "zima zimy" },
    until: ["po", "do", "do dnia", "po dzień"],
    now: [
      "obecnie",
      "nadal",
      "teraz",
      "dziś",
      "dziś dzień",
      "dzisiaj",
      "dnia dzisiejszego",
      "aktualnie",
      "chwili obecnej",
    ],
    since: ["od"],
    from: ["od"],
    lengths: { years: ["lata?", "rok"], months: ["miesi\\p{L}+"] },
  },
  degrees: {
    byName: {
      doctorate: ["doktorat", "studia doktoranckie"],
      master: [
        "studia magisterskie",
        "mgr(?: inż)?\\.?",
        "studia (?:ii stopnia|podyplomowe|jednolite)",
        "jednolite studia",
      ],
      bachelor: ["licencjat", "studia i stopnia", "studia licencjackie", "studia inżynierskie"],
      vocational: ["szkoła (?:zawodowa|policealna)", "dyplom technika"],
      none: ["świadectwo (?:dojrzałości|maturalne)", "wykształcenie średnie"],
    },
    amongDegrees: {
      master: ["magister inżynier"],
      bachelor: ["inżynier"],
      vocational: ["dyplom", "zasadnicza"],
    },
    asked: {
      master: ["(?:tytuł |wykształcenie )?magist(?:er|ra|erskie)"],
      bachelor: [
        "wykształcenie (?:min\\.?\\s|minimum )?wyższe",
        "wyższe(?: \\p{L}+)? wykształcenie",
        "studia wyższe",
        "studiów wyższych",
        "inżynier(?:a|skie)?(?= (?:lub|kierunek)|$)",
      ],
      vocational: ["wykształcenie (?:min\\.?\\s|minimum )?(?:zawodowe|techniczne)"],
      none: [
        "wykształcenie (?:co najmniej |min\\.?\\s|minimum )?(?:średnie|podstawowe)",
        "średnie(?: \\p{L}+)? wykształcenie",
      ],
    },
  },
  schools: [
    "szkoł",
    "szkół",
    "szkola",
    "uczelni",
    "politechnik",
    "\\bSGH\\b",
    "\\bAGH\\b",
    "liceum",
    "technikum",
    "uniwersytet",
  ],
  spokenLanguages: {
    names: {
      English: "angielski",
      German: "niemiecki",
      French: "francuski",
      Polish: "polski",
      Russian: "rosyjski",
    },
  },
  joining: {
    at: ["w", "we", "u", "na", "przy", "dla"],
    surelyAnd: ["oraz"],
    surelyOr: ["lub", "albo"],
    and: ["i", "oraz"],
    with: ["z"],
    or: ["lub", "albo"],
    but: ["ale"],
    as: ["jako"],
    in: ["w", "we"],
    post: ["stanowisk\\p{L}*"],
  },
  advert: {
    headings: {
      nice: ["plusy"],
      must: ["wymagania"],
    },
    unneeded: ["nie (?:jest|są) (?:wymagan|konieczn|niezbędn)\\p{L}*"],
    employer: ["nasz\\p{L}*", "jesteśmy", "tworzymy", "działamy"],
    demand: [
      "minimum",
      "min\\\\.",
      "co najmniej",
      "szukamy",
      "poszukujemy",
      "oczekujemy",
      "wymag\\p{L}*",
      "kandydat\\p{L}*",
    ],
    nice: [
      "mile widzian\\p{L}*",
      "(?:dodatkowym )?atutem",
      "dodatkowy atut",
      "będzie (?:plusem|zaletą)",
      "nie jest wymagan\\p{L}*",
    ],
    condition: [
      "(?:może|mogą) być (?:wymagan|potrzebn)\\p{L}*",
      "(?:jeśli|jeżeli|o ile) \\p{L}+",
      "w przypadku",
      "w zależności",
      "lub gotowość",
    ],
    related: ["(?:pokrewn|podobn|zbliżon|równoważn)\\p{L}*"],
    experienceInstead: ["lub (?:równoważne |odpowiednie )?doświadczenie"],
    years: {
      unit: "(?:lat[a]?|rok|roku|-?letni\\p{L}*)",
      experience: "doświadczeni\\p{L}*",
      numbers: "jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć",
    },
  },
  refused: {
    age: [
      "do (?:2[5-9]|[3-6]\\d)\\.? (?:roku życia|lat)(?! doświadczenia)",
      "(?:maksymalny wiek|wiek (?:do|maksymalny|poniżej))",
    ],
    gender: [
      "(?:tylko|wyłącznie) (?:dla )?(?:kobiet[ay]?|mężczy(?:zn|źn)\\p{L}*|pań|panie|panów)",
      "płeć (?:żeńska|męska)",
    ],
    "native speaker": ["(?:język ojczysty|ojczystym)"],
    origin: ["obywatelstwo polskie", "narodowoś\\p{L}+ polsk\\p{L}+"],
    family: ["(?:bezdzietn\\p{L}+|stan wolny)"],
    "health and looks": ["(?:miła|atrakcyjna) (?:aparycja|prezencja)"],
  },
  roles: {
    nouns: `adwokat agent agentka aktor animator animatorka aplikant archiwista architekt asesor audytor audytorka
      automatyk autor barista barman barmanka bibliotekarz bibliotekarka biolog blacharz brukarz brygadzista
      budowlaniec cieśla chemik chirurg copywriter cukiernik dealer dekarz dekorator dentysta dentystka
      dietetyk dietetyczka diagnosta doktorant doktorantka doradca doradczyni dostawca dozorca drukarz
      dyspozytor dyrektorka dziennikarz dziennikarka dźwigowy edukator ekonomista ekspert ekspertka
      ekspedientka ekspedient elektronik elektromonter elektryk elektromechanik farmaceuta farmaceutka
      fizjoterapeuta fizjoterapeutka fotograf frezer fryzjer fryzjerka geodeta geolog glazurnik główna główny
      goniec gospodarz graficzka grafik handlowiec hostessa hotelarz hydraulik informatyk informatyczka
      inspektor inspektorka instalator instruktor instruktorka intendentka introligator inspicjent
      inwentaryzator kadrowa kadrowy kasjer kasjerka kierująca kierujący kominiarz komendant konserwator
      konstruktor konstruktorka kontroler kontrolerka kosmetolog kosmetyczka kosztorysant krawiec krawcowa
      księgowi kucharka kupiec kurator kurier laborant laborantka lakiernik lekarz lekarka leśnik lektor
      lektorka lider liderka listonosz logistyk logopeda lutowacz malarz magazynier magazynierka makler
      manikiurzystka marynarz masażysta maszynista mechatronik menadżer menedżer menedżerka mistrz młodszy
      monter montażysta monterka motorniczy murarz muzyk nadzorca naczelnik naukowiec notariusz ochroniarz
      oficer ogrodnik opiekun opiekunka operator operatorka optyk organizator organizatorka palacz parkingowy
      pedagog piekarz pilot plastyk planista podinspektor pokojowa policjant położna położny pomocnik pomoc
      posadzkarz pośrednik pracownik pracownica prawnik prawniczka praktykantka prezes prezenter producent
      prokurent prokurator promotor programistka projektantka protetyk przedsiębiorca przedstawiciel
      przedstawicielka przewodniczący przewodnik psycholog radca ratownik recepcjonista recepcjonistka
      redaktor redaktorka referent referentka rehabilitant rejestratorka rekruter rekruterka reporter reżyser
      robotnik rolnik rzecznik rzemieślnik rzeczoznawca rzeźnik sanitariusz sekretarz serwisant sędzia
      socjolog sortowacz spawacz spawaczka specjaliści spedytor sprzątacz sprzątaczka sprzedawczyni starszy
      statystyk stolarz strażak strażnik stylista szef szefowa szewc szkoleniowiec szlifierz szwaczka tancerz
      tapicer technolog telemarketer telemarketerka terapeuta tokarz trener trenerka tłumacz tłumaczka tynkarz
      ubezpieczeniowiec urzędnik urzędniczka weterynarz wiceprezes windykator właściciel właścicielka
      wolontariusz wolontariuszka woźny wspólnik współwłaściciel wychowawca wychowawczyni wykładowca
      wykładowczyni wykończeniowiec zaopatrzeniowiec zarządca zastępca zbrojarz zduń zegarmistrz zootechnik
      żołnierz staż praktyki pomocnica niania kelnerzy hostess programista inżynier pielęgniarka pielęgniarz
      księgowy księgowa kierownik kierowniczka analityk konsultant konsultantka specjalista specjalistka
      stażysta stażystka praktykant asystent asystentka kucharz kelner kelnerka nauczyciel nauczycielka
      sprzedawca dyrektor technik mechanik kierowca deweloper ślusarz sekretarka koordynator koordynatorka
      projektant`,
    training: "stażyst(?:a|ka) praktykant(?:ka)?",
  },
  employers: {
    forms: ["sp\\. z o\\.?\\s?o\\.?", "s\\.\\s?c\\.?"],
    houses: `urząd; szpital; zakłady?; przedsiębiorstwo; hurtownia; spółka; fundacja; stowarzyszenie; przychodnia;
      kancelaria`,
  },
};
