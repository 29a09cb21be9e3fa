import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { EmptyIllustration } from "../theme/empty-illustration.tsx";

/** Shown while the server gives no answer; nobody is signed out for that. */
export function ServerUnreachable({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    document.title = "Waiting for the server · Winnow";
  }, []);

  return (
    <Box
      component="main"
      sx={{
        minHeight: "100dvh",
        display: "grid",
        placeItems: "center",
        alignContent: "center",
        textAlign: "center",
        p: 3,
      }}
    >
      <EmptyIllustration />
      <Typography variant="h1" sx={{ mt: 3 }}>
        Winnow cannot reach its server
      </Typography>
      <Typography role="status" sx={{ mt: 1, mb: 3, maxWidth: "46ch", color: "text.secondary" }}>
        You are still signed in and nothing is lost. We keep trying, and this page goes on by itself.
      </Typography>
      <LinearProgress aria-label="Trying again" sx={{ width: 160, mb: 3 }} />
      <Button variant="outlined" color="inherit" onClick={onRetry}>
        Try now
      </Button>
    </Box>
  );
}
