import type { ConceptField } from "./concept.ts";

export const medicine: ConceptField = {
  field: "health care",
  concepts: [
    // Doctors
    {
      name: "Medical licence",
      aliases: [
        "GMC registration",
        "GMC registered",
        "Approbation",
        "approbierter Arzt",
        "state medical license",
        "licence to practise medicine",
        "USMLE",
        "board certified physician",
      ],
      kind: "permit",
    },
    {
      name: "Board certification",
      aliases: [
        "board certified",
        "Facharzt",
        "Fachärztin",
        "CCT specialty",
        "specialist register",
        "board eligible",
      ],
      kind: "certificate",
    },
    { name: "DEA registration", aliases: ["DEA license", "DEA number"], kind: "permit" },
    {
      name: "General practice",
      aliases: ["family medicine", "primary care", "Allgemeinmedizin", "GP surgery", "médecine générale"],
    },
    { name: "Internal medicine", aliases: ["Innere Medizin", "hospital medicine", "general medicine"] },
    {
      name: "Surgery",
      aliases: [
        "surgical procedures",
        "general surgery",
        "Chirurgie",
        "laparoscopic surgery",
        "orthopedic surgery",
        "orthopaedic surgery",
      ],
    },
    { name: "Anaesthesia", aliases: ["anesthesiology", "anesthetics", "Anästhesie", "airway management"] },
    { name: "Cardiology", aliases: ["Kardiologie", "echocardiography", "cardiac catheterization"] },
    { name: "Neurology", aliases: ["Neurologie", "stroke care", "EEG"] },
    { name: "Psychiatry", aliases: ["Psychiatrie", "psychiatric assessment"] },
    {
      name: "Radiology",
      aliases: [
        "radiography",
        "medical imaging",
        "MRI",
        "CT scans",
        "X-ray imaging",
        "MRI scans",
        "Radiologie",
        "diagnostic imaging",
      ],
    },
    { name: "Ultrasound", aliases: ["sonography", "Ultraschall", "ultrasonography", "sonographer"] },
    {
      name: "Radiographer licence",
      aliases: ["ARRT", "ARRT certified", "HCPC registered radiographer", "MTRA"],
      implies: ["Radiology"],
      kind: "permit",
    },
    {
      name: "Paramedic care",
      aliases: [
        "paramedicine",
        "pre-hospital care",
        "Rettungsdienst",
        "Notfallsanitäter",
        "emergency medical services",
        "Rettungssanitäter",
      ],
    },
    {
      name: "EMT certification",
      aliases: ["NREMT", "EMT-B", "emergency medical technician", "EMT-P", "HCPC registered paramedic"],
      implies: ["Paramedic care"],
      kind: "permit",
    },
    {
      name: "Medical assisting",
      aliases: [
        "medical assistant duties",
        "Medizinische Fachangestellte",
        "MFA Ausbildung",
        "Arzthelferin",
        "clinical support worker",
      ],
    },

    // Therapists and others
    {
      name: "HCPC registration",
      aliases: ["HCPC registered", "Health and Care Professions Council"],
      kind: "permit",
    },
    {
      name: "Physiotherapy",
      aliases: [
        "physical therapy",
        "rehabilitation therapy",
        "manual therapy",
        "Krankengymnastik",
        "Physiotherapie",
        "kinésithérapie",
        "musculoskeletal physiotherapy",
      ],
    },
    { name: "Occupational therapy", aliases: ["Ergotherapie", "occupational therapist"] },
    {
      name: "Speech therapy",
      aliases: ["speech and language therapy", "speech-language pathology", "Logopädie", "SLP services"],
    },
    {
      name: "Psychotherapy",
      aliases: [
        "cognitive behavioral therapy",
        "cognitive behavioural therapy",
        "CBT therapy",
        "Psychotherapie",
        "talking therapies",
        "dialectical behavior therapy",
      ],
    },
    {
      name: "Clinical psychology",
      aliases: ["psychological assessment", "neuropsychology", "clinical psychologist"],
    },
    {
      name: "Nutrition and dietetics",
      aliases: ["dietetics", "nutrition counseling", "registered dietitian", "Ernährungsberatung"],
    },
    { name: "Massage therapy", aliases: ["sports massage", "medical massage", "deep tissue massage"] },
    {
      name: "Dental care",
      aliases: [
        "dental nursing",
        "chairside assistance",
        "dental hygiene",
        "Zahnmedizinische Fachangestellte",
        "dental assisting",
        "dental radiography",
      ],
    },
    {
      name: "Dentistry",
      aliases: ["dental surgery", "Zahnmedizin", "orthodontics", "endodontics", "restorative dentistry"],
      siblings: { "Dental care": 0.5 },
    },
    {
      name: "GDC registration",
      aliases: ["GDC registered", "General Dental Council", "dental license", "registered dental assistant"],
      kind: "permit",
    },
    { name: "Optometry", aliases: ["optician", "dispensing optics", "Augenoptik", "eye examinations"] },
    {
      name: "Veterinary care",
      aliases: [
        "veterinary nursing",
        "veterinary medicine",
        "animal care",
        "Tiermedizin",
        "veterinary surgery",
      ],
    },

    // Records
    {
      name: "Electronic health records",
      aliases: [
        "EHR",
        "EMR",
        "electronic medical records",
        "Allscripts",
        "eClinicalWorks",
        "athenahealth",
        "EHR systems",
      ],
    },
    {
      name: "Epic",
      aliases: ["Epic EHR", "EpicCare", "Epic Systems", "Epic charting", "Epic Hyperspace"],
      implies: ["Electronic health records"],
      siblings: { Cerner: 0.7, Meditech: 0.7 },
      ambiguous: true,
      notBeside: ["stories", "user", "an", "poem", "story", "games"],
    },
    {
      name: "Cerner",
      aliases: ["Cerner PowerChart", "Oracle Health", "Cerner Millennium", "PowerChart"],
      implies: ["Electronic health records"],
    },
    { name: "Meditech", aliases: ["MEDITECH Expanse"], implies: ["Electronic health records"] },
    {
      name: "UK clinical systems",
      aliases: ["SystmOne", "EMIS Web", "RiO system"],
      implies: ["Electronic health records"],
    },
    {
      name: "German clinical systems",
      aliases: ["SAP IS-H", "Orbis KIS", "Vivendi PD", "Medifox", "Krankenhausinformationssystem"],
      implies: ["Electronic health records"],
    },
    {
      name: "Medical coding",
      aliases: ["ICD-10", "CPT coding", "clinical coding", "HCPCS", "ICD-10 coding"],
    },
    {
      name: "Medical billing",
      aliases: [
        "healthcare billing",
        "insurance verification",
        "revenue cycle management",
        "medical claims",
        "prior authorization",
      ],
      siblings: { "Medical coding": 0.8 },
    },
    {
      name: "CPC certification",
      aliases: ["Certified Professional Coder", "AAPC certified"],
      implies: ["Medical coding"],
      kind: "certificate",
    },
    {
      name: "Medical terminology",
      aliases: ["medical transcription", "medizinische Terminologie", "medical secretary duties"],
    },
    { name: "HIPAA", aliases: ["patient confidentiality", "HIPAA compliance", "Caldicott"] },
  ],
};
