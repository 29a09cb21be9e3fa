import type { ConceptField } from "./concept.ts";

export const marketing: ConceptField = {
  field: "marketing",
  concepts: [
    {
      name: "Google Ads",
      aliases: [
        "AdWords",
        "Google AdWords",
        "PPC",
        "pay-per-click",
        "paid search",
        "SEM",
        "search engine marketing",
        "Google Ads (PPC)",
      ],
    },
    {
      name: "SEO",
      aliases: [
        "search engine optimization",
        "search engine optimisation",
        "organic search",
        "technical SEO",
        "link building",
      ],
    },
    { name: "Google Analytics", aliases: ["GA4", "Google Analytics 4", "GA 4", "web analytics"] },
    { name: "Google Tag Manager", aliases: ["GTM container"] },
    {
      name: "Email marketing",
      aliases: [
        "email marketing automation",
        "e-mail marketing",
        "email campaigns",
        "newsletters",
        "lifecycle email",
        "email automation",
      ],
    },
    {
      name: "Marketing automation",
      aliases: ["Marketo", "Pardot", "Eloqua"],
      siblings: { "Email marketing": 0.6 },
    },
    {
      name: "HubSpot",
      aliases: ["Hub Spot"],
      implies: ["Email marketing", "Marketing automation", "CRM"],
      siblings: { Klaviyo: 0.6 },
    },
    {
      name: "Klaviyo",
      implies: ["Email marketing", "Marketing automation"],
      siblings: { HubSpot: 0.6, Mailchimp: 0.8 },
    },
    {
      name: "Mailchimp",
      aliases: ["Mail Chimp", "Brevo", "ActiveCampaign"],
      implies: ["Email marketing"],
      siblings: { Klaviyo: 0.8 },
    },
    {
      name: "Content strategy",
      aliases: ["content marketing", "content planning", "editorial calendar", "content plan"],
    },
    { name: "Copywriting", aliases: ["copy writing", "content writing", "web copy", "blog writing"] },
    {
      name: "Paid social",
      aliases: ["paid social advertising", "social ads", "paid social media", "social media advertising"],
    },
    {
      name: "Meta Ads",
      aliases: [
        "Facebook Ads",
        "Instagram Ads",
        "Facebook advertising",
        "Meta Business Suite",
        "Meta advertising",
      ],
      implies: ["Paid social"],
    },
    {
      name: "LinkedIn Ads",
      aliases: ["LinkedIn advertising", "TikTok Ads", "LinkedIn Campaign Manager"],
      implies: ["Paid social"],
    },
    {
      name: "Social media management",
      aliases: ["social media", "community management", "social media marketing", "Hootsuite"],
    },
    {
      name: "Conversion rate optimisation",
      aliases: ["CRO", "conversion optimization", "landing page optimization", "landing page testing"],
    },
    { name: "Brand management", aliases: ["branding", "brand strategy", "brand positioning"] },
    {
      name: "Market research",
      aliases: ["consumer insights", "competitor analysis", "customer research", "focus groups"],
    },
    {
      name: "Public relations",
      aliases: ["media relations", "press releases", "PR campaigns", "corporate communications"],
    },
    {
      name: "Event management",
      aliases: ["event planning", "trade shows", "conference organization", "organizing events"],
    },
    {
      name: "Product marketing",
      aliases: ["go-to-market", "GTM strategy", "product launches", "product positioning"],
    },
    { name: "Affiliate marketing", aliases: ["influencer marketing", "partner marketing"] },
    { name: "E-commerce", aliases: ["ecommerce", "Shopify", "Magento", "WooCommerce", "online shop"] },
    {
      name: "Adobe Creative Suite",
      aliases: [
        "Photoshop",
        "Illustrator",
        "InDesign",
        "Adobe Creative Cloud",
        "Premiere Pro",
        "After Effects",
      ],
    },
    { name: "Graphic design", aliases: ["Canva", "visual design", "print design"] },
  ],
};
