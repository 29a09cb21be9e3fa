import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { EmptyIllustration } from "../../theme/empty-illustration.tsx";
import { PageHeading } from "./page-heading.tsx";

/** Alike for a link that never was one, has expired, or was revoked. */
export function DeadLink() {
  return (
    <Box sx={{ maxWidth: 640, mx: "auto", textAlign: "center" }}>
      <Box sx={{ mb: 3 }}>
        <EmptyIllustration />
      </Box>
      <PageHeading title="This link does not work" align="center" />
      <Typography sx={{ textWrap: "balance" }}>
        It may be incomplete, or it has expired, or was revoked. Ask whoever sent it to you for another one.
      </Typography>
    </Box>
  );
}
