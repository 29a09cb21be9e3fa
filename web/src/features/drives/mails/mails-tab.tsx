import Box from "@mui/material/Box";
import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import { MailPanel } from "./mail-panel.tsx";

/** The texts of the mails that candidates get. */
export function MailsTab({ drive }: { drive: DriveRoundDetails }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 3,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
      }}
    >
      <MailPanel drive={drive} mail="invitation" title="Invitation" />
      <MailPanel drive={drive} mail="reminder" title="Reminder" />
    </Box>
  );
}
