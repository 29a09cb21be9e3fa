import { useQueryClient } from "@tanstack/react-query";
import type { Screening } from "@winnow/contract/screenings.ts";
import { RetentionDialog } from "../retention/retention-dialog.tsx";
import { screeningKeys } from "./query-keys.ts";

/** How long a screening keeps its people. */
export default function ScreeningRetention(props: { screening: Screening; onClose: () => void }) {
  const { screening, onClose } = props;
  const client = useQueryClient();
  return (
    <RetentionDialog
      keeper={{ kind: "screening", id: screening.id, title: screening.title }}
      onChanged={() => {
        void client.invalidateQueries({ queryKey: screeningKeys.lists });
        void client.invalidateQueries({ queryKey: screeningKeys.itself(screening.id) });
      }}
      onClose={onClose}
    />
  );
}
