import { EraseEverythingDialog } from "../../applications/receipt/erase-everything-dialog.tsx";
import { useOpenInterview } from "../interview-context.ts";
import { forgetInterview } from "../kept-answers.ts";
import { useAct } from "./use-act.ts";

/** Asks a candidate before everything of theirs is erased, here and in this browser. */
export function EraseInterviewDialog({ recruiter, onClose }: { recruiter: string; onClose: () => void }) {
  const { session, studio, token } = useOpenInterview();
  const erasing = useAct(async () => {
    await studio.stop();
    await session.erase();
    studio.closeDevices();
    await forgetInterview(token);
  });
  return (
    <EraseEverythingDialog erasing={erasing} onErase={() => void erasing.run()} onClose={onClose}>
      Your name and address, your answers and recordings, what you asked for and everything that{" "}
      <bdi>{recruiter}</bdi> wrote about it are erased at once, and this link stops working. It cannot be
      taken back.
    </EraseEverythingDialog>
  );
}
