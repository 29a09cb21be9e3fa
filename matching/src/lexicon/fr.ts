import type { Lexicon } from "./lexicon.ts";

export const french: Lexicon = {
  code: "fr",
  cv: {
    headings: {
      summary: `profil professionnel; présentation; qui suis je; à propos; résumé; résumé professionnel; objectif;
        en bref; en résumé`,
      experience: `expériences de travail; parcours; expérience de travail; emplois; expérience; expériences;
        expérience professionnelle; expériences professionnelles; parcours professionnel; stages;
        où j'ai travaillé; mes emplois`,
      education: `formation académique; parcours scolaire; parcours académique; études et formations;
        formations et diplômes; diplômes et formations; scolarité; formation; formations; éducation; études;
        diplômes; mes études`,
      skills: `savoir faire; aptitudes professionnelles; compétences informatiques; compétences professionnelles;
        logiciels; atouts; domaines de compétences; compétences; compétences techniques; compétences clés;
        ce que je sais faire; mes atouts`,
      certificates: "certificats et formations; certificats; licences et certifications",
      languages: "langues étrangères; compétences linguistiques; langues; langues parlées",
      projects: "projets personnels; bénévolat; distinctions; récompenses; projets",
      personal: `informations personnelles; contact et informations; coordonnées; références; me contacter`,
      interests: `centres d intérêts; passe temps; intérêts; centres d'intérêt; loisirs; temps libre; mon temps libre;
        en dehors du travail`,
    },
    headingWords: {
      around: `j ai que qui je suis fait occupes jusqu ici depuis en quelques mots a propos moi prof plus recent au moins detail`,
      jobs: `travaille jobs job postes poste employeurs exp exper metiers boulots experiences armee`,
      schools: `ecole ecoles cursus lycee universite etudie`,
      tools: "logiciels outils programmation",
      languages: "langues langue linguistiques",
      certificates: `certificats certificat habilitations habilitation permis attestations attestation agrements`,
      projects: "projets projet prix distinctions benevolat benevoles associatif associatifs",
      interests: "loisirs interet interets passions passion temps libre extraprofessionnelles",
      skills: "aptitudes savoir atouts",
      experience: "emplois emploi stages",
      education: "formation formations etudes diplomes scolarite",
      personal: `coordonnees informations etat civil`,
      summary: "resume objectif objectifs presentation",
      studies: "academique academiques scolaire scolaires universitaire",
      career: "parcours carriere historique activites activite",
    },
    besideHeadingWords: `et de des du d les le la pour sur l ou professionnel professionnelle professionnels professionnelles
      travail technique techniques principal principaux principales cles cle clefs pertinentes autres autre
      complementaires complementaire supplementaires personnel personnelle personnelles personnels sociales
      transversales digitales informatique informatiques organisationnelles mes mon ma etrangeres etrangere
      parlees maitrisees generales dernieres derniere recente recentes actuelle centres centre effectuees
      obtenus obtenues obtenu pratiquees acquises acquis suivies suivis`,
    fieldWords: {
      name: "nom noms intitule denomination libelle",
      other: `mention mentions note notes moyenne resultat salaire motif nationalite telephone courriel specialite
        option matieres effectif religion situation naissance secteur contrat comprendre parler ecrire
        ecouter lire maternelle maternelles autres autre`,
      tasks: `taches missions mission fonctions activites responsabilites description descriptif attributions
        realisations`,
      start: "debut entree embauche commencement",
      end: "fin sortie depart achevement",
      dates: "date dates periode periodes duree annee annees mois",
      employer: `employeur employeurs entreprise entreprises societe societes organisme structure firme compagnie`,
      school: `ecole ecoles etablissements universite institut lycee college faculte centre academie campus
        etablissement etablissements`,
      detail: "lieu lieux ville adresse pays localisation type types nature",
      title: "poste postes fonction emploi emplois metier titre qualite grade profession role",
      degree: `diplome diplomes qualification formation formations examen cursus cours etudes niveau programme
        filiere`,
    },
    besideFieldWords: `intitules de du des d la le les l et ou en a au dans votre vos actuel actuelle dernier derniere
      occupe occupee exerce exercee obtenu obtenue obtenus obtention prepare preparee frequente frequentee
      suivie suivi complet complete principales principaux raison sociale depuis jusqu`,
    fields: {
      dates: "période; durée; dates; date; période d emploi; années",
      start: "du; début; date de début; depuis; date d'entrée",
      end: "au; fin; date de fin; jusqu'au; date de sortie",
      title: `poste; fonction; poste occupé; fonction ou poste occupé; intitulé du poste; emploi occupé; emploi;
        métier; profession; titre du poste; rôle; qualité`,
      employer: `employeur; entreprise; société; nom de l employeur; nom et adresse de l employeur;
        nom de l entreprise; organisme; structure; société et lieu; raison sociale; établissement employeur`,
      tasks: `missions; tâches; principales activités; principales activités et responsabilités; secteur;
        activités; missions principales; tâches principales; description; responsabilités; motif de départ;
        environnement technique`,
      degree: `diplôme; intitulé du diplôme; intitulé du certificat ou diplôme délivré; titre; diplôme obtenu;
        intitulé de la formation`,
      school: `établissement; école; nom de l établissement;
        nom et type de l établissement d enseignement ou de formation; organisme de université; lycée;
        centre de nom de l école`,
      name: "nom; nom et prénom; nom prénom; prénom nom; prénom et nom; nom et prénoms",
      givenName: "prénom; prénoms",
      surname: "nom de famille",
      other: `téléphone; portable; courriel; date de naissance; nationalité; situation familiale; état civil;
        lieu`,
    },
    ditto: `idem; même entreprise; même employeur; même société; même établissement; même lycée`,
    phone: "tel telephone portable mobile gsm port fixe domicile dom",
  },
  dates: {
    months: `janvier janv; fevrier fevr; mars; avril avr; mai; juin; juillet juil; aout; septembre; octobre;
      novembre; decembre`,
    seasons: { spring: "printemps", summer: "ete etes", autumn: "automne", winter: "hiver hivers" },
    until: ["jusqu['’](?:à|au|en)", "à", "au", "a"],
    now: [
      "auj\\.?",
      "aujourd['’]hui",
      "ce jour",
      "à ce jour",
      "présent",
      "actuel",
      "actuellement",
      "maintenant",
      "en poste",
      "poste actuel",
      "en cours",
    ],
    since: ["depuis", "à partir de"],
    from: ["de", "du"],
    lengths: { years: ["ans?"], months: ["mois"] },
  },
  degrees: {
    byName: {
      doctorate: ["doctorat"],
      master: ["mastère", "maîtrise(?= (?:en|ès|universitaire)(?!\\p{L}))", "diplôme d['’]ingénieur"],
      bachelor: ["licence(?=\\s+(?:en|de|d['’]|ès|pro)(?!\\p{L}))", "licence professionnelle"],
      vocational: [
        "bts",
        "dut",
        "brevet professionnel",
        "titre professionnel",
        "bac(?:calauréat)? pro(?:fessionnel)?",
        "cfg[sm]",
      ],
      none: [
        "baccalauréat",
        "bac(?= (?:général|technologique|es|s|l|stmg|sti2d)(?!\\p{L}))",
        "brevet des collèges",
      ],
    },
    amongDegrees: {
      master: ["dess", "dea", "ingénieur", "maîtrise"],
      bachelor: ["licence"],
      vocational: ["cap", "bep", "diplôme"],
      none: ["bac", "brevet"],
    },
    asked: {
      doctorate: ["bac\\s?\\+\\s?8"],
      master: ["bac\\s?\\+\\s?[56]", "école d['’]ingénieurs?", "école de commerce"],
      bachelor: [
        "bac\\s?\\+\\s?[34]",
        "diplôme universitaire",
        "formation supérieure",
        "licence(?= (?:ou|professionnelle|universitaire)(?!\\p{L}))",
      ],
      vocational: ["bac\\s?\\+\\s?2", "c\\.a\\.p\\.", "b\\.e\\.p\\."],
      none: ["bac(?!\\s?\\+)(?= (?:ou|minimum|exigé|requis)|$)"],
    },
  },
  lettersOfSchools: { withOrWithoutStops: "IUT IFSI IFAS", withStops: "LEP" },
  schools: [
    "coll[eè]ge",
    "académie",
    "école",
    "ecole",
    "faculté",
    "sorbonne",
    "\\bINSA\\b",
    "\\bHEC\\b",
    "\\bIAE\\b",
    "\\bIEP\\b",
    "\\bESC\\b",
    "\\bCFA\\b",
    "\\bCNAM\\b",
    "\\bAFPA\\b",
    "centre de formation",
    "lycée",
  ],
  spokenLanguages: {
    names: {
      English: "anglais",
      German: "allemand",
      French: "français",
      Spanish: "espagnol",
      Portuguese: "portugais",
      Italian: "italien",
      Dutch: "néerlandais",
      Polish: "polonais",
      Chinese: "chinois",
      Arabic: "arabe",
      Russian: "russe",
      Ukrainian: "ukrainien",
      Turkish: "turc",
      Japanese: "japonais",
      Korean: "coréen",
      Romanian: "roumain",
      Greek: "grec",
      Swedish: "suédois",
      Norwegian: "norvégien",
      Danish: "danois",
      Finnish: "finnois",
      Czech: "tchèque",
      Slovak: "slovaque",
      Hungarian: "hongrois",
      Bulgarian: "bulgare",
      Croatian: "croate",
      Serbian: "serbe",
      Albanian: "albanais",
      "British Sign Language": "langue des signes",
    },
    levels: {
      C2: ["langue maternelle"],
      B2: ["courant\\p{L}*"],
    },
  },
  joining: {
    at: ["chez", "au", "aux", "à", "à (?:la|l['’])", "dans", "dans (?:le|la|l['’]|les|une?)", "pour"],
    surelyAnd: ["et"],
    surelyOr: ["ou"],
    and: ["et"],
    with: ["avec"],
    or: ["ou"],
    but: ["mais"],
    as: ["comme"],
    in: ["dans", "en", "de", "du", "sur"],
    articles: ["une?", "le", "la", "les"],
  },
  advert: {
    headings: {
      nice: ["souhaité", "de préférence", "pas obligatoire"],
      dropped: ["nous offrons", "à propos.*", "ce que nous offrons"],
      duties: ["missions"],
      must: ["votre profil", "profil recherché"],
    },
    welcome: ["apprécié"],
    unneeded: ["pas (?:obligatoire|nécessaire|exigée?|requise?)"],
    employer: ["nous", "notre", "nos", "le groupe"],
    demand: [
      "vous",
      "votre",
      "minimum",
      "au moins",
      "recherch\\p{L}*",
      "justifi\\p{L}*",
      "exig\\p{L}*",
      "candidat\\p{L}*",
      "profil",
    ],
    nice: [
      "souhaitée?s?",
      "appréciée?s?",
      "(?:serait|est|sera) un (?:plus|atout)",
      "un (?:plus|atout)",
      "^idéalement",
      "facultati(?:f|ve)",
    ],
    condition: [
      "(?:peut|pourra|peuvent) être (?:\\p{L}+ )?(?:demandé|exigé|requis|nécessaire)e?s?",
      "si (?:vous|le poste|nécessaire)",
      "selon",
      "en cas de",
    ],
    related: ["(?:équivalent|similaire|apparenté|connexe|assimilé)e?s?"],
    experienceInstead: [
      "ou (?:une )?expérience (?:professionnelle )?(?:équivalente|similaire|significative)",
    ],
    years: {
      unit: "(?:ans?|années?)",
      experience: "expérience",
      numbers: "un deux trois quatre cinq six sept huit neuf dix",
    },
  },
  refused: {
    age: [
      "âge (?:maximum|maximal|limite|requis)",
      "limite d['’]âge",
      "(?:avoir|ayant) (?:entre (?:1[89]|[23]\\d) et \\d\\d|moins de (?:2[5-9]|[3-6]\\d)) ans",
    ],
    gender: [
      "(?:uniquement|seulement|exclusivement) (?:des |pour |réservé aux? )?(?:femmes|hommes)",
      "(?:femmes|hommes) uniquement",
      "(?:de )?sexe (?:féminin|masculin)",
      "jeune (?:femme|homme|fille)",
    ],
    "native speaker": ["langue maternelle", "sans accent"],
    origin: ["(?:de )?nationalité (?:française|européenne|belge|suisse)"],
    family: ["célibataire", "sans enfants?"],
    "health and looks": ["(?:bonne|excellente) présentation physique", "physique (?:agréable|avantageux)"],
  },
  roles: {
    nouns: `acheteur acheteuse agriculteur agricultrice aide ambulancier animateur animatrice approvisionneur
      aide-soignant aide-soignante assistant auditeur auditrice auxiliaire avocat avocate bibliothécaire
      bijoutier boucher bouchère boulanger boulangère cadre caissier caissière cariste carreleur carrossier
      charpentier chauffagiste chauffeur chauffeuse chef cheffe chirurgien coach coiffeur coiffeuse commis
      concepteur conceptrice concierge conducteur conductrice contremaître contrôleur contrôleuse coordinateur
      coordinatrice coordonnateur coordonnatrice couturier couturière couvreur cuisinier dentiste designer
      dessinateur dessinatrice doctorant doctorante documentaliste écrivain éditeur éditrice éducateur
      éducatrice électricien électricienne employé employée esthéticienne expert experte facteur factrice
      fleuriste fondateur fondatrice formateur formatrice frigoriste géomètre gérant gérante gouvernante
      graphiste greffier hôte hôtesse illustrateur illustratrice informaticien informaticienne interprète
      jardinier jardinière journaliste juge juriste kinésithérapeute laborantin livreur livreuse logisticien
      logisticienne maçon magasinier magasinière maître maîtresse manoeuvre manutentionnaire maquettiste
      mécanicien mécanicienne médecin menuisier menuisière monteur monteuse moniteur monitrice négociateur
      négociatrice notaire opérateur opératrice orthophoniste ouvrier ouvrière pâtissier pâtissière paysagiste
      peintre pharmacien pharmacienne pilote plombier plongeur préparateur préparatrice président présidente
      programmeur programmeuse promoteur psychologue réceptionniste rédacteur rédactrice régisseur régleur
      réparateur représentant représentante routier sage-femme secrétaire serrurier soigneur soudeur soudeuse
      sous-chef superviseur superviseuse surveillant surveillante technico-commercial téléconseiller
      téléconseillère télévendeur télévendeuse téléprospecteur tourneur traducteur traductrice traiteur
      trésorier trésorière tuteur tutrice urbaniste usineur vacataire vétérinaire vigile volontaire webmaster
      stage bénévole agent salarié indépendant indépendante maraîcher viticulteur administrateur
      administratrice manager associé associée adjoint adjointe délégué déléguée intérimaire attaché attachée
      développeur développeuse ingénieur ingénieure infirmier infirmière comptable responsable directeur
      directrice consultante chargé chargée stagiaire assistante vendeur vendeuse cuisinière serveur serveuse
      enseignant enseignante professeur professeure chercheur chercheuse analyste architecte gestionnaire
      technicien technicienne alternant alternante apprenti apprentie conseiller conseillère commercial
      commerciale`,
    training: "stagiaire? alternante? apprentie?",
  },
  employers: {
    forms: ["sarl", "sasu?", "s\\.?\\s?a\\.?(?:\\s?s\\.?)?", "s\\.?c\\.?p\\.?", "ltée\\.?", "cie\\.?"],
    houses: "mutuelle; mairie; société; établissements; ets; chu; ministère; préfecture",
  },
};
