import LinkIcon from "@mui/icons-material/LinkRounded";
import Box from "@mui/material/Box";
import { mutedText } from "../../../theme/styles.ts";

/** Why a thing is taken to be of the person; `whose` where it may be somebody else. */
export function WhyHere({ words, whose }: { words: string; whose: string | null }) {
  return (
    <Box
      sx={{
        ...mutedText,
        display: "flex",
        alignItems: "flex-start",
        gap: 0.5,
        ...(whose === null ? {} : { color: "text.primary", fontWeight: 550 }),
      }}
    >
      <LinkIcon aria-hidden sx={{ fontSize: 16, mt: "2px", flex: "none" }} />
      <span>
        {words}
        {whose === null ? null : (
          <>
            {" ("}
            <bdi>{whose}</bdi>)
          </>
        )}
      </span>
    </Box>
  );
}
