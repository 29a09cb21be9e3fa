import CloudOffIcon from "@mui/icons-material/CloudOffOutlined";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { useWords } from "../../../words/words.ts";
import { useApplication } from "./application-context.ts";

/** Says why nothing goes on just now, and that nothing is lost. */
export function WaitingNote() {
  const words = useWords("jobForm");
  const { state } = useApplication();
  if (!state.waiting) return null;
  return (
    <Notice icon={<CloudOffIcon aria-hidden />}>
      {state.waiting === "offline" ? words.offline : words.busy}
    </Notice>
  );
}
