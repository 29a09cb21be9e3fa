import Typography from "@mui/material/Typography";

/** The question itself, as the recruiter wrote it. */
export function QuestionText({ text }: { text: string | null }) {
  return (
    <Typography
      variant="h2"
      component="p"
      dir="auto"
      sx={{ mt: 2, whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontWeight: 550 }}
    >
      {text}
    </Typography>
  );
}
