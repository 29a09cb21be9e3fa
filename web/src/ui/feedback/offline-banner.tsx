import Box from "@mui/material/Box";
import { useSyncExternalStore } from "react";
import { useWords } from "../../words/words.ts";

/** Says so while the browser has no network. */
export function OfflineBanner() {
  const words = useWords("kit");
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {isOnline ? null : (
        <Box
          sx={{
            px: 2,
            py: 1,
            textAlign: "center",
            backgroundColor: "background.paper",
            borderBottom: 1,
            borderColor: "divider",
          }}
        >
          {words.offline}
        </Box>
      )}
    </div>
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
