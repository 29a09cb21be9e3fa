import type { ConceptField } from "./concept.ts";

export const pharmacyAndLaboratory: ConceptField = {
  field: "health care",
  concepts: [
    // Pharmacy
    {
      name: "Pharmacy dispensing",
      aliases: [
        "dispensing medication",
        "dispensing",
        "prescription verification",
        "dispensing prescriptions",
        "prescription processing",
        "accuracy checking",
        "medication dispensing",
      ],
    },
    {
      name: "Pharmacist licence",
      aliases: [
        "GPhC registration",
        "GPhC registered",
        "registered pharmacist",
        "NAPLEX",
        "Approbation als Apotheker",
        "licensed pharmacist",
      ],
      kind: "permit",
    },
    {
      name: "Pharmacy technician certification",
      aliases: ["CPhT", "PTCB", "certified pharmacy technician", "PTA Apotheke", "PKA Apotheke"],
      implies: ["Pharmacy dispensing"],
      kind: "certificate",
    },
    {
      name: "Clinical pharmacy",
      aliases: [
        "medication reviews",
        "medicines optimization",
        "medication reconciliation",
        "pharmaceutical care",
        "medication therapy management",
      ],
    },
    {
      name: "Pharmaceutical compounding",
      aliases: ["sterile compounding", "aseptic preparation", "Rezeptur", "USP 797"],
    },
    {
      name: "Immunisation",
      aliases: ["vaccinations", "flu vaccinations", "vaccine administration", "Impfungen"],
    },
    {
      name: "Pharmacovigilance",
      aliases: ["drug safety", "adverse event reporting", "adverse events", "Arzneimittelsicherheit"],
    },

    // Research and laboratory
    {
      name: "Clinical trials",
      aliases: [
        "clinical research",
        "clinical studies",
        "klinische Studien",
        "study protocols",
        "clinical trial management",
        "clinical monitoring",
      ],
    },
    {
      name: "Good Clinical Practice",
      aliases: ["GCP guidelines", "ICH-GCP", "GCP certification", "GCP trained"],
      siblings: { "Clinical trials": 0.7 },
    },
    {
      name: "Laboratory techniques",
      aliases: [
        "laboratory work",
        "lab techniques",
        "pipetting",
        "sample preparation",
        "laboratory analysis",
        "laboratory testing",
        "Laborarbeit",
        "bench work",
        "wet lab",
        "techniques de laboratoire",
      ],
    },
    {
      name: "Molecular biology",
      aliases: [
        "western blot",
        "cloning of genes",
        "DNA extraction",
        "gel electrophoresis",
        "Molekularbiologie",
        "RNA extraction",
        "western blotting",
      ],
      implies: ["Laboratory techniques"],
    },
    {
      name: "PCR",
      aliases: ["qPCR", "RT-PCR", "polymerase chain reaction", "real-time PCR"],
      implies: ["Molecular biology"],
    },
    {
      name: "ELISA",
      aliases: ["immunoassays", "flow cytometry", "FACS analysis", "immunohistochemistry"],
      implies: ["Laboratory techniques"],
    },
    {
      name: "DNA sequencing",
      aliases: ["next-generation sequencing", "NGS", "Illumina sequencing", "genomics"],
    },
    { name: "CRISPR", aliases: ["gene editing", "genetic engineering"], implies: ["Molecular biology"] },
    { name: "Bioinformatics", aliases: ["computational biology", "sequence analysis", "Bioconductor"] },
    {
      name: "Cell culture",
      aliases: ["tissue culture", "mammalian cell culture", "Zellkultur"],
      implies: ["Laboratory techniques"],
    },
    {
      name: "Microbiology",
      aliases: ["bacterial culture", "Mikrobiologie", "virology", "microbiological testing"],
    },
    {
      name: "Microscopy",
      aliases: ["confocal microscopy", "electron microscopy", "fluorescence microscopy"],
    },
    {
      name: "Chromatography",
      aliases: [
        "Chromatographie",
        "column chromatography",
        "thin-layer chromatography",
        "TLC plates",
        "FPLC",
      ],
      implies: ["Laboratory techniques"],
    },
    {
      name: "HPLC",
      aliases: [
        "high-performance liquid chromatography",
        "UPLC",
        "UHPLC",
        "liquid chromatography",
        "HPLC-UV",
      ],
      implies: ["Chromatography"],
      siblings: { "Mass spectrometry": 0.5 },
    },
    {
      name: "Gas chromatography",
      aliases: ["GC-FID", "GC analysis", "GC Analytik", "Gaschromatographie", "headspace GC"],
      implies: ["Chromatography"],
    },
    {
      name: "Ion chromatography",
      aliases: ["ion exchange chromatography", "Ionenchromatographie"],
      implies: ["Chromatography"],
    },
    {
      name: "Mass spectrometry",
      aliases: ["mass spec", "MALDI-TOF", "Massenspektrometrie", "mass spectrometer"],
      implies: ["Laboratory techniques"],
    },
    { name: "LC-MS", aliases: ["LC-MS/MS", "LCMS", "HPLC-MS"], implies: ["Mass spectrometry", "HPLC"] },
    { name: "GC-MS", aliases: ["GCMS", "GC-MS/MS"], implies: ["Mass spectrometry", "Gas chromatography"] },
    {
      name: "ICP-MS",
      aliases: ["ICP-OES", "ICP-AES", "inductively coupled plasma", "trace metal analysis"],
      implies: ["Laboratory techniques"],
      siblings: { "Mass spectrometry": 0.4, "Atomic absorption": 0.5 },
    },
    {
      name: "Atomic absorption",
      aliases: ["atomic absorption spectroscopy", "graphite furnace AAS"],
      implies: ["Laboratory techniques"],
    },
    {
      name: "Chromatography software",
      examples: [
        ["Empower software", "Waters Empower"],
        "Chromeleon",
        "OpenLab CDS",
        "MassLynx",
        "ChemStation",
      ],
      implies: ["Chromatography"],
    },
    {
      name: "Spectroscopy",
      aliases: ["NMR", "FTIR", "UV-Vis", "IR spectroscopy"],
      implies: ["Laboratory techniques"],
    },
    {
      name: "Analytical chemistry",
      aliases: [
        "wet chemistry",
        "wet-chemical methods",
        "Nasschemie",
        "analytische Chemie",
        "analytical methods",
        "chemical analysis",
      ],
      implies: ["Laboratory techniques"],
    },
    {
      name: "Titration",
      aliases: ["Karl Fischer", "Karl Fischer titration", "acid-base titration"],
      implies: ["Analytical chemistry"],
    },
    {
      name: "Method validation",
      aliases: [
        "analytical method validation",
        "validation of analytical methods",
        "Methodenvalidierung",
        "Validierung analytischer Methoden",
        "method development and validation",
        "validated analytical methods",
      ],
      implies: ["Analytical chemistry"],
    },
    {
      name: "Organic chemistry",
      aliases: ["organic synthesis", "chemical synthesis", "medicinal chemistry"],
    },
    {
      name: "Clinical laboratory",
      aliases: [
        "hematology",
        "haematology",
        "clinical chemistry",
        "blood bank",
        "medical laboratory",
        "MTLA",
        "specimen processing",
        "histology",
        "histopathology",
        "specimen collection",
      ],
      implies: ["Laboratory techniques"],
    },
    {
      name: "MLS certification",
      aliases: [
        "ASCP certified",
        "MLS (ASCP)",
        "HCPC registered biomedical scientist",
        "medical laboratory scientist",
      ],
      implies: ["Clinical laboratory"],
      kind: "certificate",
    },
    {
      name: "LIMS",
      aliases: ["laboratory information management system"],
      examples: ["LabWare", "STARLIMS", "SampleManager", "LabVantage", "SAP QM LIMS"],
    },
    {
      name: "Electronic lab notebook",
      aliases: ["electronic laboratory notebook"],
      examples: ["Benchling", "LabArchives"],
      siblings: { LIMS: 0.4 },
    },
    {
      name: "GMP",
      aliases: [
        "good manufacturing practice",
        "cGMP",
        "GMP guidelines",
        "GMP documentation",
        "GMP-Dokumentation",
        "Gute Herstellungspraxis",
        "GxP",
      ],
      siblings: { "Good Laboratory Practice": 0.6 },
    },
    { name: "Good Laboratory Practice", aliases: ["GLP"], siblings: { "ISO 17025": 0.5 } },
    { name: "ISO 17025", aliases: ["ISO/IEC 17025", "DIN EN ISO/IEC 17025", "accredited laboratory"] },
    { name: "ISO 15189", siblings: { "ISO 17025": 0.5 } },
    {
      name: "Animal studies",
      aliases: ["in vivo studies", "animal models", "FELASA", "animal handling in research"],
    },
    {
      name: "Medical devices",
      aliases: [
        "ISO 13485",
        "medical device regulation",
        "EU MDR",
        "FDA 510(k)",
        "21 CFR Part 820",
        "medical device design",
      ],
    },
    {
      name: "Sterilisation",
      aliases: [
        "sterile processing",
        "autoclaving",
        "Sterilgutaufbereitung",
        "CSSD",
        "instrument sterilization",
      ],
    },
  ],
};
