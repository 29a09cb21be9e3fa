import CheckIcon from "@mui/icons-material/CheckCircleOutlineRounded";
import InfoIcon from "@mui/icons-material/InfoOutlined";
import { useLocation } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";
import { readSignInState, type SignInReason } from "./sign-in-reason.ts";

/** Why somebody is at the sign-in page; nothing for whoever came by themselves. */
export function SignInNotice() {
  const state = readSignInState(useLocation().state);
  if (!state) return null;
  const isGood = state.reason === "address verified" || state.reason === "password changed";
  return (
    <Notice icon={isGood ? <CheckIcon color="primary" /> : <InfoIcon color="action" />}>
      {words[state.reason]}
    </Notice>
  );
}

const words: Record<SignInReason, string> = {
  "logged out": "You are signed out.",
  "signed out elsewhere": "You were signed out in another tab. Sign in to go on where you were.",
  expired:
    "Your session has ended. Sign in to go on where you were. What you typed is there again; only its last words may be missing.",
  "account not loaded": "Your account could not be loaded, so you were signed out. Please sign in again.",
  "account deleted":
    "Your account is being deleted, and you are signed out everywhere. A mail tells you when it is done.",
  "asked for a page": "Sign in to see the page that you asked for.",
  "address verified": "Your address is verified. Sign in to begin.",
  "password changed": "Your password is changed. Sign in with the new one.",
};
