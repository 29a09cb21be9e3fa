import type { ConceptField } from "./concept.ts";

export const people: ConceptField = {
  field: "human resources",
  concepts: [
    {
      name: "Employee relations",
      aliases: [
        "ER casework",
        "ER cases",
        "grievance and disciplinary",
        "disciplinary procedures",
        "labor relations",
        "grievances",
        "industrial relations",
      ],
    },
    {
      name: "Employment law",
      aliases: ["labor law", "labour law", "employment legislation", "employment regulations"],
    },
    {
      name: "HRIS",
      aliases: [
        "HR information system",
        "HR system",
        "HR systems",
        "HCM system",
        "BambooHR",
        "ADP Workforce",
        "PeopleSoft",
        "UKG",
        "Personio",
      ],
    },
    {
      name: "Workday",
      aliases: ["Workday HCM"],
      implies: ["HRIS"],
      siblings: { SuccessFactors: 0.6 },
      ambiguous: true,
      notBeside: ["each", "every", "per", "a", "hour"],
    },
    {
      name: "SuccessFactors",
      aliases: ["SAP SuccessFactors", "Success Factors"],
      implies: ["HRIS"],
      siblings: { Workday: 0.6 },
    },
    {
      name: "Performance management",
      aliases: [
        "performance reviews",
        "performance review",
        "performance appraisals",
        "appraisals",
        "performance appraisal",
        "performance management cycle",
      ],
    },
    {
      name: "Talent acquisition",
      aliases: [
        "recruitment",
        "recruiting",
        "full-cycle recruiting",
        "sourcing candidates",
        "hiring of staff",
        "talent sourcing",
        "headhunting",
        "staffing",
      ],
    },
    {
      name: "Applicant tracking system",
      aliases: ["ATS", "applicant tracking", "Greenhouse ATS", "Taleo", "SmartRecruiters", "Workable"],
    },
    {
      name: "Compensation and benefits",
      aliases: [
        "comp & ben",
        "comp and ben",
        "compensation & benefits",
        "total rewards",
        "salary benchmarking",
        "benefits administration",
        "reward management",
        "C&B",
      ],
    },
    {
      name: "Change management",
      aliases: [
        "organizational change",
        "restructuring",
        "restructurings",
        "managing change",
        "transformation programs",
        "organisational change",
      ],
    },
    { name: "Onboarding", aliases: ["employee onboarding", "induction of staff", "offboarding"] },
    {
      name: "Learning and development",
      aliases: [
        "L&D",
        "training and development",
        "training programs",
        "employee training",
        "leadership development",
      ],
    },
    { name: "Succession planning", aliases: ["talent management", "talent reviews", "workforce planning"] },
    {
      name: "Employee engagement",
      aliases: ["engagement surveys", "staff engagement", "employee retention"],
    },
    { name: "HR policies", aliases: ["HR policy", "people policies", "employee handbook"] },
    {
      name: "Diversity and inclusion",
      aliases: ["DEI", "diversity, equity and inclusion", "equality and diversity"],
    },
    {
      name: "SHRM-CP",
      aliases: ["SHRM-SCP", "SHRM certified", "SHRM"],
      kind: "certificate",
      siblings: { PHR: 0.8, CIPD: 0.7 },
    },
    {
      name: "PHR",
      aliases: ["SPHR", "Professional in Human Resources"],
      kind: "certificate",
      siblings: { "SHRM-CP": 0.8 },
    },
    {
      name: "CIPD",
      aliases: ["CIPD Level 5", "CIPD Level 7", "MCIPD"],
      kind: "certificate",
      siblings: { "SHRM-CP": 0.7 },
    },
  ],
};
