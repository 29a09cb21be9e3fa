import type { ConceptField } from "./concept.ts";

export const finance: ConceptField = {
  field: "finance",
  concepts: [
    {
      name: "General ledger",
      aliases: ["GL", "ledger accounting", "journal entries", "nominal ledger"],
      siblings: { "Month-end close": 0.8 },
    },
    {
      name: "Month-end close",
      aliases: [
        "month end close",
        "monthly close",
        "financial close",
        "year-end close",
        "period close",
        "month-end closing",
        "month end",
        "closing the books",
      ],
      siblings: { "General ledger": 0.8 },
    },
    {
      name: "Account reconciliation",
      aliases: [
        "account reconciliations",
        "bank reconciliation",
        "balance sheet reconciliation",
        "reconciliations",
        "reconciled accounts",
      ],
    },
    {
      name: "US GAAP",
      aliases: ["GAAP", "USGAAP", "generally accepted accounting principles"],
      siblings: { IFRS: 0.5 },
    },
    { name: "IFRS", aliases: ["international financial reporting standards"], siblings: { "US GAAP": 0.5 } },
    { name: "Accounts payable", aliases: ["invoice processing", "supplier invoices", "purchase ledger"] },
    {
      name: "Accounts receivable",
      aliases: ["credit control", "collections", "sales ledger", "billing and collections"],
    },
    { name: "Bookkeeping", aliases: ["book-keeping", "double-entry bookkeeping"] },
    { name: "Payroll", aliases: ["payroll processing", "payroll administration"] },
    {
      name: "Sales tax",
      aliases: [
        "sales tax filings",
        "VAT",
        "VAT returns",
        "GST",
        "indirect tax",
        "sales and use tax",
        "VAT filings",
      ],
      implies: ["Tax"],
    },
    {
      name: "Tax",
      aliases: ["tax returns", "tax compliance", "corporate tax", "income tax", "tax accounting"],
    },
    {
      name: "External audit",
      aliases: [
        "external audit support",
        "audit support",
        "audit liaison",
        "external auditors",
        "statutory audit",
        "year-end audit",
      ],
      siblings: { "Internal audit": 0.5 },
    },
    {
      name: "Internal audit",
      aliases: ["internal controls", "SOX", "Sarbanes-Oxley", "internal auditing"],
      siblings: { "External audit": 0.4 },
    },
    {
      name: "Financial reporting",
      aliases: [
        "financial statements",
        "management accounts",
        "consolidation reporting",
        "statutory reporting",
      ],
    },
    {
      name: "Financial modelling",
      aliases: ["financial modeling", "financial models", "DCF", "valuation modeling"],
    },
    {
      name: "FP&A",
      aliases: [
        "financial planning and analysis",
        "budgeting and forecasting",
        "variance analysis",
        "financial planning",
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
      ],
    },
    { name: "Cost accounting", aliases: ["standard costing", "product costing"] },
    { name: "Treasury", aliases: ["cash management", "cash flow forecasting", "liquidity management"] },
    { name: "Credit analysis", aliases: ["credit risk", "underwriting", "loan underwriting"] },
    { name: "Anti-money laundering", aliases: ["AML", "KYC", "know your customer", "financial crime"] },
    { name: "Mergers and acquisitions", aliases: ["M&A", "due diligence"] },
    {
      name: "ERP",
      aliases: [
        "ERP system",
        "ERP systems",
        "enterprise resource planning",
        "Microsoft Dynamics",
        "Oracle Financials",
        "Odoo",
        "Infor",
      ],
    },
    {
      name: "SAP",
      aliases: ["SAP FI", "SAP FICO", "SAP ERP", "SAP S/4HANA", "S/4HANA", "SAP MM", "SAP R/3"],
      implies: ["ERP"],
      siblings: { NetSuite: 0.5 },
    },
    { name: "NetSuite", aliases: ["Oracle NetSuite", "Net Suite"], implies: ["ERP"], siblings: { SAP: 0.5 } },
    { name: "QuickBooks", aliases: ["Quick Books"], implies: ["Bookkeeping"], siblings: { Xero: 0.7 } },
    {
      name: "Xero",
      aliases: ["Sage 50", "Sage Accounting", "DATEV"],
      implies: ["Bookkeeping"],
      siblings: { QuickBooks: 0.7 },
    },
    { name: "CPA", aliases: ["Certified Public Accountant"], kind: "certificate", siblings: { ACCA: 0.7 } },
    {
      name: "ACCA",
      aliases: ["CIMA", "ACA", "chartered accountant", "CMA", "Certified Management Accountant"],
      kind: "certificate",
      siblings: { CPA: 0.7 },
    },
    { name: "CFA", aliases: ["Chartered Financial Analyst"], kind: "certificate" },
  ],
};
