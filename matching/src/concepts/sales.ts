import type { ConceptField } from "./concept.ts";

export const sales: ConceptField = {
  field: "sales",
  concepts: [
    // Selling
    {
      name: "B2B sales",
      aliases: [
        "B2B software sales",
        "business-to-business sales",
        "B2B selling",
        "enterprise sales",
        "corporate sales",
        "B2B-Vertrieb",
        "B2B field sales",
      ],
      siblings: { "SaaS sales": 0.95 },
    },
    { name: "B2C sales", aliases: ["direct sales", "consumer sales", "door-to-door sales"] },
    {
      name: "SaaS sales",
      aliases: ["B2B SaaS sales", "software sales", "SaaS selling", "selling SaaS"],
      implies: ["B2B sales"],
      siblings: { "B2B sales": 0.6 },
    },
    {
      name: "Solution selling",
      aliases: ["consultative selling", "value-based selling", "consultative sales", "value selling"],
      implies: ["B2B sales"],
    },
    {
      name: "Field sales",
      aliases: [
        "outside sales",
        "Außendienst",
        "territory management",
        "territory sales",
        "field sales visits",
      ],
    },
    {
      name: "Inside sales",
      aliases: [
        "inbound sales",
        "Innendienst",
        "telesales",
        "telemarketing",
        "Vertriebsinnendienst",
        "telephone sales",
      ],
    },
    {
      name: "Prospecting",
      aliases: [
        "outbound prospecting",
        "cold calling",
        "cold outreach",
        "outbound sales",
        "outbound calls",
        "cold emailing",
        "sales prospecting",
        "Kaltakquise",
        "Neukundenakquise",
        "prospection commerciale",
      ],
    },
    {
      name: "Lead generation",
      aliases: ["generating leads", "lead qualification", "qualified leads", "lead gen"],
      siblings: { Prospecting: 0.9 },
    },
    {
      name: "Business development",
      aliases: [
        "new business",
        "new logos",
        "partnership development",
        "new business development",
        "new customer acquisition",
      ],
    },
    {
      name: "Account management",
      aliases: [
        "key account management",
        "key accounts",
        "client accounts",
        "account growth",
        "managing accounts",
        "strategic accounts",
        "Key Account Manager",
        "client relationship management",
      ],
    },
    {
      name: "Channel sales",
      aliases: [
        "partner sales",
        "reseller management",
        "distributor management",
        "channel partners",
        "partner management",
      ],
    },
    {
      name: "Technical sales",
      aliases: [
        "presales",
        "pre-sales",
        "sales engineering",
        "solution consulting",
        "technischer Vertrieb",
        "product demos",
      ],
    },
    { name: "Export sales", aliases: ["international sales", "export management"] },
    { name: "Upselling", aliases: ["cross-selling", "upsell", "up-selling"] },
    {
      name: "Contract negotiation",
      aliases: [
        "negotiating contracts",
        "negotiated contracts",
        "commercial negotiation",
        "deal negotiation",
        "closing contracts",
        "contract closing",
        "price negotiation",
        "Vertragsverhandlungen",
      ],
    },
    {
      name: "Closing deals",
      aliases: ["deal closing", "closing techniques", "closed deals"],
      siblings: { "Contract negotiation": 0.8 },
    },
    {
      name: "Quota attainment",
      aliases: [
        "quota",
        "sales targets",
        "exceeded quota",
        "quota achievement",
        "sales quota",
        "target attainment",
        "President's Club",
        "exceeding targets",
        "exceeded targets",
        "over quota",
      ],
    },
    { name: "MEDDIC", aliases: ["MEDDPICC", "MEDDICC"], siblings: { "SPIN selling": 0.5 } },
    { name: "SPIN selling", aliases: ["Challenger Sale", "Sandler Selling System", "Miller Heiman", "BANT"] },
    {
      name: "Sales forecasting",
      aliases: ["pipeline management", "pipeline forecasting", "sales pipeline", "forecast accuracy"],
    },
    {
      name: "Sales management",
      aliases: [
        "sales leadership",
        "managing sales teams",
        "sales team management",
        "Vertriebsleitung",
        "sales coaching",
      ],
    },
    {
      name: "Sales operations",
      aliases: ["RevOps", "revenue operations", "sales enablement", "sales analytics"],
    },
    {
      name: "Tendering",
      aliases: [
        "RFP responses",
        "bid writing",
        "tender management",
        "RFP",
        "bid management",
        "Ausschreibungen",
        "proposal writing",
        "tender submissions",
      ],
    },
    { name: "Quotations", aliases: ["preparing quotations", "price quotes", "Angebotserstellung", "CPQ"] },

    // Sales by trade
    {
      name: "Pharmaceutical sales",
      aliases: ["pharma sales", "medical device sales", "medical sales", "Pharmareferent"],
    },
    { name: "Automotive sales", aliases: ["car sales", "vehicle sales"] },
    {
      name: "Real estate",
      aliases: ["property sales", "estate agency", "lettings", "real estate sales", "Immobilienvertrieb"],
    },
    {
      name: "Property management",
      aliases: ["Hausverwaltung", "lease administration", "tenant relations", "Immobilienverwaltung"],
    },
    {
      name: "Real estate licence",
      aliases: ["licensed realtor", "realtor license", "§34c GewO"],
      implies: ["Real estate"],
      kind: "permit",
    },
    { name: "Fundraising", aliases: ["major gifts", "donor relations", "grant writing", "donor management"] },

    // Systems
    {
      name: "CRM",
      aliases: [
        "CRM system",
        "CRM software",
        "customer relationship management",
        "CRM tools",
        "SugarCRM",
        "CRM database",
      ],
    },
    {
      name: "Salesforce",
      aliases: [
        "Salesforce CRM",
        "Salesforce.com",
        "SFDC",
        "Sales Cloud",
        "Salesforce.com (SFDC)",
        "Service Cloud",
        "Salesforce Lightning",
      ],
      implies: ["CRM"],
      siblings: { HubSpot: 0.5, "Dynamics CRM": 0.5, Pipedrive: 0.5 },
    },
    {
      name: "Salesforce certification",
      aliases: [
        "Salesforce Certified Administrator",
        "Salesforce Administrator",
        "Salesforce Certified",
        "Salesforce Platform Developer",
      ],
      implies: ["Salesforce"],
      kind: "certificate",
    },
    {
      name: "Dynamics CRM",
      aliases: ["Dynamics 365", "Dynamics 365 Sales", "Microsoft Dynamics CRM", "Dynamics 365 CRM"],
      implies: ["CRM"],
    },
    {
      name: "Pipedrive",
      aliases: ["Zoho CRM", "Zoho", "Close.com"],
      implies: ["CRM"],
      siblings: { HubSpot: 0.6 },
    },
    {
      name: "Sales engagement tools",
      aliases: [
        "Outreach.io",
        "Salesloft",
        "LinkedIn Sales Navigator",
        "Sales Navigator",
        "ZoomInfo",
        "Apollo.io",
        "Gong.io",
      ],
    },
  ],
};
