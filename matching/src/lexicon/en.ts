import type { Lexicon } from "./lexicon.ts";

export const english: Lexicon = {
  code: "en",
  cv: {
    headings: {
      summary: `professional overview; overview; introduction; career profile; career overview;
        summary of qualifications; qualifications summary; who i am; summary; professional summary; profile;
        about me; about; personal statement; career objective; objective; executive summary; career summary;
        professional profile; personal profile; career aim; career goal; objectives; personal summary; in short;
        in brief; who am i`,
      experience: `organisational scan; service record; sea service; work exposure; industrial exposure; professional exposure;
        jobs held; posts held; professional journey; career milestones; prior positions; assignments handled; placements; professional experiences; work experiences; job history; employment record; professional history;
        experience and achievements; industry experience; research experience; research and work experience;
        academic experience; volunteer and work experience; relevant work experience; internship experience;
        recent experience; selected experience; previous experience; experience; work experience;
        professional experience; employment history; employment; career history; work history;
        relevant experience; career; professional background; positions held; employment experience;
        experience and employment; clinical experience; teaching experience; internships; where i've worked;
        where i have worked; what i've done; what i have done; what i did; places i've worked; my background;
        work; jobs; my jobs; previous jobs; previous employment; past employment; current and previous roles;
        roles; roles held; career to date; career summary and experience; career details; positions;
        work record; working life; site experience; driving experience; nursing experience; care experience;
        hotel experience; kitchen experience; warehouse experience; legal experience; design experience;
        sales experience; military experience; freelance experience`,
      education: `academic education; academic profile; scholastic achievements; academia; formal education; school education;
        higher education; institutions attended; schools attended; alma mater; educational qualification;
        education qualification; academic details; educational details; academics details; academic qualification details;
        education and courses; education history; academic qualification; schooling;
        academic training; education and certifications; education; academic background;
        education and qualifications; education and training; qualifications; academic qualifications;
        academic history; educational background; studies; training; courses; degrees; coursework;
        where i studied; where i've studied; what i studied; my studies; school; schools; study;
        education and qualification; qualifications and training; qualifications and education;
        education and credentials; training and education; education and licenses;
        education and training courses`,
      skills: `skills and technologies; technical expertise; technical competencies; technical knowledge; programming;
        programming skills; programming languages; tools and technologies; technologies and tools;
        languages and technologies; frameworks; hard skills; soft skills; core skills and competencies;
        skills and abilities; skills and competencies; key competencies; key strengths; areas of strength;
        specialties; specialities; proficiencies; skills and interests; digital skills; skills; key skills;
        technical skills; core competencies; competencies; core skills; skills and tools; tools; technologies;
        tech stack; areas of expertise; expertise; skill set; professional skills; skills summary;
        technical proficiencies; strengths; software; it skills; computer skills; what i bring; what i know;
        what i'm good at; what i am good at; what i offer; my strengths; my toolbox; toolbox; toolkit;
        key words; keywords; tools i use; what i can do; skills and knowledge; skills and strengths; systems;
        systems and tools; it systems; other skills; additional skills; technical; programs; it; competences`,
      certificates: `certificates and courses; courses and certificates; certifications and courses;
        certifications and training; certificates and training; licenses and certificates;
        professional development; trainings; additional training; certifications; certificates;
        professional qualifications; professional certificates; qualifications and memberships;
        professional memberships; professional registration; registrations; licenses; licences;
        licenses and certifications; licences and certifications; certifications and licenses;
        professional certifications; accreditations; courses and certifications; memberships; tickets; cards;
        cards and licences; cards and tickets; cards and certificates; tickets and licences;
        tickets and training; licences and tickets; licences and cards; licenses and tickets; licence; license;
        credentials; registration; professional credentials; certificates and licences;
        certificates and licenses; training and certificates; training and certifications; training and tickets;
        training certificates; courses attended; mandatory training; papers; accreditation; driving licences;
        driving licence; driving license; registrations and memberships; registrations and licenses`,
      languages: "foreign languages; spoken languages; languages; language skills",
      projects: `patents; selected publications; invited talks; presentations; conferences; honors; honours;
        selected honors; honors and awards; awards and honors; awards and honours; scholarships;
        extracurricular activities; extracurricular; leadership and activities; volunteer work; volunteer;
        open source contributions; projects; personal projects; selected projects; key projects; side projects;
        open source; publications; portfolio; volunteering; volunteer experience; awards; achievements; talks;
        talks and committees; talks and publications; committees; voluntary work; other activities;
        key achievements; research`,
      personal: `social; links; profiles; connect; get in touch; personal profile details; personal details;
        personal information; personal data; contact; contact details; contact information; details; references;
        referees; references on request; contact me; reach me; about my person; further information;
        additional information; other information; other details`,
      interests: `other interests; passions; interests; hobbies; hobbies and interests; personal interests; activities;
        leisure; free time; spare time; leisure time; my free time; in my free time; in my spare time; pastimes;
        for fun; what i do for fun; outside work; outside of work; when i'm not working; beyond work; off duty`,
    },
    headingWords: {
      around: `where ve till now done so far do been did inc incl starting from latest first newest earlier later all to on job primary assignment by about bit who am years bio data`,
      jobs: `worked jobs job internship internships attachment attachments posts positions postings placements nysc military army appointments employers`,
      schools: `school schools college colleges university universities institutions uni kcse kcpe schooldays`,
      self: `me`,
      tools: "programming frameworks technologies tools databases software",
      languages: "languages language linguistic",
      certificates: `certificates certificate certifications certification licences licence licenses license accreditations
        memberships seminars workshops`,
      projects: `projects project publications publication awards award honours honors volunteering volunteer voluntary`,
      interests: "interests hobbies hobby leisure",
      skills: "skills skill competencies competences competence expertise strengths knowledge",
      experience: "experience experiences employment",
      education: "education educational qualification qualifications studies schooling training degrees",
      personal: "contact contacts referees references information details",
      summary: "summary profile overview objective objectives statement",
      studies: "academic academics scholastic scholastics scholarly",
      career: "career history chronology tenure",
    },
    besideHeadingWords: `and i of in a for the or professional work working technical key core main top relevant selected
      additional further other special personal social soft hard digital it pc office computer my foreign
      spoken general previous recent current continuing continue permanent level obtained speak spoke have
      acquired record records background credentials credential attainment attainments details chronicle held
      institutions schools attended with dates past prior path progression progress contour graph organisational
      organizational occupational industrial exposure synopsis scan service journey`,
    fieldWords: {
      name: "name names",
      other: `marks mark percentage percent grade grades division cgpa gpa cpi score result results aggregate
        remarks salary pay ctc wage wages remuneration reason reasons nationality religion contact phone
        telephone email website status gender sex height weight blood passport licence license father mother
        husband spouse hobbies subject subjects specialization specialisation major branch stream medium
        discipline team strength size domain client project honours honors awards notice understanding
        speaking listening reading writing interaction production spoken other tongue tongues self assessment
        european group`,
      tasks: `duties duty responsibilities responsibility activities tasks task description functions profile
        summary accomplishments achievements scope`,
      start: "join joining commencement start started commenced hire hired entry beginning",
      end: `left resigned leaving passing completion end ended finish finished relieving resignation graduation graduated exit
        separation`,
      dates: "date dates period periods duration tenure year years month months time",
      employer: `employer employers company companies organisation organization firm business establishment workplace
        agency enterprise concern hospital hotel ministry`,
      school: `school schools college colleges institute institutes institution institutions academy polytechnic`,
      board: "board boards council body bodies university universities affiliating affiliation",
      detail: `place places address addresses location locations city town country district area type types kind
        kinds nature`,
      title: `position positions post posts designation designations role roles job jobs appointment appointments
        capacity occupation rank`,
      degree: `examination examinations exam exams degree degrees qualification qualifications course courses
        diploma programme program programmes programs standard study studies award`,
    },
    besideFieldWords: `employment of the a an and or for your my with in at last present current previous most recent full complete
      list key main to from if any held given worked employed attended obtained passed awarded earned
      completed achieved taken studied joined details no number title sl inclusive highest high secondary
      tertiary primary higher basic monthly field level levels dd mm yy yyyy`,
    fields: {
      dates: `date; dates; date range; period; duration; from to; dates from to; dates of employment;
        dates employed; employment dates; employment period; period of employment; dates worked;
        duration of employment; contract period; tenure; length of service; year; years; when`,
      start: `from; date from; from date; start; start date; starting date; started; date started; joined;
        date joined; date of joining; commenced; signed on; sign on; join date`,
      end: `to; date to; to date; end; end date; ending date; ended; date ended; left; date left; until;
        finished; date of leaving; signed off; sign off; leaving date; year of passing; passing year;
        month year of passing; month and year of passing; year of completion; year completed; date obtained`,
      title: `position; job title; title; role; occupation; post; designation; occupation or position held;
        position held; job; position occupied; last position; rank; capacity; employed as; nature of work;
        current position; occupation title; post held; job held; capacity in which worked; appointment`,
      employer: `employer; company; company name; name of employer; name of company; organisation; organization;
        name and address of employer; firm; business; name of firm; name of business; company organisation;
        company organization; employer name; employer s name; name of organisation; name of organization;
        institution of employment; agency; hospital; place of work; workplace; establishment; restaurant; where; name of the employer;
        name of the company; name of the organisation; name of the organization; name of hospital;
        name of the hospital; hospital name; hotel; name of hotel; farm; care home`,
      tasks: `tasks; duties; responsibilities; main activities; main activities and responsibilities;
        key responsibilities; job description; job profile; work profile; activities; type of business;
        type of business or sector; main duties; key duties; responsibilities held; duties and responsibilities;
        job duties; role description; description; nature of business; industry; sector; reason for leaving;
        environment; tools; technologies; skills used; what i did`,
      degree: `degree; qualification; title of qualification; title of qualification awarded; diploma; course;
        course of study; programme; program; degree obtained; qualification obtained; award;
        examination; exam; examination passed; exam passed; name of exam; name of examination; exam title;
        degree exam; degree certificate; certificate obtained; course completed`,
      school: `school; institution; university; name of institution; name of school;
        name and type of organisation providing education and training; school name; name of school college;
        college; school college; institute; training provider; awarding body; place of study; training centre;
        academy; name of the institution; name of the institute; name of institute; name of the school;
        institute school; school institution; institution university; institution attended; where obtained`,
      board: "board; board university; education board; board council",
      name: `name; full name; candidate name; name of candidate; name of the candidate; applicant name; name of applicant; surname given names; surname first name; last name first name;
        family name given name; name surname; name and surname`,
      givenName:
        "first name; first names; given name; given names; other names; forename; forenames; christian name",
      surname: "surname; surnames; last name; family name",
      other: `address; telephone; phone; mobile; e mail; email; date of birth; nationality; place of birth;
        marital status; gender; sex; website; locality; location; place`,
    },
    ditto: `ditto; same as above; as above; same company; same employer; same organisation; same organization; same firm; same hospital; same school; same college; same institute; same university`,
    phone:
      "tel telephone phone mobile mob cell cellphone cellular contact handphone landline ph whatsapp home residence res hp",
    phoneNumber: "no nos number c m",
  },
  dates: {
    months: `jan january; feb february; mar march; apr april; may; jun june; jul july; aug august;
      sep sept september; oct october; nov november; dec december`,
    seasons: {
      spring: "spring springs",
      summer: "summer summers",
      autumn: "autumn autumns fall",
      winter: "winter winters",
    },
    until: [
      "up to",
      "to",
      "until",
      "till",
      "through",
      "thru",
      "up to the",
      "to the",
      "until the",
      "till the",
    ],
    now: [
      "present",
      "the present",
      "present day",
      "to date",
      "today",
      "now",
      "current",
      "currently",
      "ongoing",
      "continuing(?!\\s+\\p{L})",
      "date",
      "the date",
      "pres\\.",
      "curr\\.",
      "further notice",
      "tilldate",
    ],
    since: ["since", "from", "w\\.e\\.f\\.?", "with effect from"],
    from: ["from"],
    onwards: ["onwards?", "ongoing"],
    lengths: { years: ["y", "years?", "yrs?"], months: ["m", "mos?", "months?"] },
  },
  degrees: {
    byName: {
      doctorate: ["doctorate", "doctoral", "doctor of", "juris doctor"],
      master: ["master(?:'s|’s|s)?"],
      bachelor: [
        "bachelor(?:'s|’s|s)?",
        "undergraduate degree",
        "university degree",
        "college degree",
        "(?:2[:.][12]|first[- ]class|second[- ]class|honou?rs|good) degree",
        "(?<=^(?:(?:have|has|hold|holds|you have|you hold)\\s+)?(?:an?\\s+)?)degree(?=\\s+(?:\\([^)]*\\)\\s+)?in\\b)",
      ],
      vocational: [
        "associate(?:'s|’s)? degree",
        "apprenticeship",
        "(?:completed|professional|vocational) training(?= (?:as|in)\\b)",
        "vocational",
        "foundation degree",
        "city & guilds",
        "trade certificate",
        "culinary diploma",
        "diploma in",
        "technician diploma",
      ],
      none: [
        "high school(?: diploma| degree)?(?: in)?",
        "secondary school",
        "a-levels?",
        "leaving certificate",
        "school diploma(?: in)?",
      ],
    },
    amongDegrees: {
      vocational: ["qualification"],
    },
    // What secondary schools end with, by country: Britain, Ireland, North America, Australia and New Zealand, South
    // Asia, West, East and South Africa, South-East Asia, the Caribbean, everywhere.
    leavingCertificates: [
      "(?:i\\.?)?g\\.?c\\.?s\\.?e\\.?(?:['’]?s)?",
      "g\\.?c\\.?e\\.?(?: (?:[ao]|advanced|ordinary)[- /]?(?:levels?|l)?)?",
      "(?:a|as|o)[- ](?:2[- ])?levels?",
      "c\\.?s\\.?e\\.?['’]s",
      "standard grades?",
      "scottish highers?",
      "(?:leaving|junior) cert(?:ificate)?\\.?(?: applied)?",
      "g\\.?e\\.?d\\.?(?= )",
      "hiset",
      "o\\.?s\\.?s\\.?d\\.?",
      "v\\.?c\\.?e\\.?",
      "vcal",
      "q\\.?c\\.?e\\.?",
      "s\\.?a\\.?c\\.?e\\.?",
      "w\\.?a\\.?c\\.?e\\.?",
      "ncea(?: level [123])?",
      "year 1[0-2]",
      "h\\.?\\s?s\\.?\\s?c\\.?",
      "s\\.?\\s?s\\.?\\s?c\\.?",
      "s\\.?\\s?s\\.?\\s?l\\.?\\s?c\\.?",
      "i\\.?c\\.?s\\.?e\\.?",
      "aiss[ce]e",
      "(?:10|12|x|xii)(?:\\s?th)? ?(?:class|std|standard|grade)\\.?",
      "(?:class|std\\.?|standard) (?:10|12|x|xii)(?:th)?",
      "(?:10\\s?)?\\+\\s?2",
      "p\\.?u\\.?c\\.?",
      "^matric(?:ulation)?",
      "f\\.?sc\\.?",
      "dakhil",
      "wass?ce",
      "waec",
      "ssce",
      "neco",
      "b\\.?e\\.?c\\.?e\\.?",
      "(?:first |primary )?school leaving certificate",
      "kcse",
      "kcpe",
      "uace",
      "a?csee",
      "(?:national )?senior certificate",
      "n\\.?s\\.?c\\.?",
      "grade 1[0-2]",
      "s\\.?p\\.?m\\.?",
      "s\\.?t\\.?p\\.?m\\.?",
      "u\\.?e\\.?c\\.?",
      "psle",
      "hk(?:dse|cee|ale)",
      "csec",
      "cxc",
      "international baccalaureate",
      "ib diploma",
    ],
    asked: {
      doctorate: ["j\\.d\\."],
      master: ["(?:graduate|advanced|postgraduate|post-graduate|higher) degree(?! of)", "graduate studies"],
      bachelor: [
        "(?:(?:four|three|4|3)[- ]year|technical|relevant|related|scientific|engineering|business|law|nursing|accounting|finance|teaching|accredited) degree",
        "degree[- ](?:level|qualified|educated)",
        "(?<!\\b(?:high|higher|some|certain|large|great|greater|any|what|to a) )degree(?= (?:in|from|or|required|preferred|essential|\\()|[,/;]|\\.?$)",
        "(?:three|four|3|4)[- ]year (?:university|college) (?:program|programme|course)",
        "undergraduate (?:studies|qualification)",
      ],
      vocational: [
        "(?:associate|associate's|associate’s|two[- ]year|2[- ]year|foundation) degree",
        "(?:college|post-?secondary|technical|trade|vocational|polytechnic|one-year|two-year) diploma(?: in)?",
        "diploma(?= (?:or|of|from)\\b)",
      ],
      none: [
        "grade (?:10|11|12)(?: education)?",
        "secondary education",
        "high school (?:education|or equivalent)",
        "(?:high school|hs)(?= diploma|/ged|/)",
      ],
    },
  },
  schools: ["universi", "\\buniv\\.", "school", "institut", "academy", "faculty", "polytechni", "\\bMIT\\b"],
  spokenLanguages: {
    modes: ["written", "spoken", "oral", "verbal"],
    levels: {
      C2: ["native", "mother[- ]tongue", "bilingual"],
      B2: ["fluent\\p{L}*", "fluency", "excellent", "proficient", "proficiency"],
      B1: ["conversational", "intermediate", "reasonable", "fair"],
    },
  },
  joining: {
    at: ["at", "at the", "with", "with the", "for", "for the", "in", "in the"],
    surelyAnd: ["and", "as well as", "plus"],
    surelyOr: ["or", "and/or"],
    or: ["or", "and/or"],
    but: ["but", "though", "although", "even if", "while"],
  },
  advert: {
    headings: {
      nice: [
        "nice[- ]to[- ]have",
        "bonus",
        "preferred",
        "desir(?:able|ed)",
        "a plus",
        "(?:be|is) (?:great|good) (?:if|to)",
        "good to have",
        "advantage",
        "optional",
        "ideally",
        "extra credit",
        "even better",
        "stands? out",
        "(?:a|big|huge) pluses?",
        "^plus(?:es)?$",
        "bonus(?:es)?",
        "^helpful",
        "(?:great|good|lovely|nice|brilliant|ideal|perfect|helpful|wonderful|handy|useful|fantastic|welcome) (?:if|to (?:have|see|bring))",
        "\\b(?:helpful|handy|useful)\\b",
        "not essential",
        "welcome extras?",
        "^extras?$",
        "brownie points",
        "^ideally",
        "would be (?:a|an)",
        "\\ban asset\\b",
        "^assets?$",
        "\\basset (?:qualification|criteri|skill)",
        "(?:highly|well) regarded",
        "\\bnot? (?:an? |strictly |absolutely )*(?:must|mandatory|required|necessary|needed|requirement|condition|prerequisite|deal[- ]?breaker)s?\\b",
        "by no means",
        "sets? you apart",
        "makes? you (?:even )?more",
        "(?:do not|don(?:'|’)t) expect",
        "would help",
      ],
      dropped: [
        "about(?: us| the company| the team)?",
        "about (?!(?:you|the (?:role|job|position|person|candidate))$)[\\p{L}\\d& ]{2,30}",
        "who we are",
        "our (?:company|story|values|mission|culture|team|offer|benefits)",
        "the company",
        "company (?:overview|description|profile)",
        "what we offer",
        "we offer",
        "what(?:'|’)?s in it for you",
        "what you(?:'|’)?ll get",
        "benefits.*",
        "perks.*",
        "compensation.*",
        "salary.*",
        "pay range",
        "why (?:join|us|work).*",
        "equal (?:opportunity|employment).*",
        "eeo.*",
        "diversity.*",
        "how to apply",
        "application(?: process)?",
        "physical (?:requirements|demands).*",
        "work(?:ing)? (?:environment|conditions)",
        "next steps",
        "contact",
        "location",
        "privacy.*",
        "interview process",
        "hiring process",
        "what you get.*",
        "we give you",
        "we provide",
        "your benefits",
        "rate(?: of pay)?",
        "pay",
        "(?:the |your )?(?:remuneration|package|offer)",
        "rewards?.*",
        "what to expect",
        "what we(?:'|’)?ll (?:give|offer) you",
      ],
      duties: [
        "responsibilit",
        "duties",
        "your (?:role|tasks|mission|job)",
        "the role",
        "what you(?:'|’)?(?:ll| will) (?:do|be doing)",
        "day[- ]to[- ]day",
        "key tasks",
        "job (?:description|purpose|summary)",
        "position summary",
        "role overview",
        "in this role",
        "your impact",
        "^the (?:job|position|work)$",
        "^(?:your|a typical) (?:day|week)",
        "what you(?:'|’)?ll be up to",
      ],
      must: [
        "requirements?",
        "qualifications?",
        "must[- ]haves?",
        "(?:great|good|perfect|right|strong) (?:fit|match)",
        "(?:ideal|successful|right|perfect) (?:candidate|applicant|person|colleague)",
        "(?:hear from|want|looking for) you if",
        "^you$",
        "^(?:you|your)\\b.*\\bif you",
        "^(?:the )?(?:profile|person|candidate)$",
        "you(?:(?:'|’)ll| will)? (?:also )?(?:need|have|bring)",
        "(?:need|want|like) you to (?:have|be)",
        "to apply,? you",
        "person specification",
        "(?:your|candidate|ideal|the) (?:profile|background|experience|skills)",
        "what (?:we(?:'|’)?re|we are|you|we) (?:looking|after|ask|seek|value|want|need|bring|require|expect|ll need|must|should).*",
        "\\bcriteri(?:a|on)\\b",
        "we(?:'|’)re after",
        "to be successful",
        "what you(?:'|’)?ll (?:need|bring)",
        "you(?: will|(?:'|’)ll)? demonstrate",
        "(?:ask|want|expect|require|need) (?:of|from) (?:you|our|the|a)\\b",
        "who (?:you are|are you)",
        "about you",
        "you (?:have|bring|are|should have|must have)",
        "skills",
        "essential",
        "required",
        "we(?:'|’)?re looking for",
        "we are looking for",
        "we expect",
        "you need",
        "needed",
        "minimum",
        "eligibility",
        "knowledge",
        "experience",
        "education",
        "credentials",
        "licen[cs]es?",
      ],
    },
    employer: ["we", "our", "us", "ours"],
    demand: [
      "you",
      "your",
      "candidates?",
      "applicants?",
      "must",
      "requir\\p{L}*",
      "need\\p{L}*",
      "minimum",
      "at least",
      "looking for",
      "seek\\p{L}*",
      "expect\\p{L}*",
      "want",
      "ask\\p{L}*",
      "ideally",
      "someone",
      "person",
    ],
    condition: [
      "(?:may|might|could|can) (?:also )?be (?:required|requested|needed|asked for|necessary)",
      "(?:required|needed|necessary|essential|requested) (?:only )?(?:if|when|where|for (?:some|certain|field))",
      "if (?:you|your|the (?:role|job|position)|applicable|required|needed|working|based)",
      "(?:or|and) (?:be )?(?:willing(?:ness)?|prepared|able|ability|readiness|happy|ready) to (?:obtain|get|gain|acquire|take|work towards|sit|apply)",
      "working towards?|or working toward",
      "we(?:['’]ll| will| can)? (?:arrange|pay for|provide|organi[sz]e|cover|help you)",
      "depending on",
      "helpful|handy|useful",
    ],
    related: [
      "(?:closely |business-|job-)?(?:related|relevant|associated|appropriate|allied|adjacent|cognate|similar|comparable)",
      "(?:an)?other (?:\\p{L}+ )?(?:field|discipline|subject|area)s?",
      "equivalent",
    ],
    experienceInstead: [
      "or (?:an? )?(?:equivalent|equal|comparable|commensurate|relevant|similar|demonstrable) (?:\\p{L}+ ){0,3}(?:experience|work)",
      "(?:or|\\() ?(?:able to demonstrate )?(?:equivalent|relevant) (?:\\p{L}+ ){0,2}experience",
      "experience (?:may|can|will) (?:substitute|be substituted|be considered)",
      "combination of (?:\\p{L}+ )*education and experience",
    ],
    nice: [
      "nice to have",
      "(?:is|are|as|be) (?:a )?(?:\\w+ )?(?:plus|bonus|advantage|asset)",
      "(?:a|an) (?:\\w+ )?(?:plus|bonus|advantage|asset)",
      "preferred",
      "preferably",
      "pref\\b",
      "sets? you apart",
      "desirable",
      "desired",
      "ideally",
      "bonus(?=:| points)",
      "optional",
      "advantageous",
      "beneficial",
      "extra credit",
      "(?:would|will|could|can|may) (?:also )?be (?:very |highly |really )*(?:great|good to have|useful|helpful|nice|lovely|handy|welcome|valued|appreciated|of interest)",
      "(?:is|are) (?:also |very |highly |always )*(?:useful|helpful|welcome|appreciated)",
      "(?:is|are) (?:highly|well) (?:valued|regarded)",
      "(?:would|will|helps?|great|nice) if you",
      "not (?:an? |strictly |absolutely )*(?:must|essential|required|mandatory|necessary|needed)",
    ],
    must: [
      "must",
      "required?",
      "requires",
      "essential",
      "mandatory",
      "experience (?:with|in|of|as|using)",
      "knowledge of",
      "proficien\\w+",
      "familiar\\w* with",
      "expertise",
      "confiden(?:t|ce) (?:with|in|using)",
      "comfortable (?:with|in|using)",
      "command of",
      "background in",
      "needed",
      "necessary",
      "degree",
      "certified",
      "certification",
      "licen[cs]e",
      "fluent",
      "skills? in",
      "understanding of",
      "you(?:['’]ll)? (?:(?:also |already |will |can |should )*(?:have|bring|know|need|use|speak|hold|understand))",
      "(?:s?he|they|who|candidate|applicant|person) (?:has|have|is|are|will|can|holds?|brings?|knows?|must)",
      "holds? (?:an?|the)",
      "(?:looking for|seeking|seeks)",
      "(?:years?|yrs?)(?:['’])? (?:of|as|in|working|\\p{L}+ing)",
    ],
    traits: [
      "organi[sz]ed",
      "organi[sz]ational",
      "interpersonal",
      "analytical",
      "creativ\\w*",
      "energetic",
      "enthusias\\w*",
      "flexib\\w*",
      "adaptab\\w*",
      "motivat\\w*",
      "positive",
      "proactive",
      "professionalism",
      "confidentiality",
      "integrity",
      "reliab\\w*",
      "dependab\\w*",
      "punctual\\w*",
      "friendly",
      "outgoing",
      "passion\\w*",
      "driven",
      "dynamic",
      "multi-?task\\w*",
      "work (?:well|quickly|independently|under pressure|in a team)",
      "team[- ]oriented",
      "results?[- ]oriented",
      "hard[- ]?working",
      "judg(?:e)?ment",
      "discretion",
      "initiative",
      "determin(?:ed|ation)",
      "resilien\\w+",
      "tenaci\\w+",
      "curio(?:us|sity)",
      "empath\\w+",
      "patience",
      "stress[- ]resist\\w+",
      "(?:cope|coping|thrive|work(?:ing)?|perform)\\s+(?:well\\s+)?under pressure",
      "can-do",
      "self[- ]?starter",
      "drive(?=$| and)",
      "team[- ]?(?:player|spirit|work)",
    ],
    noWish: [
      "equal[- ](?:employment[- ])?opportunit|discriminat|protected veteran|affirmative action|reasonable (?:accommodation|adjustment)s?|fair treatment|no agencies|please apply",
      "regardless of|welcome (?:applications|applicants)|without regard|all qualified|\\b(?:EOE|EEO|ADA)\\b",
      "encouraged to apply|diversity and inclusion statement|diversity (?:matters|is|makes|drives)|(?:value|celebrate|embrace|champion|committed to|believe in|proud)\\b[^.]{0,40}\\b(?:diversity|inclusion|inclusive|equality)|inclusive (?:employer|workplace|culture|team)|disability confident|days? of holiday|health insurance|insurance is|training budget",
      "we offer|we provide|we will (?:train|teach)|pension plan|401\\(?k|paid (?:time|holiday|vacation|weekly|training)|fringe",
      "(?:sign[- ]?on|signing|monthly|annual|quarterly) bonus|bonuses|[$£€]\\s?\\d|salar(?:y|ies)|commensurate",
      "per (?:hour|week)\\b|hours? (?:per|a) week|(?:full|part)[- ]time|flexible (?:schedule|hours)|(?:day|night|weekend) shifts?",
      "\\bwork(?:ing)? (?:in |on )?(?:rotating )?shifts|shift work\\b",
      "\\b(?:looking for|seeking|recruiting|hiring) (?:(?!\\b(?:with|who|experience|years?)\\b)[^.])*\\bto (?:join|strengthen|support|complete)\\b",
      "(?:nights|evenings|weekends)(?:,| and| or)|to apply|apply (?:now|today|by|at|online)|cover letter|(?:your|their) (?:resume|cv)s?\\b",
      "love to hear(?!.*\\bif you)|look no further|no (?:\\p{L}+ ){0,3}(?:experience|degree|diploma|qualifications?) (?:is |are )?(?:necessary|needed|required)",
      "for more information|second parties|please visit|no phone calls",
      "committed to safeguarding|subject to (?:an? |the )?(?:enhanced|satisfactory|criminal|dbs|security|pre-employment)\\b",
      "physical (?:activity|activities|demands|abilities)|vision abilities|(?:close|distance|peripheral|color) vision|depth perception",
      "background check|drug (?:screen|test)|recruitment agenc|third part(?:y|ies) (?:resumes|recruiters)",
      "years? (?:of age|old|or older)|at least (?:18|21)\\b(?! (?:months|years? of (?!age)))",
      "(?:lift|carry|push|pull)\\b[^.]*\\b(?:lbs?|pounds|kg)|employee (?:is|must|performs|will|may)|(?:stand|sit|walk|bend|kneel)(?:ing)?\\b[^.]*\\b(?:shift|hours|periods|waist|frequently)",
    ],
  },
  refused: {
    age: [
      "(?:under|below|younger than|older than) (?:the age of )?(?:2[5-9]|[3-6]\\d)(?!\\d|\\s*%|\\s*(?!(?:and|or|but|with|who)\\b)\\p{L})",
      "(?:over|above) (?:the age of )\\d{2,}",
      "aged? (?:between )?\\d{2,}",
      "age (?:limit|group|range)\\p{L}*",
      "maximum age\\p{L}*",
      "years old",
      "young(?:er)? man(?![- ]?(?:hour|day|year|power|made))\\p{L}*",
      "young(?:er)? (?:team player|person|people|woman|professional|graduate|candidate|and)\\p{L}*",
      "youthful\\p{L}*",
      "mature (?:person|woman|man|candidate)\\p{L}*",
      "energetic young\\p{L}*",
    ],
    "age proxy": [
      "digital native\\p{L}*",
      "(?:recent(?:ly)? graduat|new graduate|fresh graduate)\\p{L}*",
      "graduation year\\p{L}*",
      "graduat(?:ed|ion|e) (?:in|after|before|since|no earlier than|not before|year)\\p{L}*",
      "class of (?:19|20)\\d{2,}",
    ],
    gender: [
      "(?:male|female|men|women|man(?![- ]?(?:hour|day|year|power|made))|woman|gentleman|lad(?:y|ies)|girls?|boys?|waitress|salesman|housewife|masculine|feminine)\\b(?!['’]?s? (?:health|clothing|wear|fashion|shoes|studies|care|shelter))",
    ],
    "native speaker": [
      "native(?:-level)? (?:\\p{L}+ )?speaker\\p{L}*",
      "native (?:english|german|french|spanish|italian|dutch|polish|portuguese)\\p{L}*",
      "mother[- ]tongue\\p{L}*",
      "accent[- ]free\\p{L}*",
      "without (?:an |a )?(?:foreign )?accent\\p{L}*",
      "muttersprach\\p{L}*",
    ],
    origin: [
      "nationality",
      "citizens? only",
      "(?:us|u\\.s\\.|uk|british|german|french|american|indian|eu) (?:citizen|national)s?(?:hip)?",
      "country of (?:birth|origin)",
      "ethnic(?:ity)?",
      "race(?! conditions?)",
      "caucasian",
      "skin colou?r",
      "immigrants?",
    ],
    religion: [
      "religion",
      "religious(?! (?:education|studies|texts?|art|literacy|affairs|diversity|holidays?))",
      "christian",
      "muslim",
      "jewish",
      "catholic",
      "hindu",
      "church member",
    ],
    family: [
      "married",
      "unmarried",
      "(?:marital|family) status",
      "(?:no|without) children",
      "childless",
      "pregnan\\p{L}*",
      "(?:no )?family commitments",
    ],
    "health and looks": [
      "able-bodied\\p{L}*",
      "no disabilit\\p{L}*",
      "disabled\\p{L}*",
      "(?:physically attractive|good[- ]looking|well-groomed|attractive appearance)\\p{L}*",
      "photo(?:graph)? (?:required|attached|on)\\p{L}*",
      "in good health\\p{L}*",
      "healthy (?:person|candidate)\\p{L}*",
    ],
    prestige: [
      "no (?:career |employment |cv |resume )?gaps?\\p{L}*",
      "gap-?free\\p{L}*",
      "uninterrupted (?:career|employment)\\p{L}*",
      "currently employed\\p{L}*",
      "(?:ivy league|elite university|russell group)\\p{L}*",
      "(?:top[- ]tier|prestigious) (?:university|school)\\p{L}*",
      "top (?:university|universities|school)\\p{L}*",
      "sexual orientation\\p{L}*",
      "political (?:party|views)\\p{L}*",
      "trade union member\\p{L}*",
    ],
  },
  roles: {
    nouns: `barrister groundskeeper greeter ranger milliner roofer bricklayer beautician childminder archivist
      draughtsman draughtswoman joiner scaffolder sommelier bellhop estimator underwriter broker copywriter
      gardener hairdresser nanny librarian curator economist psychologist counsellor machinist fitter courier
      dispatcher merchandiser stylist tailor butcher baker housekeeper concierge pilot attendant veterinarian
      paramedic actuary rigger plasterer glazier tiler landscaper lifeguard usher bouncer valet chauffeur
      teller clerk typist proofreader bidder caster moulder grinder polisher sorter stacker labourer handyman
      repairer serviceman storekeeper stockist storeman dietitian optician audiologist radiographer
      phlebotomist sonographer podiatrist chiropractor caregiver warden matron prefect proctor choreographer
      composer musician actor actress dancer singer presenter broadcaster cameraman sculptor statistician
      mathematician chemist physicist geologist ecologist surveyor valuer auctioneer realtor lettings
      signaller sailor seafarer skipper deckhand mate fisherman forester lumberjack miner quarryman driller
      blaster controller scheduler expeditor facilitator moderator mediator negotiator organiser organizer
      ombudsman evangelist apprentice cadet pupil fundraiser campaigner activist missionary chaplain vicar
      pastor priest engineer developer programmer scientist analyst administrator architect consultant
      designer manager director lead head officer nurse midwife assistant accountant auditor bookkeeper
      executive representative specialist generalist partner coordinator chef cook porter waiter waitress
      bartender barista driver teacher lecturer professor tutor instructor trainer coach marketer strategist
      recruiter technician mechanic electrician operator worker operative supervisor secretary receptionist
      lawyer attorney solicitor paralegal counsel pharmacist therapist physiotherapist doctor physician
      surgeon dentist researcher fellow intern internship trainee student associate advisor adviser agent
      tester founder cofounder owner editor writer journalist translator photographer buyer planner picker
      packer welder plumber carpenter builder inspector foreman cleaner guard caretaker carer cashier
      salesperson seller president chairman vice ceo cto cfo coo cio cmo cpo vp svp evp swe sre sdet
      freelancer contractor volunteer postdoc master expert leader member steward producer animator artist
      scholar`,
    training: "student apprentice trainee intern(?:ship)? cadet pupil",
  },
  employers: {
    forms: [
      "inc\\.?",
      "llc",
      "llp",
      "ltd\\.?",
      "limited",
      "plc",
      "corp\\.?",
      "corporation",
      "company",
      "co\\.?",
    ],
  },
};
