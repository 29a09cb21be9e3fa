import type { ConceptField } from "./concept.ts";

export const supplyChain: ConceptField = {
  field: "logistics",
  concepts: [
    // Planning
    {
      name: "Supply chain management",
      aliases: [
        "supply chain",
        "SCM",
        "supply chain planning",
        "end-to-end supply chain",
        "Lieferkettenmanagement",
        "supply chain operations",
        "chaîne logistique",
        "cadena de suministro",
      ],
    },
    {
      name: "S&OP",
      aliases: [
        "sales and operations planning",
        "integrated business planning",
        "sales & operations planning",
      ],
      implies: ["Supply chain management"],
    },
    {
      name: "Demand planning",
      aliases: ["demand forecasting", "Bedarfsplanung", "supply planning", "Absatzplanung"],
      implies: ["Supply chain management"],
    },
    {
      name: "Material planning",
      aliases: [
        "MRP",
        "material requirements planning",
        "materials planning",
        "Disposition",
        "Materialdisposition",
        "MRP II",
      ],
      siblings: { "Production planning": 0.6 },
    },
    {
      name: "Logistics management",
      aliases: [
        "logistics operations",
        "logistics coordination",
        "Logistik",
        "logistique",
        "logística",
        "third-party logistics",
        "3PL",
        "distribution management",
        "logistics planning",
      ],
    },
    { name: "Just-in-time", aliases: ["JIT delivery", "just in time delivery", "just-in-sequence"] },
    {
      name: "Supply chain certification",
      aliases: ["APICS CPIM", "CPIM", "CSCP", "APICS CSCP", "APICS certification", "CLTD"],
      implies: ["Supply chain management"],
      kind: "certificate",
    },

    // Buying
    {
      name: "Procurement",
      aliases: [
        "purchasing",
        "Einkauf",
        "achats",
        "compras",
        "indirect procurement",
        "purchase orders",
        "procure-to-pay",
        "approvvigionamento",
        "Beschaffung",
        "operational purchasing",
      ],
    },
    {
      name: "Strategic sourcing",
      aliases: [
        "strategic procurement",
        "strategischer Einkauf",
        "global sourcing",
        "supplier selection",
        "category management",
        "supplier sourcing",
      ],
      implies: ["Procurement"],
    },
    {
      name: "Supplier management",
      aliases: [
        "vendor management",
        "supplier relationship management",
        "supplier negotiations",
        "supplier performance",
        "Lieferantenmanagement",
        "supplier relations",
        "vendor relations",
        "supplier audits",
      ],
      siblings: { Procurement: 0.8 },
    },
    {
      name: "Procurement systems",
      aliases: ["Coupa", "Jaggaer", "e-procurement", "Ivalua"],
      siblings: { Procurement: 0.5 },
    },
    {
      name: "CIPS",
      aliases: [
        "MCIPS",
        "CIPS Level 4",
        "Chartered Institute of Procurement and Supply",
        "CIPS qualified",
        "Certified Professional in Supply Management",
        "CPSM",
      ],
      implies: ["Procurement"],
      kind: "certificate",
    },
  ],
};
