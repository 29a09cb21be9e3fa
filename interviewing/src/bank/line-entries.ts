import buildingTrades from "../../bank/en/work-building-trades.json" with { type: "json" };
import computing from "../../bank/en/work-computing.json" with { type: "json" };
import education from "../../bank/en/work-education.json" with { type: "json" };
import engineeringAndPlanning from "../../bank/en/work-engineering-and-planning.json" with { type: "json" };
import finance from "../../bank/en/work-finance.json" with { type: "json" };
import healthCare from "../../bank/en/work-health-care.json" with { type: "json" };
import landAndEnvironment from "../../bank/en/work-land-and-environment.json" with { type: "json" };
import managementAndCare from "../../bank/en/work-management-and-care.json" with { type: "json" };
import mediaDesignAndSport from "../../bank/en/work-media-design-and-sport.json" with { type: "json" };
import protection from "../../bank/en/work-protection.json" with { type: "json" };
import repairAndProduction from "../../bank/en/work-repair-and-production.json" with { type: "json" };
import salesAndShops from "../../bank/en/work-sales-and-shops.json" with { type: "json" };
import scienceAndPolicy from "../../bank/en/work-science-and-policy.json" with { type: "json" };
import serviceAndHospitality from "../../bank/en/work-service-and-hospitality.json" with { type: "json" };
import socialAndLaw from "../../bank/en/work-social-and-law.json" with { type: "json" };
import therapyAndDiagnostics from "../../bank/en/work-therapy-and-diagnostics.json" with { type: "json" };
import tradeAndBusiness from "../../bank/en/work-trade-and-business.json" with { type: "json" };
import transportAndWarehouse from "../../bank/en/work-transport-and-warehouse.json" with { type: "json" };
import type { LineEntry, LineFile } from "./bank-entry.ts";

/** A file of the bank counts once it is named here. */
const files: LineFile[] = [
  buildingTrades,
  computing,
  education,
  engineeringAndPlanning,
  finance,
  healthCare,
  landAndEnvironment,
  managementAndCare,
  mediaDesignAndSport,
  protection,
  repairAndProduction,
  salesAndShops,
  scienceAndPolicy,
  serviceAndHospitality,
  socialAndLaw,
  therapyAndDiagnostics,
  tradeAndBusiness,
  transportAndWarehouse,
];

/** What the bank asks about lines of work, in the order of its files. */
export const lineEntries: LineEntry[] = files.flatMap(({ lines }) => lines);
