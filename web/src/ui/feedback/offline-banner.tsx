import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { useSyncExternalStore } from "react";
import { useWords } from "../../words/words.ts";

/** Says so while the browser has no network. */
export function OfflineBanner() {
  const words = useWords("kit");
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {isOnline ? null : (
        <>
          {heightForPages}
          <Box
            sx={{
              boxSizing: "border-box",
              minHeight: oneLineHeight,
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
        </>
      )}
    </div>
  );
}

const oneLineHeight = 40;
/** Pages that fill the window, which have room for one line, leave it to the banner. */
const heightForPages = <GlobalStyles styles={{ ":root": { "--banner-height": `${oneLineHeight}px` } }} />;

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
