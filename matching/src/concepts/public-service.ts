import type { ConceptField } from "./concept.ts";

export const publicService: ConceptField = {
  field: "education, law and science",
  concepts: [
    {
      name: "Classroom teaching",
      aliases: [
        "teaching",
        "taught classes",
        "taught pupils",
        "classroom instruction",
        "secondary teaching",
        "primary teaching",
      ],
    },
    { name: "Classroom management", aliases: ["behavior management", "managing classrooms"] },
    { name: "Lesson planning", aliases: ["lesson plans", "planning lessons", "schemes of work"] },
    {
      name: "Curriculum development",
      aliases: ["curriculum design", "curriculum planning", "syllabus design"],
    },
    {
      name: "Special educational needs",
      aliases: ["SEN", "SEND", "special education", "inclusive education", "IEP", "individualized education"],
    },
    {
      name: "Early childhood education",
      aliases: ["early years", "nursery education", "EYFS", "preschool teaching", "kindergarten"],
    },
    {
      name: "Student assessment",
      aliases: [
        "assessing students",
        "grading exams",
        "marking exams",
        "formative assessment",
        "assessment of learning",
      ],
    },
    {
      name: "Teaching license",
      aliases: [
        "QTS",
        "qualified teacher status",
        "teaching certificate",
        "teaching credential",
        "PGCE",
        "state teaching certificate",
        "teacher certification",
        "teaching licence",
      ],
      kind: "permit",
    },
    {
      name: "E-learning",
      aliases: [
        "Moodle",
        "LMS",
        "learning management system",
        "online teaching",
        "instructional design",
        "Google Classroom",
      ],
    },
    {
      name: "Legal research",
      aliases: ["Westlaw", "LexisNexis", "case law research", "researching case law"],
    },
    {
      name: "Contract drafting",
      aliases: [
        "drafting contracts",
        "drafted contracts",
        "contract review",
        "commercial contracts",
        "contract law",
        "reviewing contracts",
      ],
    },
    {
      name: "Litigation",
      aliases: [
        "civil litigation",
        "dispute resolution",
        "court proceedings",
        "trial preparation",
        "e-discovery",
        "arbitration",
      ],
    },
    { name: "Corporate law", aliases: ["company law", "corporate governance", "company secretarial"] },
    { name: "Data protection", aliases: ["GDPR", "privacy law", "data privacy"] },
    {
      name: "Regulatory compliance",
      aliases: [
        "compliance monitoring",
        "regulatory affairs",
        "compliance program",
        "compliance audits",
        "regulatory submissions",
      ],
    },
    { name: "Intellectual property", aliases: ["patent law", "trademark", "patents"] },
    {
      name: "Bar admission",
      aliases: [
        "admitted to the bar",
        "qualified solicitor",
        "licensed attorney",
        "member of the bar",
        "admitted solicitor",
        "bar admission",
      ],
      kind: "permit",
    },
    {
      name: "Case management",
      aliases: ["caseload management", "social casework", "managing caseloads", "client caseload"],
    },
    {
      name: "Social work license",
      aliases: ["LCSW", "LMSW", "registered social worker", "Social Work England registration"],
      kind: "permit",
    },
    {
      name: "Counseling",
      aliases: ["counselling", "family counseling", "crisis intervention", "therapeutic support"],
    },
    {
      name: "Laboratory techniques",
      aliases: [
        "laboratory work",
        "lab techniques",
        "pipetting",
        "sample preparation",
        "laboratory analysis",
      ],
    },
    {
      name: "PCR",
      aliases: ["qPCR", "polymerase chain reaction", "molecular biology", "western blot", "ELISA"],
      implies: ["Laboratory techniques"],
    },
    {
      name: "HPLC",
      aliases: ["chromatography", "mass spectrometry", "LC-MS", "GC-MS"],
      implies: ["Laboratory techniques"],
    },
    {
      name: "Cell culture",
      aliases: ["cell cultures", "tissue culture"],
      implies: ["Laboratory techniques"],
    },
    { name: "GMP", aliases: ["good manufacturing practice", "cGMP", "GLP", "good laboratory practice"] },
    { name: "Technical writing", aliases: ["technical documentation", "user manuals", "user documentation"] },
    { name: "Translation", aliases: ["translating documents", "interpreting", "localization", "CAT tools"] },
    {
      name: "Security clearance",
      aliases: ["SC clearance", "DV clearance", "TS/SCI", "secret clearance", "government clearance"],
      kind: "permit",
    },
    {
      name: "Work permit",
      aliases: ["right to work", "work authorization", "authorized to work", "work visa", "eligible to work"],
      kind: "permit",
    },
  ],
};
