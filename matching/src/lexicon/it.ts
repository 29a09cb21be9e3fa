import type { Lexicon } from "./lexicon.ts";

export const italian: Lexicon = {
  code: "it",
  cv: {
    headings: {
      summary: `presentazione; su di me; chi sono; obiettivo professionale; profilo; profilo professionale; in sintesi`,
      experience: `carriera; percorso professionale; esperienze di lavoro; esperienza; esperienze;
        esperienza professionale; esperienze professionali; esperienza lavorativa; esperienze lavorative;
        dove ho lavorato`,
      education: `formazione accademica; titoli di studio; percorso di studi; istruzione; formazione;
        istruzione e formazione; cosa ho studiato`,
      skills: `competenze informatiche; competenze professionali; abilità; capacità e competenze;
        conoscenze informatiche; competenze; competenze tecniche; capacità; cosa so fare`,
      certificates: "corsi; corsi e certificazioni; certificazioni; licenze e certificazioni",
      languages: "conoscenze linguistiche; lingue; lingue straniere; competenze linguistiche",
      projects: "progetti personali; volontariato; premi; pubblicazioni; progetti",
      personal: `informazioni personali; recapiti; contatti; dati personali; referenze; contattami`,
      interests: `hobbies e interessi; tempo libero; interessi; nel tempo libero; fuori dal lavoro`,
    },
    headingWords: {
      around: `dove ho finora svolti fatte fatti esp due parole su chi sono dal piu recente in`,
      jobs: `lavori lavorato mansioni servizi`,
      schools: `scuole scuola universita liceo diplomi`,
      self: `me`,
      tools: "programmazione strumenti tecnologie",
      languages: "lingua lingue linguistiche",
      certificates: `certificati certificato certificazioni certificazione corsi corso attestati attestato patente patenti
        abilitazioni abilitazione`,
      projects: "progetti pubblicazioni premi volontariato",
      interests: "interessi passioni passatempi libero",
      skills: "competenze conoscenze abilita capacita",
      experience: "esperienza esperienze impieghi tirocini",
      education: "istruzione formazione studi qualifiche",
      personal: "contatti recapiti recapito referenze informazioni dati",
      summary: "profilo sommario obiettivo obiettivi presentazione",
      studies: "accademica accademico accademici accademiche scolastica scolastico universitari",
      career: "percorso carriera storico attivita",
    },
    besideHeadingWords: `della delle dei di il gli per professionale professionali lavorativa lavorative lavorativo lavoro
      tecniche tecnici principali chiave rilevanti altri altre altro complementari aggiuntive aggiuntivi
      personale personali sociali sociale trasversali digitali digitale informatiche organizzative relazionali
      manageriali mio straniere generali precedenti livello conseguiti ottenuti conseguite frequentati
      frequentate conosciute parlate privati`,
    fieldWords: {
      name: "nome denominazione",
      other: `voto votazione votazioni risultato stipendio retribuzione motivo nazionalita cittadinanza telefono
        specializzazione materie contratto livello comprensione parlato produzione scrittura ascolto lettura
        interazione espressione madrelingua madre altra altre`,
      tasks: "mansioni compiti attivita responsabilita descrizione",
      start: "inizio assunzione ingresso",
      end: "fine termine cessazione uscita",
      dates: "data date periodo periodi durata anno anni mese mesi",
      employer: "datore azienda aziende societa ditta impresa ente organizzazione datori",
      school: "scuola istituto istituti universita ateneo istruzione facolta accademia liceo centro",
      detail: "luogo citta sede localita indirizzo paese tipo tipologia",
      title: `posizione ruolo qualifica mansione impiego incarico professione carica funzione inquadramento`,
      degree: "titolo titoli diploma corso corsi studio studi formazione esame percorso",
    },
    besideFieldWords: `lavoro nominativo del della dello dei degli delle di d il la lo l e ed o in a presso attuale ultimo ultima
      ricoperto ricoperta svolta svolto conseguito conseguita conseguimento rilasciato rilasciata ottenuto
      frequentato frequentata principali esatta rapporto dal al da capacita`,
    fields: {
      dates: "date da a; durata; data; periodo; date; data da a; anno; anni",
      start: "dal; inizio; data inizio; data di inizio",
      end: "al; fine; data fine; data di fine; fino al",
      title: `ruolo; posizione; mansione; qualifica; lavoro o posizione ricoperti; principali mansioni e ruolo;
        tipo di impiego; tipo di lavoro; posizione ricoperta; ruolo ricoperto; professione; incarico;
        inquadramento; impiego; occupazione; lavoro svolto`,
      employer: `azienda; datore di lavoro; nome del datore di lavoro; nome e indirizzo del datore di lavoro;
        ditta; società; impresa; nome azienda; nome dell azienda; ente; datore; ragione sociale; struttura`,
      tasks: `mansioni; attività; principali attività; principali attività e responsabilità;
        principali mansioni e responsabilità; tipo di azienda o settore; tipo di attività o settore;
        principali mansioni; compiti; responsabilità; descrizione; settore; settore di attività;
        motivo della cessazione`,
      degree: `titolo; titolo di studio; titolo della qualifica rilasciata; qualifica conseguita;
        titolo conseguito; diploma; corso; certificato o diploma ottenuto; qualifica ottenuta; titolo rilasciato`,
      school: `istituto; istituzione; nome dell istituto;
        nome e tipo d organizzazione erogatrice dell istruzione e formazione; scuola; università;
        ente di formazione; istituto di istruzione; nome e tipo di istituto di istruzione o formazione;
        nome e tipo di istituto; ente erogatore`,
      name: "nome e cognome; nome cognome; cognome e nome; cognome nome",
      givenName: "nome",
      surname: "cognome",
      other: `indirizzo; telefono; cellulare; data di nascita; luogo di nascita; nazionalità; stato civile;
        patente; luogo`,
    },
    ditto: `idem; stessa azienda; stessa ditta; stesso datore di lavoro; stessa scuola; stesso istituto`,
    phone: "tel telefono cell cellulare recapito casa fisso abitazione",
  },
  dates: {
    months: `gennaio gen; febbraio; marzo; aprile; maggio mag; giugno giu; luglio lug; agosto; settembre sett;
      ottobre ott; novembre; dicembre`,
    seasons: {
      spring: "primavera",
      summer: "estate estati estiva",
      autumn: "autunno",
      winter: "inverno inverni invernale",
    },
    until: ["a", "al", "ad", "alla", "fino a", "fino ad", "fino al", "sino a", "sino ad", "sino al"],
    now: ["oggi", "data attuale", "attuale", "attualmente", "in corso", "adesso", "tuttora"],
    since: ["dal", "da"],
    from: ["da", "dal"],
    onwards: ["in poi"],
    lengths: { years: ["anni", "anno"], months: ["mesi"] },
  },
  degrees: {
    byName: {
      doctorate: ["dottorato"],
      master: ["laurea magistrale", "laurea specialistica", "laurea a ciclo unico"],
      bachelor: ["laurea"],
      vocational: ["diploma di", "diploma professionale", "qualifica professionale"],
      none: ["baccalaureato", "(?:diploma di )?maturità", "licenza media"],
    },
    amongDegrees: {
      master: ["ingegneria"],
      bachelor: ["ingegnere"],
      vocational: ["perito", "ragionier[ea]", "geometra", "diploma"],
    },
    asked: {
      bachelor: ["titolo universitario", "laureat[oaie]", "laurea triennale"],
      vocational: [
        "diploma(?= (?:tecnico|di perito|di ragioni|professionale))",
        "perito (?:meccanico|elettronico|elettrotecnico|industriale|chimico)",
      ],
      none: [
        "diploma(?=$|[.,;]| (?:o|superiore|di scuola|di istruzione|scuola|di liceo))",
        "scuola superiore",
      ],
    },
  },
  lettersOfSchools: { withOrWithoutStops: "ITIS ITCG IPSIA IPSSAR" },
  schools: ["istituto", "accademia", "scuola", "politecni", "liceo", "collegi"],
  spokenLanguages: {
    names: {
      English: "inglese",
      German: "tedesco",
      French: "francese",
      Spanish: "spagnolo",
      Portuguese: "portoghese",
      Italian: "italiano",
      Dutch: "olandese",
      Polish: "polacco",
      Chinese: "cinese",
      Arabic: "arabo",
      Russian: "russo",
      Japanese: "giapponese",
    },
  },
  joining: {
    at: ["presso", "presso (?:il|la|lo|l['’]|gli|i|le)", "alla?", "da", "in", "nella?"],
    and: ["e"],
    with: ["con"],
    or: ["o"],
    but: ["ma"],
    as: ["come"],
    in: ["in", "di", "nella?", "nel"],
    articles: ["uno", "una", "un", "il", "la"],
    post: ["posto", "mansione", "ruolo"],
  },
  advert: {
    unneeded: ["non (?:è |sono )?(?:necessari|richiest|obbligatori)\\p{L}*"],
    employer: ["siamo", "nostr\\p{L}*", "azienda vanta", "abbiamo"],
    demand: ["almeno", "minim\\p{L}*", "cerchiamo", "richies\\p{L}*", "candidat\\p{L}*"],
    nice: [
      "preferibil[ei]|preferibilmente",
      "gradit[aoie]",
      "titolo preferenziale",
      "(?:è|sarà|costituisce) un (?:plus|vantaggio)",
      "auspicabil[ei]",
      "apprezzat[aoie]",
    ],
    condition: [
      "(?:può|potrebbe|potrà) essere (?:richiest|necessari)\\p{L}*",
      "(?:se|qualora) (?:lavor|necessari|richiest|previst)\\p{L}*",
      "in caso di",
      "a seconda",
    ],
    related: ["affin[ei]|simil[ei]|equipollent[ei]|equivalent[ei]|attinent[ei]|correlat[aoie]"],
    experienceInstead: ["o esperienza equivalente"],
    years: {
      unit: "ann[oi]",
      experience: "esperienza",
      numbers: "un due tre quattro cinque sei sette otto nove dieci",
    },
  },
  refused: {
    age: [
      "età (?:massima|limite|non superiore)",
      "età compresa (?:tra|fra) (?:i )?(?:1[89]|[23]\\d)",
      "(?:massimo|max\\.?) (?:2[5-9]|[3-6]\\d) anni(?! di esperienza)",
      "tra i (?:1[89]|[23]\\d) e i \\d\\d anni",
    ],
    gender: [
      "(?:solo|esclusivamente|unicamente) (?:donne|uomini|ragazze|ragazzi)",
      "sesso (?:femminile|maschile)",
    ],
    "native speaker": ["madrelingua"],
    origin: ["(?:nazionalità|cittadinanza) italiana"],
    family: ["(?:nubile|celibe)", "senza figli"],
    "health and looks": ["bella presenza", "bell['’]aspetto"],
  },
  roles: {
    nouns: `accompagnatore agente agricoltore agronomo agronoma aiuto allenatore allievo amministratore
      amministratrice animatore animatrice apprendista archivista architetto architetta artigiano assicuratore
      assistente attore ausiliario ausiliaria autista autore autrice avvocato avvocata badante banchista
      banconista barbiere barista bibliotecario bidello biologo biologa borsista bracciante calzolaio capo
      capocantiere capoturno caporeparto caposquadra cantiniere carpentiere carrellista carrozziere casaro
      cassiere cassiera chimico chimica collaboratore collaboratrice collaudatore commercialista commerciale
      compositore coordinatore coordinatrice corriere costumista creativo cuoca curatore custode dietista
      dipendente dirigente disegnatore disegnatrice docente dottorando dottoranda droghiere ebanista editore
      educatore educatrice elettrauto elettricista enologo erborista esperto esperta estetista fabbro facchino
      falegname farmacista fattorino fisioterapista fondatore formatore formatrice fornaio fotografo fotografa
      fresatore funzionario funzionaria gelataio geometra geologo gestore giardiniere giornalista giudice
      gommista governante grafico grafica graphic guardia idraulico imbianchino imprenditore infermiere
      insegnante installatore interprete istruttore istruttrice lattoniere lavapiatti lavoratore lavoratrice
      levatrice logopedista macchinista macellaio maestra maestro magazziniera manovale manutentore marinaio
      marmista meccanico meccanica medico mediatore modellista montatore mulettista muratore notaio operaio
      operaia operatore operatrice ostetrica orafo ottico panettiere parrucchiere parrucchiera pasticcere
      pasticcera pavimentista pediatra perito piastrellista pilota pittore pizzaiolo podologo portalettere
      portiere postino praticante preparatore presidente procuratore professionista professore professoressa
      progettista programmatrice promotore promoter promotrice psicologa psicologo ragioniere ragioniera
      receptionist redattore redattrice referente regista responsabile restauratore revisore ricamatrice
      rappresentante sarto sarta saldatore scaffalista scultore segretario segretaria serramentista
      sindacalista sistemista socio socia soccorritore sommelier sorvegliante spedizioniere stagionale
      stampatore stilista supplente tappezziere tecnologo telefonista terapista tintore titolare tornitore
      traduttore traduttrice trasportatore tutor urbanista veterinario veterinaria venditore venditrice
      verniciatore vetrinista vigile vignaiolo volontario volontaria tirocinio oss asa osa sviluppatore
      sviluppatrice programmatore ingegnere infermiera contabile direttore direttrice consulente tirocinante
      stagista impiegato impiegata addetto addetta cuoco cameriere cameriera ricercatore ricercatrice tecnico
      commesso commessa magazziniere`,
    training: "tirocinante stagista",
  },
  employers: {
    forms: [
      "s\\.?\\s?r\\.?\\s?l\\.?",
      "s\\.?\\s?p\\.?\\s?a\\.?",
      "s\\.\\s?n\\.\\s?c\\.?",
      "s\\.\\s?a\\.\\s?s\\.?",
      "soc\\.?",
    ],
    houses: `comune; azienda; officina; ospedale; cooperativa; coop\\.?; società; impresa; ministero; trattoria;
      pizzeria`,
  },
};
