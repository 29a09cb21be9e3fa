import Button from "@mui/material/Button";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { formatCount } from "../../../ui/format/format-count.ts";
import { useRetryAllFiles } from "./cv-file-queries.ts";

/** Reads all files again that could not be read, and says how many those are. */
export function ReadAllAgain({ screeningId, label }: { screeningId: string; label: string }) {
  const retry = useRetryAllFiles(screeningId);
  const showToast = useToast();
  return (
    <Button
      size="small"
      color="inherit"
      loading={retry.isPending}
      onClick={() =>
        retry.mutate(undefined, {
          onSuccess: ({ retried }) =>
            showToast(
              retried === 0
                ? "None of them can be read again: their originals are gone."
                : `Reading ${formatCount(retried, "file", "files")} again.`,
            ),
          onError: (error) => showToast(error.message, { tone: "error" }),
        })
      }
    >
      {label}
    </Button>
  );
}
