import type { ConceptField } from "./concept.ts";

export const nursingSkills: ConceptField = {
  field: "health care",
  concepts: [
    {
      name: "Patient assessment",
      aliases: [
        "assessing patients",
        "clinical assessment",
        "nursing assessment",
        "head-to-toe assessment",
        "physical assessment of patients",
      ],
    },
    {
      name: "Vital signs",
      aliases: [
        "vital signs monitoring",
        "patient observations",
        "NEWS2",
        "blood pressure monitoring",
        "Vitalzeichenkontrolle",
      ],
      siblings: { "Patient assessment": 0.7 },
    },
    {
      name: "Care planning",
      aliases: ["care plans", "nursing care plans", "Pflegeplanung", "individual care plans"],
      siblings: { "Patient assessment": 0.6 },
    },
    {
      name: "Ventilator management",
      aliases: [
        "mechanical ventilation",
        "ventilated patients",
        "ventilators",
        "Beatmung",
        "ventilator care",
        "tracheostomy care",
      ],
    },
    {
      name: "Medication administration",
      aliases: [
        "administering medication",
        "drug rounds",
        "administered medication",
        "medication management",
        "Medikamentengabe",
        "medicines management",
        "medication rounds",
        "medication administration records",
      ],
    },
    {
      name: "IV therapy",
      aliases: [
        "intravenous therapy",
        "cannulation",
        "IV cannulation",
        "IV insertion",
        "central lines",
        "peripheral IV",
        "PICC lines",
      ],
    },
    {
      name: "Phlebotomy",
      aliases: ["venipuncture", "venepuncture", "blood draws", "Blutentnahme", "blood sampling"],
      siblings: { "IV therapy": 0.6 },
    },
    { name: "Catheterisation", aliases: ["urinary catheterization", "catheter care", "catheter insertion"] },
    {
      name: "Wound care",
      aliases: [
        "wound management",
        "dressings",
        "Wundversorgung",
        "pressure ulcer prevention",
        "wound dressing",
        "Wundmanagement",
        "tissue viability",
      ],
    },
    {
      name: "Infection control",
      aliases: [
        "infection prevention",
        "aseptic technique",
        "ANTT",
        "infection prevention and control",
        "Hygienevorschriften",
      ],
    },
    {
      name: "Moving and handling",
      aliases: [
        "manual handling of patients",
        "patient handling",
        "hoisting",
        "patient transfers",
        "moving and handling of people",
      ],
    },
    {
      name: "Preceptorship",
      aliases: [
        "precepting",
        "preceptor",
        "precepted",
        "precepting new nurses",
        "clinical mentoring",
        "mentoring student nurses",
        "Praxisanleitung",
        "Praxisanleiter",
        "practice assessor",
      ],
    },
    {
      name: "Ward management",
      aliases: [
        "charge nurse duties",
        "shift coordination of nurses",
        "Stationsleitung",
        "nurse management",
        "ward leadership",
      ],
    },
    {
      name: "Discharge planning",
      aliases: ["patient discharge", "care coordination", "nursing handover", "Entlassmanagement"],
    },
    { name: "Patient education", aliases: ["educating patients", "health promotion", "health education"] },
    {
      name: "Nursing documentation",
      aliases: [
        "patient documentation",
        "Pflegedokumentation",
        "clinical documentation",
        "patient charting",
        "patient records",
      ],
    },
    {
      name: "Safeguarding",
      aliases: [
        "child protection",
        "adult protection",
        "safeguarding adults",
        "safeguarding children",
        "Kinderschutz",
        "mandated reporting",
      ],
    },
    {
      name: "Duty of candour",
      aliases: ["CQC standards", "Care Quality Commission", "CQC inspections", "Joint Commission standards"],
    },
  ],
};
