import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { EmptyIllustration } from "../../theme/empty-illustration.tsx";
import { useWords } from "../../words/words.ts";
import { PageHeading } from "./page-heading.tsx";

/** Alike for a link that never was one, has expired, or was revoked. */
export function DeadLink() {
  const words = useWords("kit").deadLink;
  return (
    <Box sx={{ maxWidth: 640, mx: "auto", textAlign: "center" }}>
      <Box sx={{ mb: 3 }}>
        <EmptyIllustration />
      </Box>
      <PageHeading title={words.title} align="center" />
      <Typography sx={{ textWrap: "balance" }}>{words.text}</Typography>
    </Box>
  );
}
