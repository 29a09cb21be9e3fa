import type { MailLanguage } from "@winnow/contract/candidate-mails.ts";
import { type Selectable, sql, type UpdateObject } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";

type OfScreening = { accountId: AccountId; screeningId: string };
export type JobFormChanges = Omit<UpdateObject<Tables, "job_forms">, "account_id" | "screening_id">;

/** A form with what its screening says, and the moment by the database's clock. */
export type JobFormRow = Selectable<Tables["job_forms"]> & {
  employer: string;
  visibility: "internal" | "public";
  public_since: Date | null;
  is_sample: boolean;
  screening_title: string;
  jd_title: string | null;
  jd_text: string;
  mail_language: MailLanguage;
  is_locked: boolean;
  now: Date;
};

/** With what came in by it. */
export type CountedJobFormRow = JobFormRow & {
  applications_count: number;
  sources: { source: string; count: number }[];
};

/** The form of a screening, made where there was none yet. Throws `screeningNotFound`. */
export async function getJobFormRow(
  database: Queryable<Tables>,
  of: OfScreening,
): Promise<CountedJobFormRow> {
  const found = await findJobFormRow(database, of);
  if (found) {
    return found;
  }
  await insertJobForm(database, of);
  const made = await findJobFormRow(database, of);
  if (!made) {
    throw new Failure("screeningNotFound");
  }
  return made;
}

/** Of a screening that is being deleted at this moment none is made. */
async function insertJobForm(
  database: Queryable<Tables>,
  { accountId, screeningId }: OfScreening,
): Promise<void> {
  await database
    .insertInto("job_forms")
    .columns(["screening_id", "account_id"])
    .expression((query) =>
      query
        .selectFrom("screenings")
        .select(["id", "account_id"])
        .where("account_id", "=", accountId)
        .where("id", "=", screeningId)
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.column("screening_id").doNothing())
    .execute();
}

function findJobFormRow(
  database: Queryable<Tables>,
  { accountId, screeningId }: OfScreening,
): Promise<CountedJobFormRow | undefined> {
  return jobForms(database)
    .select([
      sql<number>`(select count(*) from applications
        where applications.screening_id = job_forms.screening_id and applications.state = 'sent')`.as(
        "applications_count",
      ),
      sql<{ source: string; count: number }[]>`(
        select coalesce(json_agg(json_build_object('source', source, 'count', count) order by count desc, source), '[]')
        from (select source, count(*) from applications
              where applications.screening_id = job_forms.screening_id and applications.state = 'sent'
              group by source) as counted)`.as("sources"),
    ])
    .where("job_forms.account_id", "=", accountId)
    .where("job_forms.screening_id", "=", screeningId)
    .executeTakeFirst();
}

/** Whose form a link opens, open or not. Reads nothing that takes longer for one than for the other. */
export function findJobFormOfLink(
  database: Queryable<Tables>,
  publicId: string,
): Promise<JobFormRow | undefined> {
  return jobForms(database).where("job_forms.public_id", "=", publicId).executeTakeFirst();
}

/** The same, and whether this application was sent by it: one question, so that no answer tells a link that is closed. */
export function findJobFormOfSending(
  database: Queryable<Tables>,
  { publicId, applicationId }: { publicId: string; applicationId: string },
) {
  return jobForms(database)
    .where("job_forms.public_id", "=", publicId)
    .select((form) =>
      form
        .exists(
          form
            .selectFrom("applications")
            .select("applications.id")
            .whereRef("applications.screening_id", "=", "job_forms.screening_id")
            .where("applications.id", "=", applicationId)
            .where("applications.state", "=", "sent"),
        )
        .as("is_sent"),
    )
    .executeTakeFirst();
}

export async function updateJobFormRow(
  database: Queryable<Tables>,
  { accountId, screeningId }: OfScreening,
  changes: JobFormChanges,
): Promise<void> {
  await database
    .updateTable("job_forms")
    .set(changes)
    .where("account_id", "=", accountId)
    .where("screening_id", "=", screeningId)
    .execute();
}

/** Another link; the one before opens nothing any more. */
export async function replacePublicId(
  database: Queryable<Tables>,
  { accountId, screeningId }: OfScreening,
): Promise<void> {
  await updateJobFormRow(database, { accountId, screeningId }, { public_id: sql<string>`gen_random_uuid()` });
}

function jobForms(database: Queryable<Tables>) {
  return database
    .selectFrom("job_forms")
    .innerJoin("screenings", "screenings.id", "job_forms.screening_id")
    .innerJoin("accounts", "accounts.id", "job_forms.account_id")
    .selectAll("job_forms")
    .select([
      "accounts.username as employer",
      "screenings.visibility",
      "screenings.public_since",
      "screenings.is_sample",
      "screenings.title as screening_title",
      "screenings.jd_title",
      "screenings.jd_text",
      "screenings.mail_language",
      sql<boolean>`accounts.locked_at is not null`.as("is_locked"),
      sql<Date>`clock_timestamp()`.as("now"),
    ]);
}
