import type { ConceptField } from "./concept.ts";

export const trades: ConceptField = {
  field: "construction and trades",
  concepts: [
    // Other trades
    {
      name: "Carpentry",
      aliases: [
        "joinery",
        "Tischlerei",
        "Zimmerei",
        "menuiserie",
        "first and second fix carpentry",
        "framing carpentry",
        "finish carpentry",
        "Schreinerei",
        "carpintería",
      ],
    },
    {
      name: "Bricklaying",
      aliases: [
        "masonry",
        "Maurerarbeiten",
        "brickwork",
        "maçonnerie",
        "blockwork",
        "stonemasonry",
        "albañilería",
      ],
    },
    {
      name: "Plastering",
      aliases: [
        "drywall",
        "dry lining",
        "drylining",
        "Trockenbau",
        "rendering of walls",
        "skimming",
        "plâtrerie",
      ],
    },
    {
      name: "Painting and decorating",
      aliases: [
        "wallpapering",
        "Malerarbeiten",
        "house painting",
        "peinture en bâtiment",
        "interior painting",
        "Maler und Lackierer",
      ],
    },
    {
      name: "Tiling",
      aliases: [
        "floor laying",
        "Fliesenlegen",
        "flooring installation",
        "carrelage",
        "carpet fitting",
        "tile setting",
      ],
    },
    {
      name: "Roofing",
      aliases: ["Dachdecker", "roof installation", "flat roofing", "couverture zinguerie", "slating"],
    },
    { name: "Scaffolding", aliases: ["scaffold erection", "Gerüstbau", "CISRS", "scaffolder"] },
    {
      name: "Groundworks",
      aliases: ["excavation", "earthworks", "Erdarbeiten", "trenching", "kerb laying", "paving"],
    },
    { name: "Insulation", aliases: ["thermal insulation", "Wärmedämmung", "cavity wall insulation"] },
    {
      name: "Landscaping",
      aliases: [
        "gardening",
        "grounds maintenance",
        "Garten- und Landschaftsbau",
        "horticulture",
        "tree surgery",
        "lawn care",
        "arboriculture",
        "Gartenpflege",
      ],
    },
    {
      name: "Farming",
      aliases: [
        "agriculture",
        "crop production",
        "livestock",
        "Landwirtschaft",
        "tractor driving",
        "agronomy",
        "harvesting",
      ],
    },
    { name: "Glazing", aliases: ["window installation", "window fitting", "facade installation"] },
    { name: "Locksmithing", aliases: ["lock fitting", "access control systems"] },
    {
      name: "Plant operation",
      aliases: [
        "heavy equipment operation",
        "excavator operation",
        "Baggerfahren",
        "telehandler",
        "dumper driving",
        "conducteur d'engins",
        "digger operation",
        "wheel loader",
      ],
    },
    {
      name: "Crane operation",
      aliases: [
        "tower crane",
        "overhead crane",
        "slinger signaller",
        "Kranführer",
        "Kranschein",
        "mobile crane",
        "rigging and slinging",
      ],
    },
    {
      name: "Commercial cleaning",
      aliases: [
        "office cleaning",
        "industrial cleaning",
        "Gebäudereinigung",
        "janitorial",
        "deep cleaning",
        "nettoyage industriel",
        "Unterhaltsreinigung",
        "janitorial services",
        "window cleaning",
      ],
    },
    {
      name: "Power tools",
      aliases: ["hand tools", "hand and power tools", "abrasive wheels", "angle grinder"],
    },

    // Cards
    {
      name: "CSCS card",
      aliases: [
        "CSCS",
        "CSCS Gold",
        "CSCS Green Card",
        "CSCS Black Card",
        "CSCS Blue Card",
        "Construction Skills Certification Scheme",
      ],
      kind: "permit",
    },
    {
      name: "CPCS card",
      aliases: ["CPCS", "NPORS", "NPORS card", "CACES", "NCCCO"],
      implies: ["Plant operation"],
      kind: "permit",
    },
    {
      name: "SMSTS",
      aliases: ["SSSTS", "Site Management Safety Training Scheme", "Site Supervisor Safety Training Scheme"],
      implies: ["Health and safety"],
      kind: "certificate",
    },
    {
      name: "Working at height",
      aliases: [
        "work at height",
        "IPAF",
        "PASMA",
        "IPAF licence",
        "Höhentauglichkeit",
        "rope access",
        "IRATA",
      ],
      kind: "certificate",
    },
    {
      name: "Confined spaces",
      aliases: ["confined space entry", "asbestos awareness", "confined space training"],
      kind: "certificate",
    },
    {
      name: "RICS",
      aliases: ["MRICS", "chartered surveyor", "CIOB", "MCIOB", "Royal Institution of Chartered Surveyors"],
      kind: "certificate",
    },
    {
      name: "Meisterbrief",
      aliases: ["Handwerksmeister", "Meisterprüfung", "Industriemeister", "Meistertitel", "Elektromeister"],
      kind: "certificate",
    },
  ],
};
