import type { listErasures as endpoint } from "@winnow/contract/erasures.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { paginate } from "../../platform/http/paginate.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import { listErasureRows } from "./rows.ts";

type Answer = z.input<(typeof endpoint)["schema"]["response"][200]>;

/** What was erased, without what it was. */
export async function listErasures(
  { database: { kysely } }: Services,
  accountId: AccountId,
  query: z.output<typeof endpoint.schema.querystring>,
): Promise<Answer> {
  const { rows, total } = await listErasureRows(kysely, accountId, query);
  return paginate({
    rows: rows.map(({ id, cause, erased_by: by, sentence, erased_from, erased_at, ...counted }) => ({
      id,
      cause,
      by,
      sentence,
      erased_from,
      counts: {
        cvs: counted.cvs,
        applications: counted.applications,
        interviews: counted.interviews,
        files: counted.files,
      },
      erased_at: toEpochSeconds(erased_at),
    })),
    total,
    query,
    filters: [],
  });
}
