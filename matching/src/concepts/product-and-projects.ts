import type { ConceptField } from "./concept.ts";

export const productAndProjects: ConceptField = {
  field: "product and projects",
  concepts: [
    // Products
    {
      name: "Product management",
      aliases: [
        "product owner",
        "backlog management",
        "product ownership",
        "product lifecycle",
        "Produktmanagement",
        "backlog prioritization",
        "product backlog",
      ],
    },
    {
      name: "Product roadmap",
      aliases: ["roadmapping", "roadmap planning", "product strategy", "product vision"],
      implies: ["Product management"],
    },
    {
      name: "Product discovery",
      aliases: [
        "customer discovery",
        "opportunity solution tree",
        "jobs to be done",
        "minimum viable product",
        "MVP",
      ],
      implies: ["Product management"],
    },
    { name: "OKRs", aliases: ["objectives and key results"] },
    { name: "Pricing strategy", aliases: ["price management", "pricing models", "product pricing"] },

    // Projects
    {
      name: "Project management",
      aliases: [
        "managing projects",
        "project planning",
        "project delivery",
        "project coordination",
        "led projects",
        "Projektmanagement",
        "Projektleitung",
        "gestion de projet",
        "gestión de proyectos",
        "project lead",
        "multi-project management",
      ],
    },
    {
      name: "Programme management",
      aliases: ["PMO", "project portfolio management", "program delivery"],
      implies: ["Project management"],
    },
    {
      name: "Microsoft Project",
      aliases: ["MS Project", "Gantt charts", "MSP programming"],
      implies: ["Project management"],
      siblings: { "Primavera P6": 0.6 },
    },
    {
      name: "Primavera P6",
      aliases: ["Oracle Primavera", "Primavera"],
      implies: ["Project management"],
    },
    { name: "Asta Powerproject", implies: ["Project management"], siblings: { "Primavera P6": 0.6 } },
    { name: "Risk management", aliases: ["project risk", "risk register", "risk mitigation"] },
    {
      name: "Scope management",
      aliases: ["project scope", "change requests", "scope control"],
      implies: ["Project management"],
    },
    {
      name: "Resource planning",
      aliases: ["resource allocation", "capacity planning", "resource management"],
    },
    {
      name: "Waterfall",
      aliases: ["waterfall methodology", "V-model", "waterfall model"],
      ambiguous: true,
      siblings: { Agile: 0.3 },
    },
    {
      name: "Earned value management",
      aliases: ["earned value analysis", "critical path method"],
      implies: ["Project management"],
    },
    {
      name: "Stakeholder management",
      aliases: [
        "stakeholder engagement",
        "stakeholder communication",
        "managing stakeholders",
        "stakeholder relations",
      ],
    },
    {
      name: "Change management",
      aliases: [
        "organizational change",
        "organisational change",
        "restructuring",
        "managing change",
        "transformation programs",
        "Prosci",
        "ADKAR",
      ],
    },
    {
      name: "Digital transformation",
      aliases: ["digitalization", "Digitalisierung", "digitization projects"],
    },
    {
      name: "Business process improvement",
      aliases: [
        "process improvement",
        "process optimization",
        "business process reengineering",
        "Prozessoptimierung",
      ],
    },
    {
      name: "Management consulting",
      aliases: ["strategy consulting", "business consulting", "Unternehmensberatung"],
    },
    {
      name: "Business strategy",
      aliases: ["strategic planning", "corporate strategy", "business planning", "business plan"],
    },

    // Ways of working
    {
      name: "Agile",
      aliases: [
        "agile methodology",
        "agile methods",
        "agile sprints",
        "agile development",
        "agile delivery",
        "agile environment",
        "agile practices",
        "agile project management",
        "agile software development",
      ],
      ambiguous: true,
      siblings: { Scrum: 0.9, Kanban: 0.8 },
    },
    {
      name: "Scrum",
      aliases: [
        "Scrum sprints",
        "Scrum team",
        "Scrum ceremonies",
        "sprint planning",
        "Scrum Master",
        "sprint retrospectives",
        "daily stand-ups",
      ],
      implies: ["Agile"],
      ambiguous: true,
      notBeside: ["half", "rugby", "cap"],
      siblings: { Agile: 0.8 },
    },
    { name: "Kanban", aliases: ["Kanban board"], implies: ["Agile"] },
    {
      name: "Scaled Agile Framework",
      aliases: ["SAFe framework", "Scaled Agile", "SAFe Agilist", "Large-Scale Scrum"],
      implies: ["Agile"],
    },
    {
      name: "Jira",
      aliases: ["Atlassian Jira", "Jira Software"],
      siblings: { Trello: 0.4, Asana: 0.5, "Azure DevOps": 0.4 },
    },
    { name: "Confluence", aliases: ["Atlassian Confluence"] },
    { name: "Trello", aliases: ["Trello boards"] },
    {
      name: "Asana",
      ambiguous: true,
      notBeside: ["yoga"],
    },
    { name: "Monday.com", siblings: { Asana: 0.6 } },
    { name: "ClickUp", siblings: { Asana: 0.6 } },
    { name: "Wrike", siblings: { Asana: 0.6 } },
    { name: "Smartsheet", siblings: { Asana: 0.5 } },
    { name: "Basecamp", siblings: { Asana: 0.5 } },
    { name: "Notion", aliases: ["Notion workspace"], ambiguous: true, notBeside: ["the", "a", "of"] },

    // Certificates
    {
      name: "PMP",
      aliases: ["Project Management Professional", "PMP certification", "PMP certified", "PMI-PMP"],
      implies: ["Project management"],
      kind: "certificate",
      siblings: { PRINCE2: 0.7, IPMA: 0.7 },
    },
    {
      name: "CAPM",
      aliases: ["Certified Associate in Project Management"],
      implies: ["Project management"],
      kind: "certificate",
      siblings: { PMP: 0.5 },
    },
    {
      name: "PRINCE2",
      aliases: ["PRINCE 2", "PRINCE2 Practitioner", "PRINCE2 Foundation"],
      implies: ["Project management"],
      kind: "certificate",
    },
    {
      name: "IPMA",
      aliases: ["IPMA Level C", "IPMA Level D", "GPM certification"],
      implies: ["Project management"],
      kind: "certificate",
      siblings: { PRINCE2: 0.7 },
    },
    {
      name: "APM qualification",
      aliases: ["APM PMQ", "APM PFQ", "Association for Project Management"],
      implies: ["Project management"],
      kind: "certificate",
      siblings: { PRINCE2: 0.7 },
    },
    {
      name: "MSP certification",
      aliases: ["Managing Successful Programmes", "PgMP"],
      implies: ["Programme management"],
      kind: "certificate",
    },
    {
      name: "PMI-ACP",
      aliases: ["Agile Certified Practitioner", "AgilePM", "DSDM"],
      implies: ["Agile"],
      kind: "certificate",
    },
    {
      name: "CSM",
      aliases: [
        "Certified Scrum Master",
        "PSM I",
        "PSM II",
        "Certified ScrumMaster",
        "Professional Scrum Master",
        "Scrum Master certification",
      ],
      implies: ["Scrum"],
      kind: "certificate",
      siblings: { CSPO: 0.6 },
    },
    {
      name: "CSPO",
      aliases: ["Certified Scrum Product Owner", "PSPO", "Professional Scrum Product Owner"],
      implies: ["Scrum"],
      kind: "certificate",
    },
    {
      name: "Business analysis certification",
      aliases: ["CBAP", "IIBA", "BCS Business Analysis", "CCBA"],
      implies: ["Requirements analysis"],
      kind: "certificate",
    },
  ],
};
