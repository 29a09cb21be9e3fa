import { foldWord } from "../words/fold-word.ts";
import { tokenize } from "../words/tokenize.ts";
import { accounting } from "./accounting.ts";
import { accountingSoftwareAndQualifications } from "./accounting-software-and-qualifications.ts";
import { advertising } from "./advertising.ts";
import { buildAndOperations } from "./build-and-operations.ts";
import { childcareAndSocialWork } from "./childcare-and-social-work.ts";
import { cloud } from "./cloud.ts";
import type { Concept, ConceptField } from "./concept.ts";
import { construction } from "./construction.ts";
import { customerService } from "./customer-service.ts";
import { dataPlatformsAndReporting } from "./data-platforms-and-reporting.ts";
import { databases } from "./databases.ts";
import { design } from "./design.ts";
import { drivingAndLicences } from "./driving-and-licences.ts";
import { electricalAndPlumbing } from "./electrical-and-plumbing.ts";
import { electricalAndProcessEngineering } from "./electrical-and-process-engineering.ts";
import { examplesOf } from "./examples-of.ts";
import { financeAndBanking } from "./finance-and-banking.ts";
import { hotelsAndRestaurants } from "./hotels-and-restaurants.ts";
import { humanResources } from "./human-resources.ts";
import { kitchen } from "./kitchen.ts";
import { lawAndCompliance } from "./law-and-compliance.ts";
import { machineLearningAndStatistics } from "./machine-learning-and-statistics.ts";
import { marketing } from "./marketing.ts";
import { mechanicalEngineering } from "./mechanical-engineering.ts";
import { medicine } from "./medicine.ts";
import { mobileAndEmbedded } from "./mobile-and-embedded.ts";
import { nursingSkills } from "./nursing-skills.ts";
import { nursingWards } from "./nursing-wards.ts";
import { officeSoftware } from "./office-software.ts";
import { officeWork } from "./office-work.ts";
import { payrollTaxAndAudit } from "./payroll-tax-and-audit.ts";
import { pharmacyAndLaboratory } from "./pharmacy-and-laboratory.ts";
import { productAndProjects } from "./product-and-projects.ts";
import { production } from "./production.ts";
import { programmingLanguages } from "./programming-languages.ts";
import { publicAdministration } from "./public-administration.ts";
import { qualityAndSafety } from "./quality-and-safety.ts";
import { recruiting } from "./recruiting.ts";
import { retail } from "./retail.ts";
import { sales } from "./sales.ts";
import { schools } from "./schools.ts";
import { securityAndSupport } from "./security-and-support.ts";
import { softwarePractice } from "./software-practice.ts";
import { softwareTesting } from "./software-testing.ts";
import { spokenLanguages } from "./spoken-languages.ts";
import { supplyChain } from "./supply-chain.ts";
import { technologyConcepts } from "./technologies.ts";
import { trades } from "./trades.ts";
import { warehouseAndTransport } from "./warehouse-and-transport.ts";
import { waysOfWorking } from "./ways-of-working.ts";
import { webDevelopment } from "./web-development.ts";

/** Several files may share a field of work. */
const writtenFields: ConceptField[] = [
  programmingLanguages,
  webDevelopment,
  mobileAndEmbedded,
  databases,
  cloud,
  buildAndOperations,
  softwareTesting,
  softwarePractice,
  securityAndSupport,
  machineLearningAndStatistics,
  dataPlatformsAndReporting,
  design,
  productAndProjects,
  accounting,
  payrollTaxAndAudit,
  accountingSoftwareAndQualifications,
  financeAndBanking,
  sales,
  advertising,
  marketing,
  recruiting,
  humanResources,
  customerService,
  retail,
  nursingWards,
  nursingSkills,
  medicine,
  pharmacyAndLaboratory,
  schools,
  childcareAndSocialWork,
  supplyChain,
  warehouseAndTransport,
  drivingAndLicences,
  mechanicalEngineering,
  electricalAndProcessEngineering,
  qualityAndSafety,
  production,
  construction,
  electricalAndPlumbing,
  trades,
  kitchen,
  hotelsAndRestaurants,
  lawAndCompliance,
  publicAdministration,
  officeSoftware,
  officeWork,
  spokenLanguages,
  waysOfWorking,
];

