import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** A part of the profile under its heading. */
export function ProfilePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1, breakAfter: "avoid" }}>
        {title}
      </Typography>
      {children}
    </div>
  );
}
