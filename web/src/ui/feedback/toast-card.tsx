import CheckIcon from "@mui/icons-material/CheckRounded";
import CloseIcon from "@mui/icons-material/CloseRounded";
import ErrorIcon from "@mui/icons-material/ErrorOutlineRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { radius } from "../../theme/sizes.ts";
import { useWords } from "../../words/words.ts";
import type { ToastMessage } from "./toast-message.ts";

/** One toast: its message, what can be done about it, and a way to close it. */
export default function ToastCard({ toast, onClose }: { toast: ToastMessage; onClose: () => void }) {
  const words = useWords("kit");
  const { action } = toast;
  const Icon = toast.tone === "error" ? ErrorIcon : CheckIcon;
  return (
    <Box
      sx={(theme) => ({
        pointerEvents: "auto",
        display: "flex",
        alignItems: "center",
        gap: 1,
        maxWidth: 480,
        minHeight: 48,
        pl: 2,
        pr: 0.5,
        py: 0.5,
        borderRadius: radius.card,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.raised,
        color: theme.vars.palette.text.primary,
        boxShadow: theme.vars.shadows[8],
      })}
    >
      <Icon fontSize="small" color={toast.tone === "error" ? "error" : "primary"} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0, py: 1 }}>{toast.message}</Box>
      {action ? (
        <Button
          size="small"
          onClick={() => {
            action.onClick();
            onClose();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton size="small" aria-label={words.closeMessage} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
