import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { screeningKeys } from "../query-keys.ts";
import { useFilesNotArrived } from "./cv-file-queries.ts";
import { type MissingFile, missingFiles } from "./missing-files.ts";
import { useUploads } from "./use-uploads.ts";

const lookAgainMs = 2_000;

/**
 * The files of a screening that nobody sends any more, and how many another page of this browser is sending. What a
 * page leaves behind that is closed goes on here, or has to be chosen again.
 */
export function useMissingFiles(screeningId: string): { missing: MissingFile[]; sentElsewhere: number } {
  const { uploads, runner, sentElsewhere } = useUploads(screeningId, "cv");
  const client = useQueryClient();
  const notArrived = useFilesNotArrived(screeningId).data ?? [];
  const known = new Set(uploads.flatMap(({ key, fileId }) => [key, fileId]));
  const isAnyUnknown = notArrived.some(({ id }) => !known.has(id));

  useEffect(() => {
    if (!isAnyUnknown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    // One after the other: between two looks at what others send the server's list is always asked for once.
    const look = async () => {
      await runner.takeOver();
      await client.invalidateQueries({ queryKey: screeningKeys.one(screeningId) });
      if (!isOver) timer = setTimeout(look, lookAgainMs);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isAnyUnknown, runner, client, screeningId]);

  if (!sentElsewhere) return { missing: [], sentElsewhere: 0 };
  return {
    missing: missingFiles(uploads, notArrived, sentElsewhere),
    sentElsewhere: notArrived.filter(({ id }) => sentElsewhere.has(id)).length,
  };
}
