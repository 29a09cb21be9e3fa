import Button from "@mui/material/Button";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useWords } from "../../../words/words.ts";
import { useRetryAllFiles } from "./cv-file-queries.ts";

/** Reads all files again that could not be read, and says how many those are. */
export function ReadAllAgain({ screeningId, label }: { screeningId: string; label: string }) {
  const retry = useRetryAllFiles(screeningId);
  const showToast = useToast();
  const words = useWords("cvFiles").failed;
  return (
    <Button
      size="small"
      color="inherit"
      loading={retry.isPending}
      onClick={() =>
        retry.mutate(undefined, {
          onSuccess: ({ retried }) =>
            showToast(retried === 0 ? words.noneAgain : words.readingAgain({ count: retried })),
          onError: (error) => showToast(error.message, { tone: "error" }),
        })
      }
    >
      {label}
    </Button>
  );
}
