import type { FurtherEvidence } from "@winnow/matching/further-evidence.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { QuotedForRequirement, Tables } from "../../tables.ts";

type OfCv = { accountId: AccountId; cvFileId: string };

/** What a language model has found in a CV for these requirements, as they stood when it was asked; null where none was. */
export async function findFurtherEvidence(
  database: Queryable<Tables>,
  { accountId, cvFileId, requirements }: OfCv & { requirements: Requirement[] },
): Promise<FurtherEvidence | null> {
  const row = await database
    .selectFrom("further_evidence")
    .select(["found", "found_by"])
    .where("account_id", "=", accountId)
    .where("cv_file_id", "=", cvFileId)
    .executeTakeFirst();
  if (!row) {
    return null;
  }
  const isStanding = ({ requirement_id, requirement }: QuotedForRequirement) =>
    requirements.some(({ id, text }) => id === requirement_id && text === requirement);
  return {
    by: row.found_by,
    found: row.found
      .filter(isStanding)
      .map(({ requirement_id, quotations }) => ({ requirementId: requirement_id, quotations })),
  };
}

/** The hash of what a language model was asked about a CV last; null where none was. */
export async function findSearchedContent(
  database: Queryable<Tables>,
  { accountId, cvFileId }: OfCv,
): Promise<string | null> {
  const row = await database
    .selectFrom("further_evidence")
    .select("content_hash")
    .where("account_id", "=", accountId)
    .where("cv_file_id", "=", cvFileId)
    .executeTakeFirst();
  return row?.content_hash ?? null;
}

/** Keeps the answer to the last question alone. */
export async function keepFurtherEvidence(
  database: Queryable<Tables>,
  {
    accountId,
    cvFileId,
    contentHash,
    foundBy,
    found,
  }: OfCv & { contentHash: string; foundBy: string; found: QuotedForRequirement[] },
): Promise<void> {
  const answer = { content_hash: contentHash, found_by: foundBy, found: JSON.stringify(found) };
  await database
    .insertInto("further_evidence")
    .values({ account_id: accountId, cv_file_id: cvFileId, ...answer })
    .onConflict((conflict) => conflict.column("cv_file_id").doUpdateSet(answer))
    .execute();
}
