import type { ConceptField } from "./concept.ts";

export const health: ConceptField = {
  field: "health care",
  concepts: [
    {
      name: "RN license",
      aliases: [
        "active RN license",
        "registered nurse license",
        "nursing license",
        "licensed registered nurse",
        "NMC registration",
        "NMC PIN",
        "state nursing license",
        "RN licensure",
        "RN (active)",
      ],
      kind: "permit",
    },
    {
      name: "LPN license",
      aliases: ["LVN license", "licensed practical nurse"],
      kind: "permit",
      siblings: { "RN license": 0.3 },
    },
    {
      name: "BLS",
      aliases: ["Basic Life Support", "BLS certification", "BLS certified", "CPR", "CPR certification"],
      kind: "certificate",
    },
    {
      name: "ACLS",
      aliases: [
        "Advanced Cardiac Life Support",
        "ACLS certification",
        "ACLS certified",
        "Advanced Cardiovascular Life Support",
        "ALS certification",
      ],
      kind: "certificate",
    },
    { name: "PALS", aliases: ["Pediatric Advanced Life Support"], kind: "certificate" },
    {
      name: "First aid",
      aliases: ["first aid certificate", "first aider", "emergency first aid"],
      kind: "certificate",
    },
    {
      name: "Electronic health records",
      aliases: [
        "electronic health record",
        "EHR",
        "EMR",
        "electronic medical records",
        "Meditech",
        "Allscripts",
      ],
    },
    {
      name: "Epic",
      aliases: ["Epic EHR", "EpicCare", "Epic Systems"],
      implies: ["Electronic health records"],
      siblings: { Cerner: 0.7 },
      ambiguous: true,
      notBeside: ["stories", "user", "an", "poem", "story"],
    },
    {
      name: "Cerner",
      aliases: ["Cerner PowerChart", "Oracle Health"],
      implies: ["Electronic health records"],
      siblings: { Epic: 0.7 },
    },
    {
      name: "Acute care",
      aliases: [
        "acute patient care",
        "critical care",
        "intensive care",
        "ICU",
        "acute ward",
        "acute hospital",
        "high dependency unit",
      ],
      implies: ["Patient care"],
    },
    {
      name: "Emergency care",
      aliases: ["emergency department", "emergency nursing", "A&E", "triage"],
      implies: ["Patient care"],
      siblings: { "Acute care": 0.7 },
    },
    {
      name: "Patient care",
      aliases: ["nursing care", "bedside care", "direct patient care", "care of patients"],
    },
    {
      name: "Patient assessment",
      aliases: ["assessing patients", "clinical assessment", "vital signs", "care planning", "care plans"],
    },
    {
      name: "Ventilator management",
      aliases: ["mechanical ventilation", "ventilated patients", "ventilators"],
    },
    {
      name: "Medication administration",
      aliases: [
        "administering medication",
        "drug rounds",
        "administered medication",
        "medication management",
      ],
    },
    { name: "IV therapy", aliases: ["intravenous therapy", "cannulation", "venipuncture", "phlebotomy"] },
    { name: "Wound care", aliases: ["wound management", "dressings"] },
    {
      name: "Preceptorship",
      aliases: [
        "precepting",
        "preceptor",
        "precepted",
        "precepting new nurses",
        "clinical mentoring",
        "mentoring student nurses",
      ],
    },
    { name: "Infection control", aliases: ["infection prevention", "aseptic technique"] },
    {
      name: "Surgical nursing",
      aliases: [
        "theatre nursing",
        "perioperative",
        "scrub nurse",
        "operating room nursing",
        "medical surgical nursing",
        "med-surg",
      ],
    },
    { name: "Pediatric nursing", aliases: ["pediatric care", "pediatrics", "NICU"] },
    {
      name: "Mental health care",
      aliases: ["psychiatric nursing", "mental health nursing", "behavioral health", "mental health support"],
    },
    {
      name: "Geriatric care",
      aliases: ["elderly care", "dementia care", "care of older people", "nursing home care"],
    },
    {
      name: "Personal care",
      aliases: ["home care", "domiciliary care", "activities of daily living", "care assistant duties"],
    },
    { name: "Physiotherapy", aliases: ["physical therapy", "rehabilitation therapy", "manual therapy"] },
    { name: "Dental care", aliases: ["dental nursing", "chairside assistance", "dental hygiene"] },
    {
      name: "Pharmacy dispensing",
      aliases: ["dispensing medication", "dispensing", "prescription verification"],
    },
    { name: "Medical coding", aliases: ["ICD-10", "CPT coding", "medical billing"] },
    {
      name: "Clinical trials",
      aliases: ["clinical research", "GCP guidelines", "Good Clinical Practice", "ICH-GCP"],
    },
    { name: "HIPAA", aliases: ["patient confidentiality"] },
    { name: "Safeguarding", aliases: ["child protection", "adult protection"] },
  ],
};
