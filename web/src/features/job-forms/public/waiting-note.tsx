import CloudOffIcon from "@mui/icons-material/CloudOffOutlined";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { useApplication } from "./application-context.ts";

/** Says why nothing goes on just now, and that nothing is lost. */
export function WaitingNote() {
  const { state } = useApplication();
  if (!state.waiting) return null;
  return (
    <Notice icon={<CloudOffIcon aria-hidden />}>
      {state.waiting === "offline"
        ? "There is no connection just now. What you filled in is kept on this device, and it goes on by itself when the connection is back."
        : "There is a lot to do here just now. What you filled in is kept on this device, and it is tried again by itself."}
    </Notice>
  );
}
