import type { ConceptField } from "./concept.ts";

export const marketing: ConceptField = {
  field: "marketing",
  concepts: [
    // Messages and audiences
    {
      name: "Email marketing",
      aliases: [
        "email marketing automation",
        "e-mail marketing",
        "email campaigns",
        "newsletters",
        "lifecycle email",
        "email automation",
        "newsletter marketing",
        "e-mail campaigns",
      ],
    },
    {
      name: "Marketing automation",
      aliases: ["automated campaigns", "lead nurturing", "drip campaigns", "marketing automation platforms"],
      siblings: { "Email marketing": 0.6 },
    },
    {
      name: "HubSpot",
      aliases: ["Hub Spot", "HubSpot CRM", "HubSpot Marketing Hub"],
      implies: ["Email marketing", "Marketing automation", "CRM"],
      siblings: { Klaviyo: 0.6, Marketo: 0.6, Salesforce: 0 },
    },
    {
      name: "Marketo",
      aliases: ["Adobe Marketo"],
      implies: ["Marketing automation"],
    },
    {
      name: "Pardot",
      aliases: ["Account Engagement"],
      implies: ["Marketing automation"],
      siblings: { Marketo: 0.6 },
    },
    { name: "Eloqua", implies: ["Marketing automation"], siblings: { Marketo: 0.6 } },
    {
      name: "Salesforce Marketing Cloud",
      aliases: ["Marketing Cloud"],
      implies: ["Marketing automation"],
      siblings: { Marketo: 0.5 },
    },
    {
      name: "Klaviyo",
      aliases: ["Braze", "Iterable"],
      implies: ["Email marketing", "Marketing automation"],
      siblings: { Mailchimp: 0.8 },
    },
    {
      name: "Mailchimp",
      aliases: ["Mail Chimp"],
      implies: ["Email marketing"],
    },
    { name: "Brevo", implies: ["Email marketing"], siblings: { Mailchimp: 0.6 } },
    { name: "ActiveCampaign", implies: ["Email marketing"], siblings: { Mailchimp: 0.6 } },
    { name: "Constant Contact", implies: ["Email marketing"], siblings: { Mailchimp: 0.6 } },
    { name: "CleverReach", implies: ["Email marketing"], siblings: { Mailchimp: 0.6 } },
    { name: "SendGrid", implies: ["Email marketing"], siblings: { Mailchimp: 0.5 } },
    {
      name: "CRM marketing",
      aliases: ["lifecycle marketing", "retention marketing", "customer segmentation", "loyalty programs"],
    },

    // Content
    {
      name: "Content strategy",
      aliases: [
        "content marketing",
        "content planning",
        "editorial calendar",
        "content plan",
        "content calendar",
      ],
    },
    {
      name: "Content creation",
      aliases: ["creating content", "content production", "Contenterstellung", "video content"],
      siblings: { "Content strategy": 0.6 },
    },
    {
      name: "Copywriting",
      aliases: [
        "copy writing",
        "content writing",
        "web copy",
        "blog writing",
        "blog posts",
        "Texterstellung",
        "advertising copy",
      ],
    },
    {
      name: "Editing and proofreading",
      aliases: ["copy editing", "proofreading", "proof reading", "copyediting", "Lektorat", "Korrektorat"],
    },
    {
      name: "Journalism",
      aliases: ["news writing", "feature writing", "news reporting", "Journalismus", "editorial work"],
    },
    {
      name: "Social media management",
      aliases: [
        "social media",
        "social media marketing",
        "social media strategy",
        "Hootsuite",
        "Sprout Social",
        "social media channels",
        "organic social",
      ],
    },
    {
      name: "Community management",
      aliases: ["online community", "community building", "community moderation"],
      siblings: { "Social media management": 0.8 },
    },
    {
      name: "Influencer marketing",
      aliases: ["influencer campaigns", "creator partnerships"],
      siblings: { "Affiliate marketing": 0.5 },
    },
    { name: "Affiliate marketing", aliases: ["affiliate programs", "partner marketing"] },
    { name: "Podcast production", aliases: ["podcasting", "podcast editing"] },

    // Brand and market
    {
      name: "Marketing strategy",
      aliases: [
        "marketing plan",
        "marketing planning",
        "integrated campaigns",
        "multi-channel campaigns",
        "campaign management",
        "omnichannel marketing",
        "marketing campaigns",
      ],
    },
    {
      name: "Digital marketing",
      aliases: ["online marketing", "digital campaigns", "marketing digital", "internet marketing"],
    },
    { name: "B2B marketing", aliases: ["account-based marketing", "ABM campaigns"] },
    {
      name: "Brand management",
      aliases: [
        "branding",
        "brand strategy",
        "brand positioning",
        "brand awareness",
        "Markenführung",
        "rebranding",
      ],
    },
    {
      name: "Market research",
      aliases: [
        "consumer insights",
        "competitor analysis",
        "customer research",
        "focus groups",
        "Marktforschung",
        "competitive analysis",
        "market analysis",
        "customer surveys",
      ],
    },
    {
      name: "Public relations",
      aliases: [
        "media relations",
        "press releases",
        "PR campaigns",
        "Öffentlichkeitsarbeit",
        "press office",
        "Pressearbeit",
        "relations publiques",
      ],
    },
    {
      name: "Corporate communications",
      aliases: [
        "internal communications",
        "external communications",
        "crisis communications",
        "Unternehmenskommunikation",
      ],
      siblings: { "Public relations": 0.8 },
    },
    {
      name: "Event management",
      aliases: [
        "event planning",
        "trade shows",
        "conference organization",
        "organizing events",
        "event coordination",
        "Veranstaltungsmanagement",
        "exhibition management",
        "trade fairs",
        "event organization",
      ],
    },
    {
      name: "Product marketing",
      aliases: [
        "go-to-market",
        "GTM strategy",
        "product launches",
        "product positioning",
        "go-to-market strategy",
      ],
    },
    { name: "Trade marketing", aliases: ["shopper marketing", "point-of-sale marketing"] },

    // Online shops
    {
      name: "E-commerce",
      aliases: [
        "ecommerce",
        "online shop",
        "online retail",
        "e-commerce platforms",
        "Onlinehandel",
        "online store",
      ],
    },
    {
      name: "Shopify",
      aliases: ["Shopify Plus", "Shopify Liquid"],
      implies: ["E-commerce"],
      siblings: { Magento: 0.5, WooCommerce: 0.6, Shopware: 0.5 },
    },
    { name: "Magento", aliases: ["Adobe Commerce"], implies: ["E-commerce"], siblings: { Shopware: 0.5 } },
    { name: "WooCommerce", implies: ["E-commerce", "WordPress"] },
    { name: "Shopware", implies: ["E-commerce"] },
    { name: "PrestaShop", implies: ["E-commerce"], siblings: { Shopware: 0.5 } },
    { name: "OXID eShop", implies: ["E-commerce"], siblings: { Shopware: 0.5 } },
    {
      name: "Online marketplaces",
      aliases: [
        "Amazon Seller Central",
        "Seller Central",
        "Amazon marketplace",
        "Amazon Vendor",
        "eBay shop",
      ],
      implies: ["E-commerce"],
    },
    {
      name: "Google Ads certification",
      aliases: [
        "Google Ads certified",
        "Google Ads Search Certification",
        "Google Analytics certification",
        "Google Analytics certified",
        "HubSpot certification",
        "Meta Blueprint",
      ],
      kind: "certificate",
    },
    {
      name: "CIM qualification",
      aliases: ["Chartered Institute of Marketing", "CIM Diploma"],
      kind: "certificate",
    },
  ],
};
