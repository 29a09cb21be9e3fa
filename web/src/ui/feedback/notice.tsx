import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { radius } from "../../theme/sizes.ts";

/** Something worth knowing, said calmly: a hairline box with an icon, read out when there is time. */
export function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box
      role="status"
      sx={{
        display: "flex",
        gap: 1.5,
        mb: 2,
        px: 2,
        py: 1.5,
        borderRadius: radius.control,
        border: 1,
        borderColor: "divider",
        backgroundColor: "background.paper",
        overflowWrap: "anywhere",
        "& > .said": { flex: 1, minWidth: 0 },
        "& svg": { fontSize: 20, mt: "1px", flex: "none" },
      }}
    >
      {icon}
      <div className="said">{children}</div>
    </Box>
  );
}
