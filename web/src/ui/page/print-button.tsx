import PrintIcon from "@mui/icons-material/PrintRounded";
import Button from "@mui/material/Button";

/** Prints the page, without itself. */
export function PrintButton({ isDisabled }: { isDisabled: boolean }) {
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<PrintIcon />}
      disabled={isDisabled}
      onClick={() => window.print()}
      sx={{ displayPrint: "none" }}
    >
      Print
    </Button>
  );
}
