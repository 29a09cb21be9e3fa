import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { EmptyIllustration } from "../../theme/empty-illustration.tsx";

/** Nothing here yet: a small drawing, a sentence, and one way on. */
export function EmptyState(props: { title: string; children?: ReactNode; action?: ReactNode }) {
  const { title, children, action } = props;
  return (
    <Box
      sx={{
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        textAlign: "center",
        textWrap: "balance",
        px: 3,
        py: 6,
      }}
    >
      <EmptyIllustration />
      <Typography variant="h3" component="h2" sx={{ mt: 2 }}>
        {title}
      </Typography>
      {children ? (
        <Typography component="div" sx={{ mt: 0.5, maxWidth: "52ch", color: "text.secondary" }}>
          {children}
        </Typography>
      ) : null}
      {action ? <Box sx={{ mt: 3 }}>{action}</Box> : null}
    </Box>
  );
}
