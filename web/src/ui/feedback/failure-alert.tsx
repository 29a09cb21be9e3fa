import ErrorIcon from "@mui/icons-material/ErrorOutlineRounded";
import Box from "@mui/material/Box";
import { radius } from "../../theme/sizes.ts";
import { errorEdge } from "../../theme/styles.ts";

/** What went wrong, as a notice: a headline, and the reason where there is more to say. */
export function FailureAlert({ headline, reason }: { headline: string; reason: string | null }) {
  return (
    <Box
      role="alert"
      sx={{
        display: "flex",
        gap: 1.5,
        mb: 2,
        px: 2,
        py: 1.5,
        borderRadius: radius.control,
        border: 1,
        borderColor: errorEdge,
        backgroundColor: "background.paper",
        overflowWrap: "anywhere",
      }}
    >
      <ErrorIcon color="error" sx={{ fontSize: 20, mt: "1px" }} aria-hidden />
      <div>
        <Box sx={{ fontWeight: 600 }}>{headline}</Box>
        {reason}
      </div>
    </Box>
  );
}
