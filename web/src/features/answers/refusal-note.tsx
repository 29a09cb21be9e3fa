import ErrorIcon from "@mui/icons-material/ErrorOutlineRounded";
import Box from "@mui/material/Box";
import { radius } from "../../theme/sizes.ts";
import { errorEdge } from "../../theme/styles.ts";

/** Why something was not done. */
export function RefusalNote({ words }: { words: string }) {
  return (
    <Box
      role="alert"
      sx={{
        display: "flex",
        gap: 1.5,
        mt: 2,
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
      <div>{words}</div>
    </Box>
  );
}
