import { useMutation } from "@tanstack/react-query";
import { paths } from "@winnow/contract/paths.ts";
import { listScreeningResults } from "@winnow/contract/results.ts";
import { useNavigate } from "react-router";
import { call } from "../../api/call.ts";
import { useToast } from "../../ui/feedback/toast.tsx";
import { wordsOf } from "../../words/words.ts";
import { useAddResults, useCreateDrive } from "../drives/queries.ts";
import type { ResultsQuery } from "../screenings/queries.ts";

/** Of these results, or of all that match; into this drive, or into a new one. */
type Invited = { chosen: string[] | "all"; driveId: string | null };

/** Takes results of a screening over as the candidates of an interview drive, and opens it. */
export function useInviting(screeningId: string, query: ResultsQuery) {
  const creation = useCreateDrive();
  const addition = useAddResults();
  const navigate = useNavigate();
  const showToast = useToast();

  return useMutation({
    mutationFn: async ({ chosen, driveId }: Invited) => {
      const resultIds = chosen === "all" ? await fetchAllIds(screeningId, query) : chosen;
      const given = { screening_id: screeningId, result_ids: resultIds };
      if (driveId === null) {
        const { id, counts } = await creation.mutateAsync(given);
        return {
          driveId: id,
          added: counts.candidates,
          known: 0,
          left: resultIds.length - counts.candidates,
        };
      }
      const { added, duplicates, without_email } = await addition.mutateAsync({ driveId, ...given });
      return { driveId, added, known: duplicates.length, left: without_email.length };
    },
    onSuccess: ({ driveId, added, known, left }, asked) => {
      navigate(asked.driveId === null ? paths.drive(driveId) : paths.driveTab(driveId, "candidates"));
      showToast(takenOver({ added, known, left }));
    },
  });
}

/** "8 candidates are added, 2 were in this drive before. Nobody is invited by this yet." */
function takenOver({ added, known, left }: { added: number; known: number; left: number }): string {
  const words = wordsOf("review").invite;
  const parts = [words.added({ count: added })];
  if (known > 0) parts.push(words.known({ count: known }));
  if (left > 0) parts.push(words.withoutAddress({ count: left }));
  return `${parts.join(", ")}. ${words.nobodyYet}`;
}

async function fetchAllIds(screeningId: string, query: ResultsQuery): Promise<string[]> {
  const ids: string[] = [];
  for (let start = 0; ; start += 1) {
    const page = await call(listScreeningResults, {
      params: { id: screeningId },
      query: { ...query, start, size: 100 },
    });
    ids.push(...page.data.map(({ id }) => id));
    if (start + 1 >= page.total_pages) return ids;
  }
}
