import Link from "@mui/material/Link";
import { openHelp } from "./help-door.ts";

/** "Need help?", which opens the help over the page. */
export function HelpLink({ words }: { words: string }) {
  return (
    <Link
      href="#"
      color="inherit"
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        openHelp();
      }}
      sx={{ display: "inline-flex", alignItems: "center", minHeight: 40 }}
    >
      {words}
    </Link>
  );
}
