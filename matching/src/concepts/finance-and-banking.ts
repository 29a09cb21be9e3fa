import type { ConceptField } from "./concept.ts";

export const financeAndBanking: ConceptField = {
  field: "finance",
  concepts: [
    // Planning and controlling
    {
      name: "FP&A",
      aliases: [
        "financial planning and analysis",
        "budgeting and forecasting",
        "variance analysis",
        "financial planning",
        "financial forecasting",
        "financial planning & analysis",
        "rolling forecast",
        "reforecasts",
        "quarterly reforecasts",
        "monthly forecast",
        "rolling 12-month forecast",
        "forecast process",
        "latest estimate",
        "forecasts",
        "FP&A manager",
        "controlling",
        "variance commentary",
        "management reporting",
        "board reporting",
        "board pack",
        "financial controller",
        "FP&A analyst",
      ],
    },
    {
      name: "Budgeting",
      aliases: [
        "budget management",
        "budget planning",
        "forecasting and budgeting",
        "budget control",
        "managed budgets",
        "budget preparation",
        "budget responsibility",
        "Budgetplanung",
        "annual budget",
        "yearly budget",
        "budgeting cycle",
        "yearly budgeting cycle",
        "budget process",
        "budget and forecast process",
        "budget cycle",
        "annual operating plan",
        "AOP",
      ],
    },
    {
      name: "Financial controlling",
      aliases: [
        "business controlling",
        "management accounting",
        "contrôle de gestion",
        "cost controlling",
        "Finanzcontrolling",
      ],
    },
    {
      name: "Financial modelling",
      aliases: [
        "financial models",
        "three-statement models",
        "LBO models",
        "built financial models",
        "models in Excel",
        "capex models",
        "scenario modelling",
        "scenario models",
      ],
    },
    {
      name: "Financial analysis",
      aliases: [
        "analysis of financial statements",
        "ratio analysis",
        "profitability analysis",
        "financial statement analysis",
      ],
    },
    {
      name: "Business valuation",
      aliases: ["valuation modeling", "DCF", "discounted cash flow", "company valuation", "valuations"],
    },
    {
      name: "P&L responsibility",
      aliases: ["P&L", "P&L management", "profit and loss responsibility", "P&L ownership"],
    },
    {
      name: "Planning software",
      aliases: [
        "Anaplan",
        "Adaptive Insights",
        "Workday Adaptive Planning",
        "Adaptive Planning",
        "Jedox",
        "Anaplan model builder",
        "Workday Adaptive",
      ],
    },
    { name: "Cost reduction", aliases: ["cost savings", "cost optimization", "cost control"] },
    {
      name: "ESG reporting",
      aliases: [
        "sustainability reporting",
        "CSRD",
        "carbon accounting",
        "greenhouse gas",
        "carbon footprint",
        "GRI standards",
        "ESG",
      ],
    },

    // Treasury and capital
    {
      name: "Treasury",
      aliases: ["treasury management", "cash management", "liquidity management", "treasury operations"],
    },
    {
      name: "Cash flow forecasting",
      aliases: ["cash forecasting", "cash flow management", "liquidity planning", "Liquiditätsplanung"],
      siblings: { Treasury: 0.7 },
    },
    { name: "Foreign exchange", aliases: ["FX hedging", "FX trading", "currency hedging", "hedging"] },
    {
      name: "Payment processing",
      aliases: ["SEPA payments", "BACS", "SWIFT payments", "SEPA", "payment systems"],
    },
    { name: "Working capital management", aliases: ["working capital", "net working capital"] },
    {
      name: "Corporate finance",
      aliases: [
        "debt financing",
        "capital raising",
        "investment banking",
        "project finance",
        "fundraising rounds",
      ],
    },
    { name: "Mergers and acquisitions", aliases: ["M&A", "post-merger integration", "M&A transactions"] },
    {
      name: "Due diligence",
      aliases: ["financial due diligence", "commercial due diligence"],
      siblings: { "Mergers and acquisitions": 0.6 },
    },
    { name: "Private equity", aliases: ["venture capital", "buyouts"] },

    // Banks, markets, insurance
    {
      name: "Retail banking",
      aliases: ["branch banking", "bank teller", "current accounts", "Bankkaufmann", "Bankkauffrau"],
    },
    {
      name: "Commercial banking",
      aliases: ["corporate banking", "business banking", "trade finance", "letters of credit"],
    },
    {
      name: "Mortgage lending",
      aliases: ["mortgages", "mortgage advice", "CeMAP", "loan origination", "loan processing"],
    },
    {
      name: "Credit analysis",
      aliases: ["credit risk", "loan underwriting", "credit assessment", "credit scoring", "Bonitätsprüfung"],
    },
    {
      name: "Market risk",
      aliases: [
        "value at risk",
        "operational risk",
        "Basel III",
        "enterprise risk management",
        "financial risk management",
      ],
    },
    {
      name: "Capital markets",
      aliases: ["fixed income", "equities", "derivatives", "equity research", "securities trading"],
    },
    {
      name: "Asset management",
      aliases: [
        "portfolio management",
        "fund management",
        "investment management",
        "fund accounting",
        "fund administration",
      ],
    },
    {
      name: "Wealth management",
      aliases: [
        "private banking",
        "financial advice",
        "investment advice",
        "Anlageberatung",
        "financial adviser services",
      ],
    },
    {
      name: "Bloomberg Terminal",
      aliases: ["Bloomberg", "Refinitiv", "FactSet", "Capital IQ"],
      ambiguous: true,
      notBeside: ["news", "businessweek"],
    },
    {
      name: "Anti-money laundering",
      aliases: [
        "AML",
        "financial crime",
        "Geldwäscheprävention",
        "transaction monitoring",
        "AML/KYC",
        "sanctions screening",
      ],
    },
    {
      name: "KYC",
      aliases: ["know your customer", "customer due diligence", "client onboarding checks"],
      siblings: { "Anti-money laundering": 0.8 },
    },
    { name: "Fraud prevention", aliases: ["fraud detection", "fraud investigation", "Betrugsprävention"] },
    { name: "Insurance underwriting", aliases: ["underwriting", "policy underwriting", "risk underwriting"] },
    {
      name: "Insurance claims",
      aliases: [
        "claims handling",
        "claims management",
        "claims processing",
        "loss adjusting",
        "Schadenregulierung",
        "claims adjustment",
      ],
    },
    {
      name: "Insurance broking",
      aliases: [
        "insurance sales",
        "insurance advice",
        "reinsurance",
        "insurance broker",
        "Versicherungsvertrieb",
      ],
    },
    {
      name: "Actuarial science",
      aliases: ["actuarial modeling", "actuarial analysis", "Solvency II", "reserving"],
    },

    // Qualifications
    {
      name: "CFA",
      aliases: ["Chartered Financial Analyst", "CFA charterholder", "CFA Level I", "CFA Level II"],
      kind: "certificate",
    },
    { name: "FRM", aliases: ["Financial Risk Manager"], kind: "certificate", siblings: { CFA: 0.5 } },
    {
      name: "CFP",
      aliases: ["Certified Financial Planner", "Diploma in Regulated Financial Planning", "DipFA", "DipPFS"],
      kind: "certificate",
    },
    {
      name: "FINRA licence",
      aliases: ["Series 7", "Series 63", "Series 65", "Series 66", "FINRA registration"],
      kind: "permit",
    },
    {
      name: "ACAMS",
      aliases: ["CAMS certification", "Certified Anti-Money Laundering Specialist"],
      implies: ["Anti-money laundering"],
      kind: "certificate",
    },
    {
      name: "Insurance licence",
      aliases: [
        "property and casualty license",
        "life and health license",
        "ACII",
        "Cert CII",
        "P&C license",
      ],
      kind: "permit",
    },
    {
      name: "ACT treasury qualification",
      aliases: ["Association of Corporate Treasurers", "Certified Treasury Professional"],
      implies: ["Treasury"],
      kind: "certificate",
    },
    {
      name: "Financial planning software",
      aliases: [
        "planning tool",
        "Hyperion Planning",
        "Oracle EPM",
        "Board EPM",
        "Planful",
        "IBM Planning Analytics",
        "TM1",
      ],
    },
    {
      name: "Pigment",
      aliases: ["Pigment planning"],
      implies: ["Financial planning software"],
      ambiguous: true,
    },
    {
      name: "Business partnering",
      aliases: [
        "finance business partner",
        "business partner to operations",
        "partner with department heads",
        "finance business partnering",
        "partnering with department heads",
        "business partnering with non-finance stakeholders",
      ],
    },
    {
      name: "Fintech",
      aliases: [
        "financial technology",
        "fintech experience",
        "payments app",
        "neobank",
        "payments industry",
        "payment services",
        "challenger bank",
      ],
    },
  ],
};
