import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import { DriveRejections } from "../../candidate-mails/rejections/drive-rejections.tsx";
import { DriveResults } from "../../reports/results/drive-results.tsx";
import { DownloadButton } from "../download-button.tsx";

/** What came out of the interviews of a drive so far. */
export function ResultsTab({ drive }: { drive: DriveRoundDetails }) {
  return (
    <DriveResults
      drive={drive}
      actions={
        <>
          <DownloadButton drive={drive} kind="results" />
          <DriveRejections driveId={drive.id} />
        </>
      }
    />
  );
}
