import type { ConceptField } from "./concept.ts";

export const customerService: ConceptField = {
  field: "customer service",
  concepts: [
    {
      name: "Customer service",
      aliases: [
        "customer support",
        "client service",
        "customer care",
        "customer enquiries",
        "Kundenservice",
        "Kundenbetreuung",
        "service client",
        "atención al cliente",
        "customer queries",
        "customer assistance",
        "Kundendienst",
        "servizio clienti",
      ],
    },
    {
      name: "Call centre",
      aliases: [
        "contact center",
        "inbound calls",
        "call handling",
        "Callcenter",
        "centre d'appels",
        "telephone customer service",
        "centro de llamadas",
      ],
      implies: ["Customer service"],
    },
    {
      name: "Complaint handling",
      aliases: [
        "customer complaints",
        "complaint resolution",
        "complaints management",
        "Beschwerdemanagement",
        "Reklamationsbearbeitung",
        "escalation handling",
        "escalation management",
      ],
      implies: ["Customer service"],
    },
    {
      name: "Live chat support",
      aliases: ["chat support", "email support", "omnichannel support", "live chat"],
      implies: ["Customer service"],
    },
    {
      name: "Customer success",
      aliases: [
        "client success",
        "renewals and upsell",
        "customer onboarding",
        "customer success management",
        "quarterly business reviews",
      ],
    },
    {
      name: "Customer retention",
      aliases: ["churn reduction", "churn prevention", "client retention", "Kundenbindung", "renewals"],
      siblings: { "Customer success": 0.7 },
    },
    {
      name: "Customer satisfaction",
      aliases: [
        "CSAT",
        "net promoter score",
        "NPS",
        "customer feedback",
        "voice of the customer",
        "customer experience",
        "Kundenzufriedenheit",
      ],
    },
    {
      name: "First contact resolution",
      aliases: [
        "first call resolution",
        "average handling time",
        "service level agreements",
        "SLA management",
      ],
    },
    {
      name: "Order processing",
      aliases: [
        "order management",
        "order entry",
        "Auftragsabwicklung",
        "Auftragsbearbeitung",
        "sales order processing",
        "order fulfilment",
        "order fulfillment",
        "order to cash",
      ],
    },
    {
      name: "After-sales service",
      aliases: ["aftersales", "after-sales", "warranty claims", "returns processing", "returns handling"],
    },
    {
      name: "Zendesk",
      aliases: ["Zendesk Support", "Zendesk Chat"],
      implies: ["Customer service"],
      siblings: { Freshdesk: 0.7, "Intercom helpdesk": 0.7 },
    },
    { name: "Freshdesk", aliases: ["Freshservice", "Help Scout", "Gorgias"], implies: ["Customer service"] },
    {
      name: "Intercom helpdesk",
      aliases: ["Intercom messenger", "Drift chat", "LiveAgent"],
      implies: ["Customer service"],
    },
    {
      name: "Contact centre software",
      aliases: ["Genesys", "Genesys Cloud", "Five9", "Avaya", "Talkdesk", "NICE CXone"],
      implies: ["Call centre"],
    },
    {
      name: "Knowledge base",
      aliases: ["help center articles", "knowledge base articles", "knowledge management"],
    },
    {
      name: "De-escalation",
      aliases: ["conflict resolution", "difficult customers", "Deeskalation", "conflict management"],
    },
    {
      name: "Reception duties",
      aliases: [
        "receptionist duties",
        "welcoming visitors",
        "switchboard",
        "Empfang",
        "front-of-house reception",
        "visitor management",
        "reception desk",
      ],
    },
  ],
};
