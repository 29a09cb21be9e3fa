import type { ConceptField } from "./concept.ts";

export const electricalAndProcessEngineering: ConceptField = {
  field: "engineering",
  concepts: [
    // Electrical and control
    {
      name: "Electrical engineering",
      aliases: ["electrical design", "Elektrotechnik", "génie électrique", "EPLAN", "EPLAN P8"],
    },
    {
      name: "Circuit design",
      aliases: [
        "analog design",
        "schematic capture",
        "electronics design",
        "circuit analysis",
        "Schaltungsentwicklung",
        "hardware design",
        "analog circuits",
        "digital circuit design",
        "electronic circuits",
      ],
    },
    {
      name: "PCB design",
      aliases: ["PCB layout", "Leiterplattenentwicklung", "printed circuit boards"],
      examples: [["Altium Designer", "Altium"], "KiCad", "OrCAD", "Cadence Allegro"],
      implies: ["Circuit design"],
    },
    { name: "Circuit simulation", aliases: ["SPICE simulation"], examples: ["LTspice", "PSpice"] },
    {
      name: "Chip design",
      aliases: ["ASIC design", "RTL design", "semiconductor design", "VLSI", "SoC design"],
    },
    {
      name: "RF engineering",
      aliases: [
        "antenna design",
        "radio frequency",
        "microwave engineering",
        "EMC testing",
        "electromagnetic compatibility",
      ],
    },
    {
      name: "Power electronics",
      aliases: [
        "power converters",
        "inverters",
        "Leistungselektronik",
        "battery management systems",
        "motor drives",
      ],
    },
    {
      name: "Power systems",
      aliases: [
        "high voltage",
        "substations",
        "power distribution",
        "grid planning",
        "Energietechnik",
        "medium voltage",
        "ETAP",
        "protection relays",
      ],
    },
    {
      name: "Renewable energy",
      aliases: [
        "solar PV",
        "wind energy",
        "photovoltaics",
        "erneuerbare Energien",
        "solar installation",
        "Photovoltaik",
        "énergies renouvelables",
        "energy storage",
      ],
    },
    {
      name: "PLC programming",
      aliases: ["PLC", "SPS-Programmierung", "ladder logic", "IEC 61131", "programmable logic controllers"],
      examples: [["Allen-Bradley", "RSLogix", "Studio 5000"], ["TwinCAT", "Beckhoff"], "CODESYS"],
      implies: ["Industrial automation"],
    },
    {
      name: "Siemens TIA Portal",
      aliases: ["TIA Portal", "Siemens PLC", "Siemens S7", "SIMATIC", "Step 7", "SIMATIC S7"],
      implies: ["PLC programming"],
    },
    {
      name: "SCADA",
      aliases: ["HMI", "SCADA systems", "distributed control systems", "HMI/SCADA"],
      examples: ["WinCC", "Ignition SCADA", "Wonderware"],
      implies: ["Industrial automation"],
      siblings: { "PLC programming": 0.6 },
    },
    {
      name: "Industrial automation",
      aliases: [
        "automation engineering",
        "Automatisierungstechnik",
        "automation technology",
        "process automation",
        "Industry 4.0",
        "Industrie 4.0",
        "factory automation",
      ],
    },
    {
      name: "Robotics",
      aliases: [
        "industrial robots",
        "KUKA",
        "FANUC robots",
        "ABB robots",
        "robot programming",
        "Robotik",
        "cobots",
        "UR robots",
      ],
    },
    {
      name: "Control engineering",
      aliases: ["control systems", "PID control", "Regelungstechnik", "control theory", "feedback control"],
    },
    {
      name: "Instrumentation",
      aliases: [
        "calibration of instruments",
        "instrument calibration",
        "calibrating instruments",
        "instrumentation and control",
        "measuring instruments",
        "Messtechnik",
        "LabVIEW",
        "sensor technology",
        "P&ID",
        "data acquisition",
      ],
    },
    {
      name: "Mechatronics",
      aliases: ["Mechatronik", "Mechatroniker", "electromechanical systems", "mécatronique"],
    },

    // Process and environment
    {
      name: "Chemical engineering",
      aliases: [
        "process engineering",
        "Verfahrenstechnik",
        "Aspen Plus",
        "HYSYS",
        "Aspen HYSYS",
        "génie chimique",
        "process design",
      ],
    },
    { name: "Process safety", aliases: ["HAZOP", "ATEX", "explosion protection", "SIL assessment"] },
    {
      name: "Environmental engineering",
      aliases: [
        "environmental management",
        "ISO 14001",
        "environmental impact assessment",
        "waste management",
        "Umwelttechnik",
        "environmental compliance",
      ],
    },
    { name: "Water treatment", aliases: ["wastewater treatment", "water engineering", "sewage treatment"] },
    {
      name: "Energy management",
      aliases: ["ISO 50001", "energy efficiency", "energy audits", "Energieberatung"],
    },
    {
      name: "Oil and gas",
      aliases: [
        "drilling engineering",
        "petroleum engineering",
        "offshore operations",
        "pipeline engineering",
      ],
    },
    {
      name: "Commissioning",
      aliases: [
        "Inbetriebnahme",
        "plant commissioning",
        "start-up and commissioning",
        "factory acceptance testing",
      ],
    },
    {
      name: "Professional engineer",
      aliases: [
        "P.Eng",
        "PEng",
        "registered professional engineer",
        "professional engineering licence",
        "PE license",
        "professional engineer license",
        "licensed professional engineer",
        "chartered engineer",
        "CEng",
        "IEng",
      ],
      kind: "certificate",
    },

    {
      name: "Engineer in training",
      aliases: ["EIT", "FE exam", "graduate engineer"],
      kind: "certificate",
      siblings: { "Professional engineer": 0.4 },
    },
    {
      name: "CSWA",
      aliases: ["CSWP", "Certified SolidWorks Associate", "Certified SolidWorks Professional"],
      implies: ["SolidWorks"],
      kind: "certificate",
    },
  ],
};
