import type { FoundPerson } from "@winnow/contract/people.ts";
import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import { searchCandidateRows, searchResultRows } from "./search-rows.ts";
import { wordQuery } from "./word-query.ts";

/** People by the beginnings of words of their names and addresses, the newest first. */
export async function searchPeople(
  services: Services,
  accountId: AccountId,
  { search, size }: { search: string; size: number },
): Promise<{ data: FoundPerson[] }> {
  const query = wordQuery(search);
  if (query === null) {
    return { data: [] };
  }
  const { kysely } = services.database;
  const wanted = { wordQuery: query, max: size };
  const [results, candidates] = await Promise.all([
    searchResultRows(kysely, accountId, wanted),
    searchCandidateRows(kysely, accountId, wanted),
  ]);
  const found = [
    ...results.map((row) => ({
      at: row.created_at,
      person: {
        kind: "result" as const,
        id: row.id,
        name: row.name,
        email: row.email,
        screening_id: row.screening_id,
        screening_title: row.title,
        matching_score: row.matching_score,
      },
    })),
    ...candidates.map((row) => ({
      at: row.created_at,
      person: {
        kind: "candidate" as const,
        id: row.id,
        name: row.name,
        email: row.email,
        drive_id: row.drive_id,
        drive_title: row.title,
        interview_id: row.interview_id,
      },
    })),
  ];
  const newestFirst = found.toSorted((one, other) => Number(other.at) - Number(one.at));
  return { data: newestFirst.slice(0, size).map(({ person }) => person) };
}
