import CloudOffIcon from "@mui/icons-material/CloudOffOutlined";
import InfoIcon from "@mui/icons-material/InfoOutlined";
import Box from "@mui/material/Box";
import { useSyncExternalStore } from "react";
import { useStore } from "../../api/use-store.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { useWords } from "../../words/words.ts";
import { useOpenInterview } from "./interview-context.ts";
import { RefusalNote } from "./refusal-note.tsx";

/** Says when the line is down, when something was refused, and when this browser keeps nothing. */
export function NetworkNote() {
  const words = useWords("interview").network;
  const { session, sender } = useOpenInterview();
  const { isWaiting, refusal } = useStore(session.store);
  const { isHeldUp, isOnlyInMemory, waiting } = useStore(sender.store);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isDown = !isOnline || isWaiting;
  return (
    <Box sx={{ "& > *": { mt: 2, mb: 0 } }}>
      {isDown || isHeldUp ? (
        <Notice icon={<CloudOffIcon aria-hidden />}>{isDown ? words.offline : words.heldUp}</Notice>
      ) : null}
      {isOnlyInMemory && waiting > 0 ? (
        <Notice icon={<InfoIcon aria-hidden />}>{words.onlyInMemory({ count: waiting })}</Notice>
      ) : null}
      {refusal ? <RefusalNote words={refusal} /> : null}
    </Box>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
