import MailIcon from "@mui/icons-material/MarkEmailUnreadOutlined";
import Box from "@mui/material/Box";
import { failures } from "@winnow/contract/failures.ts";
import { FailureAlert } from "../../ui/failure-alert.tsx";
import type { FormFailure } from "./form-failure.ts";

/** Why signing in did not work. Who only has to open a mail first has done nothing wrong, and is told so calmly. */
export function SignInFailure({ failure }: { failure: FormFailure }) {
  if (failure.code !== failures.emailNotVerified.code) {
    return <FailureAlert headline={failure.headline} reason={failure.reason} />;
  }
  return (
    <Box
      role="alert"
      sx={{
        display: "flex",
        gap: 1.5,
        mb: 2,
        px: 2,
        py: 1.5,
        borderRadius: "8px",
        backgroundColor: "tint.info",
      }}
    >
      <MailIcon color="info" sx={{ fontSize: 20, mt: "1px" }} aria-hidden />
      <div>
        <Box sx={{ fontSize: "0.8125rem", color: "text.secondary" }}>{failure.headline}</Box>
        <Box sx={{ fontWeight: 600 }}>{failure.reason}</Box>
      </div>
    </Box>
  );
}
