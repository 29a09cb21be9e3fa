import construction from "../../bank/en/construction.json" with { type: "json" };
import customerServiceAndRetail from "../../bank/en/customer-service-and-retail.json" with { type: "json" };
import dataAndAnalysis from "../../bank/en/data-and-analysis.json" with { type: "json" };
import databasesAndOperations from "../../bank/en/databases-and-operations.json" with { type: "json" };
import educationAndSocialWork from "../../bank/en/education-and-social-work.json" with { type: "json" };
import finance from "../../bank/en/finance.json" with { type: "json" };
import health from "../../bank/en/health.json" with { type: "json" };
import hospitality from "../../bank/en/hospitality.json" with { type: "json" };
import lawAndPublicAdministration from "../../bank/en/law-and-public-administration.json" with {
  type: "json",
};
import logistics from "../../bank/en/logistics.json" with { type: "json" };
import office from "../../bank/en/office.json" with { type: "json" };
import people from "../../bank/en/people.json" with { type: "json" };
import productProjectsAndDesign from "../../bank/en/product-projects-and-design.json" with { type: "json" };
import productionAndQuality from "../../bank/en/production-and-quality.json" with { type: "json" };
import salesAndMarketing from "../../bank/en/sales-and-marketing.json" with { type: "json" };
import softwareDevelopment from "../../bank/en/software-development.json" with { type: "json" };
import testingSecurityAndSupport from "../../bank/en/testing-security-and-support.json" with { type: "json" };
import type { SkillEntry, SkillFile } from "./bank-entry.ts";

/** A file of the bank counts once it is named here. */
const files: SkillFile[] = [
  construction,
  customerServiceAndRetail,
  dataAndAnalysis,
  databasesAndOperations,
  educationAndSocialWork,
  finance,
  health,
  hospitality,
  lawAndPublicAdministration,
  logistics,
  office,
  people,
  productProjectsAndDesign,
  productionAndQuality,
  salesAndMarketing,
  softwareDevelopment,
  testingSecurityAndSupport,
];

/** What the bank asks about skills, in the order of its files. */
export const skillEntries: SkillEntry[] = files.flatMap(({ skills }) => skills);
