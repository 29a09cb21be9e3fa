import Button from "@mui/material/Button";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { saveFile } from "../../ui/file/save-file.ts";
import { resultName } from "./report-labels.ts";

/** Saves one result with its report as a JSON file, once the report is there. */
export function ReportFileButton({ result }: { result: ScreeningResultWithReport | undefined }) {
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      aria-label="Save as JSON"
      disabled={!result}
      onClick={() =>
        result &&
        saveFile(
          new Blob([JSON.stringify(result, null, 2)], { type: "application/json" }),
          `${fileNamed(resultName(result))}.json`,
        )
      }
    >
      JSON
    </Button>
  );
}

/** A name without what file systems refuse. */
function fileNamed(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among what is refused.
  return name.replaceAll(/[\u0000-\u001f"*/:<>?\\|]+/g, " ").trim() || "result";
}
