import type { Selection } from "@winnow/contract/decisions.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import {
  type InScreening,
  inOrder,
  matchingResults,
  type ResultsChoice,
  resultsChoice,
} from "./matching-rows.ts";

/**
 * The ids that a choice of results means, in the order of the list: by id, those among them that are of this
 * screening; or all that a list's query shows. Throws `selectionInvalid` for a query that the list does not
 * know, `selectionMoved` where other results match than were shown.
 */
export async function selectResults(
  database: Queryable<Tables>,
  where: InScreening,
  selection: Selection,
): Promise<string[]> {
  const choice = choiceOf(selection);
  let query = inOrder(matchingResults(database, where, choice), choice).select("result.id");
  if ("result_ids" in selection) {
    query = query.where("result.id", "in", selection.result_ids);
  }
  const ids = (await query.execute()).map((row) => row.id);
  if ("matching" in selection && selection.count !== undefined && selection.count !== ids.length) {
    throw new Failure("selectionMoved", {
      message: `${ids.length} results match by now, not ${selection.count}. Please look at the list again.`,
    });
  }
  return ids;
}

function choiceOf(selection: Selection): ResultsChoice {
  const parsed = resultsChoice.safeParse("matching" in selection ? selection.matching : {});
  if (!parsed.success) {
    throw new Failure("selectionInvalid");
  }
  return parsed.data;
}
