import { useQueryClient } from "@tanstack/react-query";
import type { DriveRound } from "@winnow/contract/drives.ts";
import { RetentionDialog } from "../retention/retention-dialog.tsx";
import { driveKeys } from "./query-keys.ts";

/** How long a drive keeps its people. */
export default function DriveRetention(props: { drive: DriveRound; onClose: () => void }) {
  const { drive, onClose } = props;
  const client = useQueryClient();
  return (
    <RetentionDialog
      keeper={{ kind: "drive", id: drive.id, title: drive.title }}
      onChanged={() => {
        void client.invalidateQueries({ queryKey: driveKeys.lists });
        void client.invalidateQueries({ queryKey: driveKeys.itself(drive.id) });
      }}
      onClose={onClose}
    />
  );
}
