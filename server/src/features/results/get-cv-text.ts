import type { getCvText as endpoint } from "@winnow/contract/results.ts";
import { findSections } from "@winnow/matching/find-sections.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { findDocument } from "../screenings/cv-file-rows.ts";
import { hideSchools, maskOf } from "./hide-identity.ts";
import type { Mask } from "./mask.ts";
import { findResult } from "./rows.ts";

/**
 * The visible lines of a CV in reading order, then what repeats at the head and foot of its pages. Where names are
 * hidden, so are their words. Throws `resultNotFound`.
 */
export async function getCvText(
  services: Services,
  accountId: AccountId,
  resultId: string,
): Promise<z.input<(typeof endpoint)["schema"]["response"][200]>> {
  const { kysely } = services.database;
  const { row, report, original_report: original } = await findResult(kysely, accountId, resultId);
  const document = await findDocument(kysely, row.cv_file_id);
  if (!document) {
    throw new Failure("resultNotFound");
  }
  const profiles = [report.profile, ...(original ? [original.profile] : [])];
  const mask: Mask = row.is_hidden ? maskOf(profiles) : (text) => text;
  const sections = findSections(document.lines);
  const headings = new Set(sections.map(({ headingLine }) => headingLine));
  const isEducation = (index: number) =>
    sections.some(({ kind, from, to }) => kind === "education" && index >= from && index < to);
  return {
    lines: [...document.lines, ...document.furniture].map((line, index) => ({
      text: mask(row.is_hidden && isEducation(index) ? hideSchools(line.text) : line.text),
      page: line.page,
      box: document.kind === "pdf" ? line.box : null,
      is_heading: headings.has(index),
    })),
  };
}
