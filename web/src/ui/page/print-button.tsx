import PrintIcon from "@mui/icons-material/PrintRounded";
import Button from "@mui/material/Button";
import { useWords } from "../../words/words.ts";

/** Prints the page, without itself. */
export function PrintButton({ isDisabled }: { isDisabled: boolean }) {
  const words = useWords("lists");
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<PrintIcon />}
      disabled={isDisabled}
      onClick={() => window.print()}
      sx={{ displayPrint: "none" }}
    >
      {words.print}
    </Button>
  );
}
