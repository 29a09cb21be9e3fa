import CheckIcon from "@mui/icons-material/CheckCircleOutlineRounded";
import InfoIcon from "@mui/icons-material/InfoOutlined";
import { useLocation } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";
import { useWords } from "../../words/words.ts";
import { readSignInState } from "./sign-in-reason.ts";

/** Why somebody is at the sign-in page; nothing for whoever came by themselves. */
export function SignInNotice() {
  const { reasons } = useWords("accounts");
  const state = readSignInState(useLocation().state);
  if (!state) return null;
  const isGood = state.reason === "address verified" || state.reason === "password changed";
  return (
    <Notice icon={isGood ? <CheckIcon color="primary" /> : <InfoIcon color="action" />}>
      {reasons[state.reason]}
    </Notice>
  );
}
