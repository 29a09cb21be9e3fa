import type { DriveRound } from "@winnow/contract/drives.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import { useNavigate } from "react-router";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { MoreMenu } from "../../../ui/list/more-menu.tsx";
import { useWords } from "../../../words/words.ts";
import { canDelete } from "../drive-words.ts";
import { useCreateDrive } from "../queries.ts";

/** What can be done with a drive from the list. */
export function DriveMenu(props: {
  drive: DriveRound;
  /** What is asked about first outlives the row, which may move off the page meanwhile. */
  onAsk: (act: "cancel" | "keep" | "delete") => void;
}) {
  const { drive, onAsk } = props;
  const words = useWords("drives");
  const creation = useCreateDrive();
  const navigate = useNavigate();
  const showToast = useToast();

  // The row may leave the page before the answer comes: a promise outlives it.
  function makeCopy() {
    creation.mutateAsync({ copy_of: drive.id }).then(
      (copy) =>
        showToast(words.list.duplicated({ title: isolate(copy.title) }), {
          action: { label: words.list.openIt, onClick: () => navigate(paths.drive(copy.id)) },
        }),
      (error: Error) => showToast(error.message, { tone: "error" }),
    );
  }

  return (
    <MoreMenu
      label={words.moreFor({ name: isolate(drive.title) })}
      size="small"
      items={[
        { label: words.list.open, to: paths.drive(drive.id) },
        { label: words.list.duplicate, onChoose: makeCopy },
        { label: words.keepAndErase, onChoose: () => onAsk("keep") },
        drive.status === "InProgress" &&
          !drive.is_sample && {
            label: words.cancel.act,
            isDestructive: true,
            onChoose: () => onAsk("cancel"),
          },
        canDelete(drive) && {
          label: words.list.delete,
          isDestructive: true,
          onChoose: () => onAsk("delete"),
        },
      ]}
    />
  );
}
