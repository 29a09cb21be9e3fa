import { useQueryClient } from "@tanstack/react-query";
import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import { MailTextsView } from "../../candidate-mails/texts/mail-texts-view.tsx";
import { saveKey, saveScope } from "../queries.ts";
import { driveKeys } from "../query-keys.ts";

/** The texts of the mails that candidates get. */
export function MailsTab({ drive: { id } }: { drive: DriveRoundDetails }) {
  const client = useQueryClient();
  return (
    <MailTextsView
      place={{ kind: "drive", id }}
      saving={{
        key: saveKey(id),
        scope: saveScope(id).id,
        onSaved: () => void client.invalidateQueries({ queryKey: driveKeys.itself(id) }),
      }}
    />
  );
}
