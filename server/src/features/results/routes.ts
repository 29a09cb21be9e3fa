import { correctResult as correctResultEndpoint } from "@winnow/contract/corrections.ts";
import * as decisions from "@winnow/contract/decisions.ts";
import { decisionKinds } from "@winnow/contract/decisions.ts";
import { flagKinds } from "@winnow/contract/match-report.ts";
import * as contract from "@winnow/contract/results.ts";
import { isDone } from "@winnow/contract/wire.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { filtersOf, paginate } from "../../platform/http/paginate.ts";
import type { Services } from "../../services.ts";
import { requireScreeningId } from "../screenings/rows.ts";
import { addNote } from "./add-note.ts";
import { correctResult } from "./correct-result.ts";
import { decideResults } from "./decide-results.ts";
import { deleteNote } from "./delete-note.ts";
import { getCvText } from "./get-cv-text.ts";
import { getFacts } from "./get-facts.ts";
import { getResult } from "./get-result.ts";
import { presentResult } from "./present.ts";
import { revealCandidate } from "./reveal-candidate.ts";
import { listResultRows } from "./rows.ts";
import { saveWeights } from "./save-weights.ts";
import { setOwnScore } from "./set-own-score.ts";
import { undoDecisions } from "./undo-decisions.ts";

const filters = filtersOf({
  band: contract.scoreBandNames,
  must_haves: ["all met", "some missing"],
  flag: [...flagKinds, "same person"],
  decision: [...decisionKinds, "undecided"],
  met: ["<requirement id>"],
  not_met: ["<requirement id>"],
});

export function mountResults(mount: Mount<AccountId, Services>): void {
  mount(contract.listScreeningResults, async ({ services, identity, params, query }) => {
    const where = { accountId: identity, screeningId: params.id };
    const { rows, total } = await listResultRows(services.database.kysely, where, query);
    // Whoever has results is there.
    if (total === 0) {
      await requireScreeningId(services.database.kysely, identity, params.id);
    }
    return paginate({ rows: rows.map((row) => presentResult(row)), total, query, filters });
  });
  mount(contract.getScreeningResult, ({ services, identity, params }) =>
    getResult(services, identity, params.id),
  );
  mount(contract.getCvText, ({ services, identity, params }) => getCvText(services, identity, params.id));
  mount(correctResultEndpoint, async ({ services, identity, params, body }) => ({
    matching_score: await correctResult(services, identity, {
      resultId: params.id,
      corrections: body.corrections,
      changeOf: body.change_of,
    }),
  }));
  mount(contract.getScreeningFacts, ({ services, identity, params }) =>
    getFacts(services, identity, params.id),
  );
  mount(contract.saveWeights, async ({ services, identity, params, body }) => ({
    rescored: await saveWeights(services, identity, { screeningId: params.id, weights: body.weights }),
  }));

  mount(decisions.decide, ({ services, identity, params, body }) =>
    decideResults(services, identity, { screeningId: params.id, ...body }),
  );
  mount(decisions.undoDecisions, ({ services, identity, params }) =>
    undoDecisions(services, identity, { screeningId: params.id, id: params.batch_id }),
  );
  mount(decisions.addNote, ({ services, identity, params, body }) =>
    addNote(services, identity, { resultId: params.id, text: body.text }),
  );
  mount(decisions.deleteNote, async ({ services, identity, params }) => {
    await deleteNote(services, identity, { resultId: params.id, id: params.note_id });
    return isDone;
  });
  mount(decisions.setOwnScore, async ({ services, identity, params, body }) => {
    await setOwnScore(services, identity, { resultId: params.id, ownScore: body.own_score });
    return isDone;
  });
  mount(decisions.revealCandidate, async ({ services, identity, params }) => {
    await revealCandidate(services, identity, params.id);
    return isDone;
  });
}
