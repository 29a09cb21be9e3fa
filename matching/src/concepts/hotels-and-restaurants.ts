import type { ConceptField } from "./concept.ts";

export const hotelsAndRestaurants: ConceptField = {
  field: "hospitality",
  concepts: [
    // Drinks and guests
    {
      name: "Bartending",
      aliases: ["bar service", "Barkeeper", "bar work", "bar tending", "drinks service", "bar management"],
    },
    {
      name: "Mixology",
      aliases: ["cocktails", "cocktail making", "cocktail menus"],
      implies: ["Bartending"],
    },
    {
      name: "Barista skills",
      aliases: [
        "barista",
        "espresso coffee",
        "latte art",
        "coffee preparation",
        "espresso machine",
        "SCA barista",
      ],
    },
    {
      name: "Wine knowledge",
      aliases: ["sommelier", "wine pairing", "wine service", "Weinkenntnisse", "œnologie", "wine list"],
    },
    {
      name: "WSET",
      aliases: ["WSET Level 2", "WSET Level 3", "Court of Master Sommeliers"],
      implies: ["Wine knowledge"],
      kind: "certificate",
    },
    {
      name: "Alcohol service licence",
      aliases: [
        "TIPS certification",
        "TIPS certified",
        "RSA certificate",
        "Responsible Service of Alcohol",
        "alcohol server permit",
        "APLH",
      ],
      kind: "certificate",
    },
    {
      name: "Table service",
      aliases: [
        "waiting tables",
        "restaurant service",
        "food service",
        "front of house",
        "serving guests",
        "waiter service",
        "silver service",
        "waitressing",
        "service en salle",
        "Servicekraft",
        "serving food and drinks",
        "food and beverage service",
        "tray service",
      ],
    },
    {
      name: "Restaurant management",
      aliases: [
        "running a restaurant",
        "Restaurantleitung",
        "food and beverage management",
        "F&B management",
        "restaurant operations",
        "pub management",
        "Gastronomieleitung",
      ],
    },
    {
      name: "Fast food",
      aliases: [
        "quick service restaurant",
        "drive-through",
        "drive-thru",
        "Systemgastronomie",
        "restauration rapide",
      ],
    },
    {
      name: "Restaurant booking systems",
      aliases: ["OpenTable", "SevenRooms", "ResDiary", "Toast POS", "Micros POS"],
    },
    {
      name: "Guest relations",
      aliases: [
        "guest service",
        "guest satisfaction",
        "guest experience",
        "Gästebetreuung",
        "concierge",
        "VIP guests",
        "hospitality service",
      ],
    },

    // Hotels
    {
      name: "Front office",
      aliases: [
        "hotel reception",
        "front desk",
        "guest check-in",
        "check-in and check-out",
        "night audit",
        "Hotelrezeption",
        "réception d'hôtel",
        "front desk operations",
        "night auditing",
      ],
    },
    {
      name: "Reservations",
      aliases: [
        "reservations desk",
        "room reservations",
        "hotel reservations",
        "hotel bookings",
        "table reservations",
      ],
      siblings: { "Front office": 0.7 },
    },
    {
      name: "Hotel software",
      aliases: [
        "Opera PMS",
        "property management system",
        "Oracle Opera",
        "Protel",
        "Mews PMS",
        "Fidelio",
        "Opera Cloud",
        "Cloudbeds",
      ],
      siblings: { "Front office": 0.5 },
    },
    {
      name: "Housekeeping",
      aliases: [
        "room cleaning",
        "hotel housekeeping",
        "linen",
        "room inspections",
        "Zimmerreinigung",
        "Hauswirtschaft",
        "room attendant duties",
        "chambermaid duties",
        "laundry",
        "étages hôtel",
      ],
    },
    {
      name: "Hotel management",
      aliases: [
        "hotel operations",
        "Hotelleitung",
        "Hotelfachmann",
        "Hotelfachfrau",
        "gestion hôtelière",
        "resort operations",
      ],
    },
    {
      name: "Revenue management",
      aliases: ["yield management", "RevPAR", "room pricing", "hotel revenue management"],
    },
    {
      name: "Travel and tourism",
      aliases: [
        "tour guiding",
        "travel agency",
        "tour operations",
        "Tourismus",
        "Amadeus GDS",
        "travel consulting",
        "Sabre GDS",
        "tourism",
        "tour guide",
      ],
    },
    {
      name: "Leisure and wellness",
      aliases: ["spa operations", "beauty therapy", "spa treatments", "Kosmetik", "beauty treatments"],
    },
    {
      name: "Hairdressing",
      aliases: [
        "hair styling",
        "barbering",
        "hair colouring",
        "Friseurhandwerk",
        "coiffure",
        "cosmetology license",
      ],
    },
    {
      name: "Lifeguarding",
      aliases: ["lifeguard", "NPLQ", "Rettungsschwimmer", "pool supervision", "Rettungsschwimmabzeichen"],
    },
  ],
};
