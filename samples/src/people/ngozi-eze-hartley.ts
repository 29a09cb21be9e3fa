import type { Person } from "../person.ts";

export const ngoziEzeHartley: Person = {
  name: "Ngozi Eze-Hartley",
  fit: "nurse",
  headline: "Registered Nurse (Adult), acute medicine",
  contact: { location: "Bristol", email: "ngozi.eze-hartley@example.com", phone: "+44 117 496 0226" },
  summary:
    "Staff nurse with six years on acute medical and stroke wards. Calm on nights, strict about observations, gentle with families. NMC registered, practice assessor, looking for a ward where senior staff stay longer than a winter.",
  jobs: [
    {
      title: "Staff Nurse, Band 5, Acute Medical Unit",
      employer: "Kingsdown General Hospital",
      place: "Bristol",
      dates: "10/2022 - present",
      bullets: [
        "Care for six to eight acutely ill patients per shift, NEWS2 escalation, sepsis six within the hour.",
        "IV medication, venepuncture, cannulation, blood transfusion.",
        "Nurse in charge of a 26-bed unit on about one shift in four.",
        "Practice assessor for third-year students.",
        "Dementia link nurse: started the 'This is me' boards by each bed.",
      ],
    },
    {
      title: "Staff Nurse, Stroke Ward",
      employer: "Kingsdown General Hospital",
      place: "Bristol",
      dates: "09/2020 - 09/2022",
      bullets: [
        "Swallow screening, positioning, early mobilisation with therapists.",
        "Discharge planning with families and social services.",
        "First months in the second wave of the pandemic, redeployed to respiratory high care.",
      ],
    },
    {
      title: "Healthcare Assistant (bank)",
      employer: "Avonvale Care Homes",
      place: "Bath",
      dates: "2017 - 2020",
      bullets: ["Personal care and night rounds alongside my degree."],
    },
  ],
  education: [
    { award: "BSc (Hons) Adult Nursing", school: "University of the West of England", dates: "2017 - 2020" },
  ],
  skills: [
    "NEWS2",
    "IV therapy",
    "Venepuncture and cannulation",
    "Dementia care",
    "Electronic patient records",
    "Discharge planning",
  ],
  certificates: [
    "NMC registration, adult nurse, revalidated 2026",
    "Immediate Life Support (valid to 05/2027)",
    "Practice Assessor, 2023",
  ],
  languages: ["English", "Igbo"],
};
