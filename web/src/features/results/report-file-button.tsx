import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { saveFile } from "../../ui/file/save-file.ts";
import { useWords } from "../../words/words.ts";
import { resultName } from "./report-labels.ts";

/** Saves one result with its report as a JSON file, once the report is there. */
export function ReportFileButton(props: {
  result: ScreeningResultWithReport | undefined;
  /** A sign without a word, where there is little room. */
  isIcon?: boolean;
}) {
  const { result, isIcon = false } = props;
  const { saveAsJson } = useWords("results");

  function save() {
    if (!result) return;
    const bytes = new Blob([JSON.stringify(result, null, 2)], { type: "application/json" });
    saveFile(bytes, `${fileNamed(resultName(result))}.json`);
  }

  if (isIcon) {
    return (
      <IconButton size="small" aria-label={saveAsJson} title={saveAsJson} disabled={!result} onClick={save}>
        <DownloadIcon fontSize="small" />
      </IconButton>
    );
  }
  return (
    <Button variant="outlined" color="inherit" aria-label={saveAsJson} disabled={!result} onClick={save}>
      JSON
    </Button>
  );
}

/** A name without what file systems refuse. */
function fileNamed(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among what is refused.
  return name.replaceAll(/[\u0000-\u001f"*/:<>?\\|]+/g, " ").trim() || "result";
}
