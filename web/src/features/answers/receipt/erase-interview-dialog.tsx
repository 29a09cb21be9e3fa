import { isolate } from "@winnow/contract/isolate.ts";
import { useWords } from "../../../words/words.ts";
import { EraseEverythingDialog } from "../../applications/receipt/erase-everything-dialog.tsx";
import { useOpenInterview } from "../interview-context.ts";
import { forgetInterview } from "../kept-answers.ts";
import { useAct } from "./use-act.ts";

/** Asks a candidate before everything of theirs is erased, here and in this browser. */
export function EraseInterviewDialog({ recruiter, onClose }: { recruiter: string; onClose: () => void }) {
  const { session, studio, token } = useOpenInterview();
  const words = useWords("receipt").erase;
  const erasing = useAct(async () => {
    await studio.stop();
    await session.erase();
    studio.closeDevices();
    await forgetInterview(token);
  });
  return (
    <EraseEverythingDialog erasing={erasing} onErase={() => void erasing.run()} onClose={onClose}>
      {words.interview({ recruiter: isolate(recruiter) })}
    </EraseEverythingDialog>
  );
}
