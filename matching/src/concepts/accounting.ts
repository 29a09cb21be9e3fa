import type { ConceptField } from "./concept.ts";

export const accounting: ConceptField = {
  field: "finance",
  concepts: [
    // The books
    {
      name: "General ledger",
      aliases: [
        "GL",
        "ledger accounting",
        "journal entries",
        "nominal ledger",
        "general ledger accounting",
        "Hauptbuch",
        "Hauptbuchhaltung",
        "journal postings",
      ],
      siblings: { "Month-end close": 0.8 },
    },
    {
      name: "Month-end close",
      aliases: [
        "monthly close",
        "financial close",
        "year-end close",
        "period close",
        "month-end closing",
        "month end",
        "closing the books",
        "Monatsabschluss",
        "Jahresabschluss",
        "year-end accounts",
        "month-end reporting",
      ],
    },
    {
      name: "Account reconciliation",
      aliases: [
        "bank reconciliation",
        "balance sheet reconciliation",
        "reconciliations",
        "reconciled accounts",
        "control account reconciliation",
        "intercompany reconciliation",
        "Kontenabstimmung",
      ],
    },
    {
      name: "Accounts payable",
      aliases: [
        "AP/AR",
        "invoice processing",
        "supplier invoices",
        "purchase ledger",
        "Kreditorenbuchhaltung",
        "accounts payable (AP)",
        "payment runs",
        "AP processing",
        "comptabilité fournisseurs",
      ],
    },
    {
      name: "Accounts receivable",
      aliases: [
        "credit control",
        "collections of receivables",
        "debt collection calls",
        "sales ledger",
        "billing and collections",
        "Debitorenbuchhaltung",
        "accounts receivable (AR)",
        "debt collection",
        "dunning",
        "comptabilité clients",
      ],
    },
    {
      name: "Invoicing",
      aliases: ["billing", "customer invoices", "issuing invoices", "Rechnungsstellung"],
      siblings: { "Accounts receivable": 0.6 },
    },
    {
      name: "Bookkeeping",
      aliases: [
        "book-keeping",
        "double-entry bookkeeping",
        "Buchhaltung",
        "Buchführung",
        "Finanzbuchhaltung",
        "comptabilité",
        "contabilidad",
        "contabilità",
      ],
    },
    {
      name: "Fixed assets",
      aliases: ["fixed asset register", "depreciation schedules", "asset accounting", "Anlagenbuchhaltung"],
    },
    {
      name: "Accruals and prepayments",
      aliases: ["accruals", "prepayments", "deferred income"],
      siblings: { "Month-end close": 0.7 },
    },
    {
      name: "Intercompany accounting",
      aliases: ["intercompany transactions", "intercompany", "intercompany recharges"],
    },
    {
      name: "Group consolidation",
      aliases: ["group accounts", "consolidated accounts", "financial consolidation", "Konzernabschluss"],
    },
    { name: "Revenue recognition", aliases: ["ASC 606", "IFRS 15", "deferred revenue"] },
    { name: "Lease accounting", aliases: ["IFRS 16", "ASC 842"] },
    {
      name: "Expense management",
      aliases: ["expense reports", "travel expenses", "Reisekostenabrechnung", "expense claims"],
      examples: ["SAP Concur", "Expensify"],
    },
    { name: "Petty cash", aliases: ["cash book", "cashbook"] },
    {
      name: "Financial reporting",
      aliases: [
        "financial statements",
        "management accounts",
        "consolidation reporting",
        "statutory reporting",
        "statutory accounts",
        "balance sheets",
        "profit and loss statements",
      ],
    },
    {
      name: "Cost accounting",
      aliases: [
        "standard costing",
        "product costing",
        "Kostenrechnung",
        "cost center accounting",
        "inventory accounting",
        "activity-based costing",
      ],
    },

    // Standards
    {
      name: "US GAAP",
      aliases: ["GAAP", "USGAAP", "generally accepted accounting principles"],
      siblings: { IFRS: 0.5, "UK GAAP": 0.5 },
    },
    {
      name: "IFRS",
      aliases: ["international financial reporting standards", "IAS/IFRS"],
      siblings: { "UK GAAP": 0.6, HGB: 0.5 },
    },
    { name: "UK GAAP", aliases: ["FRS 102", "FRS 105"] },
    { name: "HGB", aliases: ["Handelsgesetzbuch", "German GAAP", "HGB accounting"] },
  ],
};
