import Button from "@mui/material/Button";
import { useWords } from "../../words/words.ts";
import { useSampleDrive } from "../drives/use-sample-drive.ts";
import { Hint } from "../hints/hint.tsx";

/** What comes after a screening, for whoever has no interview drive yet. */
export function SampleDriveHint() {
  const words = useWords("dashboard");
  const { open, isOpening } = useSampleDrive();
  return (
    <Hint name="sample-drive">
      {words.driveHint}{" "}
      <Button size="small" loading={isOpening} onClick={open}>
        {words.first.openDrive}
      </Button>
    </Hint>
  );
}
