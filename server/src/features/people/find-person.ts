import type { personLinks, personThingKinds } from "@winnow/contract/people.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import {
  findPersonApplications,
  findPersonCandidates,
  findPersonCvs,
  type PersonApplicationRow,
  type PersonCandidateRow,
  type PersonCvRow,
} from "./rows.ts";

export type PersonLink = (typeof personLinks)[number];
type Linked<Row> = Row & { link: PersonLink };
export type FoundPerson = {
  cvs: Linked<PersonCvRow>[];
  applications: Linked<PersonApplicationRow>[];
  candidates: Linked<PersonCandidateRow>[];
  /** What belongs to the person in screenings whose names are hidden: never shown. */
  hidden: { kind: (typeof personThingKinds)[number]; id: string }[];
};

/** How often what was found is followed to more, and how much of it at the most. */
const maximumSteps = 12;
const maximumThings = 300;
/** Shorter ones are extensions and fragments. */
const leastDigits = 7;

/**
 * Everything of one person in an account, by the id of a CV file, a result, an application, a candidate or an interview:
 * what came from it, or what it came from, and what has the same address, followed until nothing new is found; last,
 * CVs with the same phone number, which are followed no further. What is hidden is not followed either. Throws
 * `personNotFound`, `personHidden` where the id is that of somebody hidden.
 */
export async function findPerson(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<FoundPerson> {
  const search = new Search();
  search.add("asked", {
    cvs: await findPersonCvs(database, accountId, { fileIds: [id], resultIds: [id] }),
    applications: await findPersonApplications(database, accountId, { ids: [id] }),
    candidates: await findPersonCandidates(database, accountId, { ids: [id], interviewIds: [id] }),
  });
  if (search.hidden.size > 0) {
    throw new Failure("personHidden");
  }
  if (search.size === 0) {
    throw new Failure("personNotFound");
  }
  for (let step = 0; step < maximumSteps && search.size < maximumThings; step += 1) {
    const { fileIds, resultIds, keptFileIds, originIds, emails } = search.takeNew();
    if ([...fileIds, ...keptFileIds, ...originIds, ...emails].length === 0) {
      break;
    }
    search.add("came_from", {
      cvs: await findPersonCvs(database, accountId, { fileIds: keptFileIds, resultIds: originIds }),
      applications: await findPersonApplications(database, accountId, { fileIds }),
      candidates: await findPersonCandidates(database, accountId, { resultIds }),
    });
    search.add("email", {
      cvs: await findPersonCvs(database, accountId, { emails }),
      applications: await findPersonApplications(database, accountId, { emails }),
      candidates: await findPersonCandidates(database, accountId, { emails }),
    });
  }
  const phones = search.phones();
  if (phones.length > 0) {
    search.add("phone", {
      cvs: await findPersonCvs(database, accountId, { phones }),
      applications: [],
      candidates: [],
    });
  }
  return search.found();
}

type Rows = { cvs: PersonCvRow[]; applications: PersonApplicationRow[]; candidates: PersonCandidateRow[] };

class Search {
  readonly hidden = new Map<string, FoundPerson["hidden"][number]>();
  private readonly cvs = new Map<string, Linked<PersonCvRow>>();
  private readonly applications = new Map<string, Linked<PersonApplicationRow>>();
  private readonly candidates = new Map<string, Linked<PersonCandidateRow>>();
  private readonly followed = new Set<string>();

  get size(): number {
    return this.cvs.size + this.applications.size + this.candidates.size;
  }

  /** What was found before keeps the reason why. */
  add(link: PersonLink, { cvs, applications, candidates }: Rows): void {
    for (const row of cvs) {
      if (row.is_hidden) {
        this.hidden.set(row.id, { kind: "cv", id: row.id });
      } else {
        keep(this.cvs, { ...row, link });
      }
    }
    for (const row of applications) {
      const cvId = row.kept_file_id ?? row.id;
      if (!row.is_hidden) {
        keep(this.applications, { ...row, link });
      } else if (!this.hidden.has(cvId)) {
        // With its CV it is one.
        this.hidden.set(cvId, { kind: "application", id: row.id });
      }
    }
    for (const row of candidates) {
      keep(this.candidates, { ...row, link });
    }
  }

  /** By what more may be found, each once. */
  takeNew() {
    const cvs = [...this.cvs.values()];
    const applications = [...this.applications.values()];
    const candidates = [...this.candidates.values()];
    const addresses = [
      ...cvs.flatMap(({ email, email_as_read }) => [email, email_as_read]),
      ...applications.map(({ email }) => email),
      ...candidates.map(({ email }) => email),
    ];
    return {
      fileIds: this.fresh(
        "file",
        cvs.map(({ id }) => id),
      ),
      resultIds: this.fresh(
        "result",
        cvs.map(({ result_id }) => result_id),
      ),
      keptFileIds: this.fresh(
        "kept",
        applications.map(({ kept_file_id }) => kept_file_id),
      ),
      originIds: this.fresh(
        "origin",
        candidates.map(({ result_id }) => result_id),
      ),
      emails: this.fresh(
        "email",
        addresses.map((email) => email?.trim().toLowerCase() ?? null),
      ),
    };
  }

  private fresh(kind: string, keys: (string | null)[]): string[] {
    const unknown = [...new Set(keys)].flatMap((key) =>
      key && !this.followed.has(`${kind} ${key}`) ? [key] : [],
    );
    for (const key of unknown) {
      this.followed.add(`${kind} ${key}`);
    }
    return unknown;
  }

  phones(): string[] {
    const digits = [...this.cvs.values()].map(({ phone }) => phone?.replace(/[^0-9]/g, "") ?? "");
    return [...new Set(digits)].filter((number) => number.length >= leastDigits);
  }

  found(): FoundPerson {
    const newestFirst = <Row>(rows: Iterable<Row>, at: (row: Row) => Date | null) =>
      [...rows].toSorted((one, other) => Number(at(other)) - Number(at(one)));
    return {
      cvs: newestFirst(this.cvs.values(), ({ created_at }) => created_at),
      applications: newestFirst(this.applications.values(), ({ sent_at }) => sent_at),
      candidates: newestFirst(this.candidates.values(), ({ created_at }) => created_at),
      hidden: [...this.hidden.values()],
    };
  }
}

function keep<Row extends { id: string }>(known: Map<string, Row>, row: Row): void {
  if (!known.has(row.id)) {
    known.set(row.id, row);
  }
}
