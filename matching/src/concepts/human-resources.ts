import type { ConceptField } from "./concept.ts";

export const humanResources: ConceptField = {
  field: "human resources",
  concepts: [
    // Employees
    {
      name: "Employee relations",
      aliases: [
        "ER casework",
        "ER cases",
        "grievance and disciplinary",
        "disciplinary procedures",
        "grievances",
        "disciplinaries",
        "workplace investigations",
        "absence management",
      ],
    },
    {
      name: "Labour relations",
      aliases: [
        "labor relations",
        "industrial relations",
        "trade unions",
        "collective bargaining",
        "works council",
        "Betriebsrat",
        "union negotiations",
        "Tarifrecht",
      ],
      siblings: { "Employee relations": 0.8 },
    },
    {
      name: "Employment law",
      aliases: [
        "labor law",
        "labour law",
        "employment legislation",
        "employment regulations",
        "Arbeitsrecht",
        "droit du travail",
        "derecho laboral",
      ],
    },
    {
      name: "Performance management",
      aliases: [
        "performance reviews",
        "performance appraisals",
        "appraisals",
        "performance management cycle",
        "Mitarbeitergespräche",
        "performance improvement plans",
      ],
    },
    {
      name: "Onboarding",
      aliases: [
        "employee onboarding",
        "induction of staff",
        "offboarding",
        "new hire orientation",
        "staff inductions",
        "new starters",
      ],
    },
    {
      name: "Learning and development",
      aliases: [
        "L&D",
        "training and development",
        "training programs",
        "employee training",
        "leadership development",
        "Personalentwicklung",
        "staff training",
        "training needs analysis",
        "training delivery",
        "corporate training",
        "formation professionnelle",
      ],
    },
    { name: "Succession planning", aliases: ["talent management", "talent reviews", "talent development"] },
    {
      name: "Workforce planning",
      aliases: ["headcount planning", "Personalplanung", "strategic workforce planning", "manpower planning"],
      siblings: { "Succession planning": 0.5 },
    },
    {
      name: "Employee engagement",
      aliases: [
        "engagement surveys",
        "staff engagement",
        "employee retention",
        "employee surveys",
        "employee experience",
      ],
    },
    {
      name: "Employee wellbeing",
      aliases: [
        "wellbeing programs",
        "occupational health",
        "employee assistance program",
        "betriebliches Gesundheitsmanagement",
      ],
    },
    {
      name: "Compensation and benefits",
      aliases: [
        "comp & ben",
        "comp and ben",
        "total rewards",
        "salary benchmarking",
        "benefits administration",
        "reward management",
        "job evaluation",
        "pay and benefits",
        "compensation planning",
        "employee benefits",
      ],
    },
    {
      name: "HR policies",
      aliases: ["HR policy", "people policies", "employee handbook", "policy writing in HR"],
    },
    {
      name: "HR administration",
      aliases: [
        "personnel administration",
        "Personaladministration",
        "Personalsachbearbeitung",
        "HR operations",
        "personnel files",
        "employment contracts",
        "Personalverwaltung",
        "administration du personnel",
      ],
    },
    {
      name: "HR business partnering",
      aliases: ["HR business partner", "HRBP", "people partnering", "strategic HR"],
    },
    {
      name: "HR analytics",
      aliases: ["people analytics", "HR reporting", "workforce analytics", "HR metrics"],
    },
    {
      name: "Organisational development",
      aliases: [
        "organizational development",
        "organizational design",
        "organisational design",
        "organization design",
        "Organisationsentwicklung",
        "culture change",
      ],
    },
    {
      name: "Diversity and inclusion",
      aliases: [
        "DEI",
        "diversity, equity and inclusion",
        "equality and diversity",
        "ED&I",
        "diversity & inclusion",
        "EDI initiatives",
      ],
    },
    {
      name: "Global mobility",
      aliases: [
        "expatriate management",
        "relocation of employees",
        "visa sponsorship",
        "international assignments",
      ],
    },
    { name: "TUPE", aliases: ["TUPE transfers", "redundancy", "redundancies", "redundancy consultation"] },
    {
      name: "Time and attendance",
      aliases: [
        "Kronos",
        "timekeeping",
        "Zeiterfassung",
        "rota planning",
        "shift planning",
        "Dienstplanung",
        "staff rotas",
        "staff scheduling",
        "Zeitwirtschaft",
      ],
    },

    // Systems
    {
      name: "HRIS",
      aliases: [
        "HR information system",
        "HR system",
        "HCM system",
        "human resource information system",
        "HRMS",
        "HR software",
      ],
    },
    {
      name: "Workday",
      aliases: ["Workday HCM", "Workday HRIS", "Workday Recruiting"],
      implies: ["HRIS"],
      siblings: { SuccessFactors: 0.6, "Oracle HCM": 0.6 },
      ambiguous: true,
      notBeside: ["each", "every", "per", "a", "hour"],
    },
    {
      name: "SuccessFactors",
      aliases: ["SAP SuccessFactors", "Success Factors", "SAP HR", "SAP HCM"],
      implies: ["HRIS"],
      siblings: { "Oracle HCM": 0.6 },
    },
    { name: "Oracle HCM", aliases: ["PeopleSoft", "Oracle HCM Cloud"], implies: ["HRIS"] },
    {
      name: "ADP Workforce",
      aliases: ["ADP Workforce Now", "ADP", "UKG", "UKG Pro", "Ceridian", "Dayforce", "Paylocity"],
      implies: ["HRIS"],
    },
    {
      name: "BambooHR",
      aliases: ["Bamboo HR", "HiBob", "Personio", "Cezanne HR", "Breathe HR", "Rippling HR"],
      implies: ["HRIS"],
    },

    // Qualifications
    {
      name: "SHRM-CP",
      aliases: ["SHRM-SCP", "SHRM certified", "SHRM"],
      kind: "certificate",
      siblings: { PHR: 0.8, CIPD: 0.7 },
    },
    { name: "PHR", aliases: ["SPHR", "Professional in Human Resources", "aPHR"], kind: "certificate" },
    {
      name: "CIPD",
      aliases: [
        "CIPD Level 3",
        "CIPD Level 5",
        "CIPD Level 7",
        "MCIPD",
        "CIPD qualified",
        "Chartered Institute of Personnel and Development",
        "Assoc CIPD",
      ],
      kind: "certificate",
    },
    {
      name: "Trainer qualification",
      aliases: [
        "AEVO",
        "Ausbildereignung",
        "Ausbilderschein",
        "Ausbildereignungsprüfung",
        "train the trainer",
        "Level 3 Award in Education and Training",
        "PTLLS",
      ],
      kind: "certificate",
    },
    {
      name: "Psychometric testing",
      aliases: ["psychometric assessment", "psychometrics", "Hogan assessment", "Myers-Briggs"],
    },
  ],
};