/** One name of a concept as a path of folded words. */
export type AliasNode = { next: Map<string, AliasNode>; concept: Concept | null; written: string };

/** Every concept with its neighbours on both sides, wherever they were declared. */
export const conceptsByName = new Map<string, Concept>();
export const fieldOfConcept = new Map<string, string>();

/** The concepts of the files, with every example of a kind as one of its own. */
export const conceptFields: ConceptField[] = writtenFields.map(({ field, concepts }) => ({
  field,
  concepts: concepts.flatMap((concept) => [concept, ...examplesOf(concept)]),
}));

/** All names of all concepts, word by word; built once when the module loads. */
export const aliasRoot: AliasNode = emptyNode();

for (const { field, concepts } of conceptFields) {
  for (const concept of concepts) {
    conceptsByName.set(concept.name, { ...concept, siblings: { ...concept.siblings } });
    fieldOfConcept.set(concept.name, field);
  }
}
for (const { concepts } of conceptFields) {
  for (const { name, siblings = {} } of concepts) mirrorSiblings(name, siblings);
}
for (const concept of conceptsByName.values()) {
  for (const alias of [concept.name, ...(concept.aliases ?? [])]) insertAlias(alias, concept);
}

for (const concept of technologyConcepts) {
  if (conceptsByName.has(concept.name)) continue;
  const free = [concept.name, ...(concept.aliases ?? [])].filter((alias) => !isKnown(alias));
  if (free.length === 0) continue;
  conceptsByName.set(concept.name, { ...concept, siblings: {} });
  fieldOfConcept.set(concept.name, "technology");
  for (const alias of free) insertAlias(alias, concept);
}

/** The words of the longest name. */
export const maxWordsOfName = depthOf(aliasRoot);

/** The folded words of an alias, and the same with its last word in the other number where that word is a common noun or an acronym. */
export function aliasPaths(alias: string): string[][] {
  const tokens = tokenize(alias);
  const words = tokens.map((token) => token.folded);
  const last = tokens.at(-1);
  if (!last || last.written.length < 3 || !hasPlural(last.written)) return [words];
  const stemOfPath = words.slice(0, -1);
  const folded = last.folded;
  if (folded.endsWith("ss") || folded.endsWith("is")) return [words];
  const isPlural = folded.endsWith("s") && !/\p{Lu}$/u.test(last.written);
  const other = isPlural ? folded.slice(0, -1) : `${folded}s`;
  return [words, [...stemOfPath, foldWord(other)]];
}

/** Names with capitals are brands ("Typescripts" is no plural of TypeScript) unless their ending is a noun's ("Titration"). */
function hasPlural(written: string): boolean {
  return (
    /^\p{Ll}+$|^\p{Lu}\p{Ll}*(?:tion|ment|report|survey|audit|certificate|diagram)$/u.test(written) ||
    /^\p{Lu}{3,}s?$/u.test(written)
  );
}

/** A neighbour declared once counts both ways; where the other side says its own part, that part stands. */
function mirrorSiblings(name: string, siblings: Record<string, number>): void {
  for (const [sibling, part] of Object.entries(siblings)) {
    const other = conceptsByName.get(sibling);
    if (other?.siblings) other.siblings[name] ??= part;
  }
}

function insertAlias(alias: string, concept: Concept): void {
  aliasPaths(alias).forEach((path, index) => {
    let node = aliasRoot;
    for (const word of path) {
      const next = node.next.get(word) ?? emptyNode();
      node.next.set(word, next);
      node = next;
    }
    if (index > 0 && node.concept) return;
    node.concept = concept;
    node.written = alias;
  });
}

function isKnown(alias: string): boolean {
  let node: AliasNode | undefined = aliasRoot;
  for (const word of aliasPaths(alias)[0] ?? []) node = node?.next.get(word);
  return node?.concept !== undefined && node.concept !== null;
}

function depthOf({ next }: AliasNode): number {
  return Math.max(0, ...[...next.values()].map((child) => 1 + depthOf(child)));
}

function emptyNode(): AliasNode {
  return { next: new Map(), concept: null, written: "" };
}
