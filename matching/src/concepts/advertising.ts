import type { ConceptField } from "./concept.ts";

export const advertising: ConceptField = {
  field: "marketing",
  concepts: [
    // Search and paid media
    {
      name: "Google Ads",
      aliases: [
        "AdWords",
        "Google AdWords",
        "PPC",
        "pay-per-click",
        "paid search",
        "Google Ads (PPC)",
        "Google Shopping",
        "search ads",
      ],
      implies: ["Search engine marketing"],
      siblings: { "Microsoft Advertising": 0.7 },
    },
    {
      name: "Search engine marketing",
      aliases: ["SEM", "SEA", "Suchmaschinenmarketing"],
      siblings: { "Google Ads": 0.9, SEO: 0.4 },
      ambiguous: true,
      notBeside: ["freight", "by", "microscope", "tem", "edx"],
    },
    {
      name: "Microsoft Advertising",
      aliases: ["Bing Ads", "Amazon Ads", "Amazon Advertising"],
      implies: ["Search engine marketing"],
    },
    {
      name: "SEO",
      aliases: [
        "search engine optimization",
        "organic search",
        "on-page SEO",
        "on-page optimisation",
        "Suchmaschinenoptimierung",
        "local SEO",
        "référencement naturel",
      ],
    },
    {
      name: "Link building",
      aliases: [
        "backlinks",
        "off-page SEO",
        "digital PR",
        "guest posts",
        "guest posting",
        "referring domains",
        "link outreach",
        "building links",
        "built links",
      ],
      implies: ["SEO"],
    },
    {
      name: "Technical SEO",
      aliases: [
        "structured data",
        "LCP",
        "log file analysis",
        "crawl budget",
        "schema markup",
        "structured data markup",
        "product schema",
        "hreflang",
        "XML sitemaps",
        "technical SEO audits",
        "site speed optimisation",
      ],
      implies: ["SEO"],
    },
    {
      name: "SEO tools",
      aliases: ["keyword research"],
      examples: [
        "Ahrefs",
        "SEMrush",
        "Screaming Frog",
        ["Google Search Console", "Search Console", "GSC"],
        "Sistrix",
      ],
      implies: ["SEO"],
    },
    {
      name: "Display advertising",
      aliases: [
        "programmatic advertising",
        "programmatic",
        "display ads",
        "DV360",
        "The Trade Desk",
        "retargeting",
        "remarketing",
      ],
    },
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
        "Meta Ads Manager",
        "Facebook Ads Manager",
        "Facebook Business Manager",
      ],
      implies: ["Paid social"],
      siblings: { "LinkedIn Ads": 0.6, "TikTok Ads": 0.6 },
    },
    {
      name: "LinkedIn Ads",
      aliases: ["LinkedIn advertising", "LinkedIn Campaign Manager"],
      implies: ["Paid social"],
    },
    {
      name: "TikTok Ads",
      aliases: ["Pinterest Ads", "Snapchat Ads", "TikTok advertising"],
      implies: ["Paid social"],
    },
    { name: "Media planning", aliases: ["media buying", "media strategy", "Mediaplanung"] },
    {
      name: "Performance marketing",
      aliases: ["digital advertising", "paid media", "ROAS", "paid acquisition", "user acquisition"],
    },
    {
      name: "Growth marketing",
      aliases: ["growth hacking", "demand generation", "customer acquisition"],
      siblings: { "Performance marketing": 0.7 },
    },

    // Measuring
    {
      name: "Google Analytics",
      aliases: ["GA4", "Google Analytics 4", "GA 4", "Universal Analytics"],
      implies: ["Web analytics"],
      siblings: { "Adobe Analytics": 0.6, Matomo: 0.6 },
    },
    { name: "Web analytics", aliases: ["website analytics", "digital analytics", "Webanalyse"] },
    { name: "Adobe Analytics", aliases: ["Omniture"], implies: ["Web analytics"] },
    { name: "Matomo", aliases: ["Piwik", "Hotjar"], implies: ["Web analytics"] },
    {
      name: "Google Tag Manager",
      aliases: ["GTM container", "tag management"],
      siblings: { "Google Analytics": 0.5 },
    },
    {
      name: "Marketing analytics",
      aliases: [
        "campaign reporting",
        "marketing attribution",
        "campaign performance",
        "attribution modeling",
      ],
    },
    {
      name: "Conversion rate optimisation",
      aliases: [
        "CRO",
        "conversion optimization",
        "landing page optimization",
        "landing page testing",
        "landing pages",
      ],
    },
  ],
};
