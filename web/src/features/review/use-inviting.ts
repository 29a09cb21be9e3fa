import { useMutation } from "@tanstack/react-query";
import { paths } from "@winnow/contract/paths.ts";
import { listScreeningResults } from "@winnow/contract/results.ts";
import { useNavigate } from "react-router";
import { call } from "../../api/call.ts";
import { useToast } from "../../ui/feedback/toast.tsx";
import { formatCount } from "../../ui/format/format-count.ts";
import { useCreateDrive } from "../drives/queries.ts";
import type { ResultsQuery } from "../screenings/queries.ts";

/** Begins an interview drive with some results of a screening as its candidates, and opens it. */
export function useInviting(screeningId: string, query: ResultsQuery) {
  const creation = useCreateDrive();
  const navigate = useNavigate();
  const showToast = useToast();

  return useMutation({
    /** Of these results, or of all that match. */
    mutationFn: async (chosen: string[] | "all") => {
      const resultIds = chosen === "all" ? await fetchAllIds(screeningId, query) : chosen;
      const drive = await creation.mutateAsync({ screening_id: screeningId, result_ids: resultIds });
      return { drive, left: resultIds.length - drive.counts.candidates };
    },
    onSuccess: ({ drive, left }) => {
      navigate(paths.drive(drive.id));
      const added = formatCount(drive.counts.candidates, "candidate is", "candidates are");
      showToast(
        left === 0
          ? `${added} in this drive. Nobody is invited yet.`
          : `${added} in this drive, ${left} without an e-mail address of their own could not be taken over.`,
      );
    },
    onError: (error) => showToast(error.message, { tone: "error" }),
  });
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
