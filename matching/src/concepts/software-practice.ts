import type { ConceptField } from "./concept.ts";

export const softwarePractice: ConceptField = {
  field: "software",
  concepts: [
    {
      name: "Microservices",
      aliases: ["micro-services", "microservice architecture", "microservices architecture"],
    },
    { name: "Event-driven architecture", aliases: ["event driven", "event-driven systems"] },
    { name: "CQRS", aliases: ["event sourcing"], implies: ["Event-driven architecture"] },
    { name: "Domain-driven design", aliases: ["DDD", "domain driven"] },
    {
      name: "Design patterns",
      aliases: [
        "SOLID principles",
        "clean architecture",
        "software design patterns",
        "hexagonal architecture",
      ],
      siblings: { "Domain-driven design": 0.6 },
    },
    { name: "Clean code", aliases: ["refactoring", "code quality", "clean coding"] },
    {
      name: "Object-oriented programming",
      aliases: ["OOP", "object oriented design", "object-oriented development"],
    },
    { name: "Functional programming", aliases: ["functional paradigm"] },
    {
      name: "Concurrency",
      aliases: ["multithreading", "multi-threading", "parallel programming", "concurrent programming"],
    },
    {
      name: "Data structures and algorithms",
      aliases: ["algorithms", "data structures", "algorithm design"],
    },
    {
      name: "System design",
      aliases: [
        "distributed systems",
        "software architecture",
        "scalable systems",
        "system architecture",
        "high availability systems",
        "solution architecture",
      ],
    },
    { name: "Back-end development", aliases: ["backend development", "server-side development"] },
    {
      name: "Full-stack development",
      aliases: ["fullstack development"],
      implies: ["Back-end development", "Front-end development"],
    },
    {
      name: "Code review",
      aliases: ["reviewing code", "peer review of code", "pull request reviews", "merge requests"],
    },
    { name: "Pair programming", aliases: ["mob programming", "extreme programming"] },
    { name: "Debugging", aliases: ["debugging skills", "bug fixing", "code troubleshooting"] },
    { name: "Software development life cycle", aliases: ["SDLC", "software lifecycle"] },
    { name: "Legacy modernisation", aliases: ["legacy systems", "legacy code", "application modernization"] },
    { name: "Open source", aliases: ["open-source software", "open source contributions"] },
    { name: "UML", aliases: ["Unified Modeling Language", "Enterprise Architect", "C4 model", "SysML"] },
    { name: "Blockchain", aliases: ["Web3", "distributed ledger", "DeFi"] },
    {
      name: "Low-code platforms",
      aliases: ["low-code"],
      examples: [["Power Apps", "Power Platform"], "OutSystems", "Mendix"],
    },
    {
      name: "Robotic process automation",
      aliases: ["RPA"],
      examples: ["UiPath", "Blue Prism", "Automation Anywhere"],
    },
    { name: "Workflow automation", aliases: ["Power Automate", "Zapier", "Camunda", "n8n"] },
    {
      name: "Integration platforms",
      aliases: ["enterprise application integration"],
      examples: ["MuleSoft", "Dell Boomi", "Apache Camel", "SAP PI/PO"],
    },
    { name: "EDI", aliases: ["electronic data interchange", "EDIFACT", "EDI mapping"] },
    {
      name: "AI coding assistants",
      aliases: ["AI-assisted development"],
      examples: ["GitHub Copilot", "Claude Code", "Cursor IDE"],
    },
    {
      name: "Development environments",
      examples: [
        "Visual Studio",
        ["VS Code", "Visual Studio Code"],
        ["IntelliJ IDEA", "IntelliJ"],
        "PyCharm",
        "Eclipse IDE",
      ],
    },
    { name: "XML", aliases: ["XSLT", "XML/JSON", "XPath"] },
    { name: "JSON", aliases: ["YAML", "JSON Schema"] },
    { name: "Regular expressions", aliases: ["regex"] },
  ],
};
