import type { ConceptField } from "./concept.ts";

export const childcareAndSocialWork: ConceptField = {
  field: "education",
  concepts: [
    {
      name: "Early childhood education",
      aliases: [
        "early years",
        "nursery education",
        "preschool teaching",
        "kindergarten",
        "Frühpädagogik",
        "early childhood development",
        "petite enfance",
        "Krippe",
        "Kita",
        "pre-K teaching",
      ],
    },
    {
      name: "EYFS",
      aliases: ["Early Years Foundation Stage", "EYFS framework"],
      implies: ["Early childhood education"],
    },
    {
      name: "Childcare",
      aliases: [
        "child care",
        "nannying",
        "babysitting",
        "Kinderbetreuung",
        "garde d'enfants",
        "after-school care",
        "daycare",
        "childminding",
        "Tagesmutter",
      ],
    },
    {
      name: "Early years qualification",
      aliases: [
        "Level 3 Early Years Educator",
        "CACHE Level 3",
        "NVQ Level 3 Childcare",
        "staatlich anerkannte Erzieherin",
        "staatlich anerkannter Erzieher",
        "CAP petite enfance",
        "Child Development Associate",
        "CDA credential",
      ],
      implies: ["Early childhood education"],
      kind: "certificate",
    },
    {
      name: "Youth work",
      aliases: [
        "youth services",
        "Jugendarbeit",
        "youth programs",
        "youth leadership",
        "Jugendhilfe",
        "young people in care",
      ],
    },
    {
      name: "Social work",
      aliases: [
        "Soziale Arbeit",
        "Sozialpädagogik",
        "social casework",
        "travail social",
        "trabajo social",
        "family support",
      ],
    },
    {
      name: "Case management",
      aliases: [
        "caseload management",
        "managing caseloads",
        "client caseload",
        "casework",
        "Fallmanagement",
        "complex caseload",
      ],
      siblings: { "Social work": 0.5 },
    },
    {
      name: "Counseling",
      aliases: [
        "family counseling",
        "crisis intervention",
        "therapeutic support",
        "individual counseling",
        "group counseling",
        "Sozialberatung",
      ],
    },
    {
      name: "Social work license",
      aliases: [
        "LCSW",
        "LMSW",
        "registered social worker",
        "Social Work England registration",
        "licensed clinical social worker",
        "Social Work England",
        "LPC license",
      ],
      kind: "permit",
    },
    {
      name: "Housing support",
      aliases: ["homelessness support", "housing advice", "tenancy support", "Wohnungslosenhilfe"],
    },
  ],
};
