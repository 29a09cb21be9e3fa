import CheckIcon from "@mui/icons-material/CheckRounded";
import Box from "@mui/material/Box";
import { type MutationKey, useMutationState } from "@tanstack/react-query";
import { useWords } from "../../words/words.ts";

/** Says quietly that everything on the page is saved: all that is sent under `saveKey`. */
export function SavedNote({ saveKey }: { saveKey: MutationKey }) {
  const words = useWords("lists").saving;
  const statuses = useMutationState({
    filters: { mutationKey: saveKey },
    select: ({ state }) =>
      state.status === "pending" && state.failureCount > 0 ? ("waiting" as const) : state.status,
  });
  const status =
    (["waiting", "pending"] as const).find((each) => statuses.includes(each)) ?? statuses.at(-1) ?? "idle";
  return (
    <Box
      component="span"
      role="status"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.5,
        minHeight: { xs: 0, sm: 20 },
        color: "text.secondary",
      }}
    >
      {status === "success" ? <CheckIcon sx={{ fontSize: 16, color: "primary.main" }} aria-hidden /> : null}
      {status === "idle" ? "" : words[status]}
    </Box>
  );
}
