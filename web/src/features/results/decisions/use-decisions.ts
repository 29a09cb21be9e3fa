import { type QueryClient, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import {
  type Decision,
  type DecisionKind,
  decide,
  type Selection,
  undoDecisions,
} from "@winnow/contract/decisions.ts";
import type {
  listScreeningResults,
  ScreeningResult,
  ScreeningResultWithReport,
} from "@winnow/contract/results.ts";
import { useCallback, useRef, useState } from "react";
import { useAccount } from "../../../api/account-query.ts";
import { type Answer, call } from "../../../api/call.ts";
import { newUuid } from "../../../api/new-uuid.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { sayField } from "../../../words/said-failure.ts";
import { useWords } from "../../../words/words.ts";
import { candidateMailKeys } from "../../candidate-mails/query-keys.ts";
import { screeningKeys } from "../../screenings/query-keys.ts";
import { resultName } from "../report-labels.ts";
import { type DecisionChange, decisionAfter } from "./decision-changes.ts";
import { changedSentence, type Decided, decidedSentence, undoneSentence } from "./decision-sentences.ts";

type Decidable = Pick<
  ScreeningResult,
  "id" | "decision" | "name" | "file_name" | "is_hidden" | "candidate_number"
>;
export type Act = { kind: DecisionKind | null; reason?: string };
/** Somebody whom a decision did not reach, and why. */
export type Unchanged = { resultId: string; name: string; reason: string };

type Undoable = { batchId: Promise<string | null>; previous: ReadonlyMap<string, Decision | null> };
type Settled = {
  batchId: string | null;
  changed: number;
  unchanged: { result_id: string; reason: string }[];
};

export type Decisions = ReturnType<typeof useDecisions>;

/**
 * Decides on results, at once for the eye: what is on its way is laid over what the server has told, and falls away
 * by itself when it fails.
 */
export function useDecisions(given: { screeningId: string; isStandingStill: boolean }) {
  const { screeningId, isStandingStill } = given;
  const client = useQueryClient();
  const showToast = useToast();
  const { username } = useAccount();
  const { decisions: words } = useWords("results");
  const mutationKey = ["screening", screeningId, "decisions"];
  const undoable = useRef<Undoable[]>([]);
  const [unchanged, setUnchanged] = useState<Unchanged[]>([]);
  const pending = useMutationState({
    filters: { mutationKey, status: "pending" },
    // Every mutation under this key is the one below.
    select: ({ state }) => state.variables as DecisionChange,
  });

  const mutation = useMutation({
    mutationKey,
    // One after the other, in the order they were made.
    scope: { id: `decisions ${screeningId}` },
    mutationFn: async (change: DecisionChange): Promise<Settled & { restored?: number; kept?: number }> => {
      if (change.type === "undo") {
        const batchId = await change.batchId;
        if (batchId === null) return { batchId, changed: 0, unchanged: [], restored: 0, kept: 0 };
        const params = { id: screeningId, batch_id: batchId };
        return { batchId: null, changed: 0, unchanged: [], ...(await call(undoDecisions, { params })) };
      }
      const { selection, decision } = change;
      const answer = await call(decide, {
        params: { id: screeningId },
        body: {
          selection,
          decision: decision?.kind ?? null,
          ...(decision?.reason ? { reason: decision.reason } : {}),
        },
        // Others may have taken its place since it was made with the same words.
        act: newUuid(),
      });
      return { batchId: answer.batch_id, changed: answer.changed, unchanged: answer.unchanged };
    },
    onSuccess: async (settled, change) => {
      // A list on its way may not know of it yet; a page that is loaded for the first time goes on.
      await client.cancelQueries({
        queryKey: screeningKeys.results(screeningId),
        predicate: ({ state }) => state.data !== undefined,
      });
      const missed = new Set(settled.unchanged.map(({ result_id }) => result_id));
      write(client, screeningId, (result) =>
        missed.has(result.id) ? result : decisionAfter(result, [change]),
      );
      await askAgain(change);
    },
    onError: () => client.invalidateQueries({ queryKey: screeningKeys.results(screeningId) }),
  });

  /** What is written already is right but for its history; while CVs are coming in the list has to stand still. */
  async function askAgain(change: DecisionChange) {
    const isByName = change.type === "decide" && "result_ids" in change.selection;
    const ids = isByName && "result_ids" in change.selection ? change.selection.result_ids : null;
    for (const queryKey of ids ? ids.map(screeningKeys.report) : [screeningKeys.reports]) {
      void client.invalidateQueries({ queryKey });
    }
    // Those who were rejected can be told by mail; who they are is asked at once only where several have changed.
    void client.invalidateQueries({
      queryKey: candidateMailKeys.rejectionsOf({ kind: "screening", id: screeningId }),
      refetchType: ids?.length === 1 ? "none" : "active",
    });
    const isLast = client.isMutating({ mutationKey }) <= 1;
    if (!isLast || (isStandingStill && isByName)) return;
    const asking = client.invalidateQueries({ queryKey: screeningKeys.results(screeningId) });
    if (!isByName) await asking;
  }

  function send(
    change: Extract<DecisionChange, { type: "decide" }>,
    told: { whom: Decided; known: Decidable[] },
  ) {
    const kind = change.decision?.kind ?? null;
    const sent = mutation.mutateAsync(change);
    const undo: Undoable = {
      batchId: sent.then(
        ({ batchId }) => batchId,
        () => null,
      ),
      previous: new Map(told.known.map(({ id, decision }) => [id, decision])),
    };
    undoable.current.push(undo);
    const reason = change.decision?.reason;
    const undoing = { action: { label: words.undo, onClick: () => undoThis(undo) } };
    showToast(decidedSentence({ kind, whom: told.whom, ...(reason ? { reason } : {}) }), undoing);
    sent.then(
      (settled) => {
        tellUnchanged(settled, told);
        const { changed, unchanged: missed } = settled;
        if (!("count" in told.whom)) {
          const [only] = missed;
          if (only)
            showToast(
              words.notChanged({ name: told.whom.name, reason: sayField({ message: only.reason }) }),
              { tone: "error" },
            );
          return;
        }
        if (changed === told.whom.count) return;
        showToast(
          changedSentence({ kind, changed, all: told.whom.count, ...(reason ? { reason } : {}) }),
          changed > 0 ? undoing : {},
        );
      },
      (error: Error) => {
        forget(undo);
        showToast(words.notSaved({ reason: error.message }), { tone: "error" });
      },
    );
  }

  function tellUnchanged(settled: Settled, { known }: { known: Decidable[] }) {
    const nameOf = new Map(known.map((result) => [result.id, resultName(result)]));
    const missed = settled.unchanged.map(({ result_id, reason }) => ({
      resultId: result_id,
      name: nameOf.get(result_id) ?? words.someCandidate,
      reason: sayField({ message: reason }),
    }));
    setUnchanged(missed);
  }

  function forget(undo: Undoable) {
    undoable.current = undoable.current.filter((each) => each !== undo);
  }

  function undoThis(undo: Undoable) {
    forget(undo);
    mutation.mutateAsync({ type: "undo", ...undo }).then(
      ({ restored = 0, kept = 0 }) => showToast(undoneSentence({ restored, kept })),
      (error: Error) => showToast(error.message, { tone: "error" }),
    );
  }

  function decision({ kind, reason }: Act): Decision | null {
    if (kind === null) return null;
    return { kind, reason: reason ?? null, decided_by: username, decided_at: Math.floor(Date.now() / 1000) };
  }

  return {
    /** Results that the last decision did not reach. */
    unchanged,
    dismissUnchanged: useCallback(() => setUnchanged([]), []),

    /** A result with what is on its way for it. */
    shown: useCallback(
      <Result extends { id: string; decision: Decision | null }>(result: Result) =>
        decisionAfter(result, pending),
      [pending],
    ),

    decide: (results: Decidable[], act: Act) => {
      const [only] = results;
      if (!only) return;
      const ids = results.map(({ id }) => id);
      send(
        {
          type: "decide",
          selection: { result_ids: ids },
          shown: new Set(ids),
          decision: decision(act),
        },
        {
          whom: results.length === 1 ? { name: resultName(only) } : { count: results.length },
          known: results.map((result) => decisionAfter(result, pending)),
        },
      );
    },

    /** All that match, of which the list shows only `known`. */
    decideAll: (matching: { selection: Selection; total: number; known: Decidable[] }, act: Act) =>
      send(
        {
          type: "decide",
          selection: matching.selection,
          shown: new Set(matching.known.map(({ id }) => id)),
          decision: decision(act),
        },
        {
          whom: { count: matching.total },
          known: matching.known.map((result) => decisionAfter(result, pending)),
        },
      ),

    /** Takes back the last decision; answers whom it was about, when it was one. */
    undo: (): string | null => {
      const last = undoable.current.at(-1);
      if (!last) {
        showToast(words.nothingToUndo);
        return null;
      }
      undoThis(last);
      const [only, other] = last.previous.keys();
      return other === undefined ? (only ?? null) : null;
    },
  };
}

/** Writes into every list and report at hand. */
function write(
  client: QueryClient,
  screeningId: string,
  change: <Result extends { id: string; decision: Decision | null }>(result: Result) => Result,
) {
  client.setQueriesData<Answer<typeof listScreeningResults>>(
    { queryKey: screeningKeys.results(screeningId) },
    (page) => page && { ...page, data: page.data.map(change) },
  );
  client.setQueriesData<ScreeningResultWithReport>(
    { queryKey: screeningKeys.reports },
    (result) => result && (result.screening.id === screeningId ? change(result) : result),
  );
}
