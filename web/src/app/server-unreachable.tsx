import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { EmptyIllustration } from "../theme/empty-illustration.tsx";
import { useWords } from "../words/words.ts";

/** Shown while the server gives no answer; nobody is signed out for that. */
export function ServerUnreachable({ onRetry }: { onRetry: () => void }) {
  const words = useWords("frame").unreachable;
  useEffect(() => {
    document.title = words.documentTitle;
  }, [words]);

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
        {words.title}
      </Typography>
      <Typography role="status" sx={{ mt: 1, mb: 3, maxWidth: "46ch", color: "text.secondary" }}>
        {words.text}
      </Typography>
      <LinearProgress aria-label={words.trying} sx={{ width: 160, mb: 3 }} />
      <Button variant="outlined" color="inherit" onClick={onRetry}>
        {words.tryNow}
      </Button>
    </Box>
  );
}
