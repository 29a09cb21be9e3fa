import Button from "@mui/material/Button";
import { useSampleDrive } from "../drives/use-sample-drive.ts";
import { Hint } from "../hints/hint.tsx";

/** What comes after a screening, for whoever has no interview drive yet. */
export function SampleDriveHint() {
  const { open, isOpening } = useSampleDrive();
  return (
    <Hint name="sample-drive">
      After a screening, an interview drive asks the best the same questions, in their own time. In a sample,
      invented people have answered.{" "}
      <Button size="small" loading={isOpening} onClick={open}>
        Look into the sample drive
      </Button>
    </Hint>
  );
}
