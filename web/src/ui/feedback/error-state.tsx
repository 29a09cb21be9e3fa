import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useWords } from "../../words/words.ts";

/** Something failed: what, why, what now, and a reference to copy when asking for help. */
export function ErrorState(props: {
  /** What could not be done: "The screenings could not be loaded." */
  title: string;
  /** Why, and the reference of the call, as far as the error says. */
  error?: unknown;
  /** Offered unless what was asked for is not there: trying again would not bring it back. */
  onRetry?: () => void;
  isRetrying?: boolean;
}) {
  const { title, error, onRetry, isRetrying = false } = props;
  const words = useWords("kit");
  const reference = referenceOf(error);
  const isGone = statusOf(error) === 404;
  return (
    <Box
      role="alert"
      sx={{
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        textAlign: "center",
        px: 3,
        py: 6,
      }}
    >
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {error instanceof Error ? (
        <Typography sx={{ mt: 0.5, maxWidth: "52ch", color: "text.secondary" }}>
          {isGone ? words.gone : error.message}
        </Typography>
      ) : null}
      {onRetry && !isGone ? (
        <Button variant="outlined" color="inherit" onClick={onRetry} loading={isRetrying} sx={{ mt: 3 }}>
          {words.tryAgain}
        </Button>
      ) : null}
      {reference ? <CopyableReference reference={reference} /> : null}
    </Box>
  );
}

function CopyableReference({ reference }: { reference: string }) {
  const words = useWords("kit");
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Typography variant="caption" component="div" sx={referenceStyle}>
      {words.reference} <code>{reference}</code>
      <Button
        size="small"
        color="inherit"
        onClick={() => {
          navigator.clipboard.writeText(reference).then(
            () => setIsCopied(true),
            () => setIsCopied(false),
          );
        }}
      >
        {isCopied ? words.copied : words.copy}
      </Button>
    </Typography>
  );
}

const referenceStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  columnGap: 0.5,
  mt: 2,
  color: "text.secondary",
  // Read out or compared, it is one word.
  "& code": { whiteSpace: "nowrap" },
} as const;

function statusOf(error: unknown): unknown {
  return error instanceof Error && "status" in error ? error.status : null;
}

function referenceOf(error: unknown): string | null {
  return error instanceof Error && "reference" in error && typeof error.reference === "string"
    ? error.reference
    : null;
}
