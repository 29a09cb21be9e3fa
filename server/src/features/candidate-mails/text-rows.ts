import type { CandidateMailKind } from "@winnow/contract/candidate-mails.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

/** Whose words they are: those of one screening or drive. */
export type TextsOf = { accountId: AccountId } & ({ screeningId: string } | { driveId: string });

/** The recruiter's own texts by their kind; those of a drive's invitations and reminders stand with the drive. */
export async function findMailTexts(
  database: Queryable<Tables>,
  of: TextsOf,
): Promise<Map<CandidateMailKind, string>> {
  const rows = await database
    .selectFrom("mail_texts")
    .select(["kind", "text"])
    .where("account_id", "=", of.accountId)
    .where(columnOf(of), "=", idOf(of))
    .execute();
  return new Map(rows.map(({ kind, text }) => [kind, text]));
}

/** Null takes the usual text again. */
export async function storeMailText(
  database: Queryable<Tables>,
  of: TextsOf,
  { kind, text }: { kind: CandidateMailKind; text: string | null },
): Promise<void> {
  await database
    .deleteFrom("mail_texts")
    .where("account_id", "=", of.accountId)
    .where(columnOf(of), "=", idOf(of))
    .where("kind", "=", kind)
    .execute();
  if (text !== null) {
    const owner = {
      screening_id: "screeningId" in of ? of.screeningId : null,
      drive_id: "driveId" in of ? of.driveId : null,
    };
    await database
      .insertInto("mail_texts")
      .values({ account_id: of.accountId, ...owner, kind, text })
      .execute();
  }
}

function columnOf(of: TextsOf): "screening_id" | "drive_id" {
  return "screeningId" in of ? "screening_id" : "drive_id";
}

function idOf(of: TextsOf): string {
  return "screeningId" in of ? of.screeningId : of.driveId;
}
