import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createSampleDrive } from "@winnow/contract/drives.ts";
import { paths } from "@winnow/contract/paths.ts";
import { useNavigate } from "react-router";
import { call } from "../../api/call.ts";
import { useToast } from "../../ui/feedback/toast.tsx";
import { wordsOf } from "../../words/words.ts";

/** Opens what came out of the sample drive, which is made where the account has none. */
export function useSampleDrive(): { open: () => void; isOpening: boolean } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const creation = useMutation({
    mutationFn: () => call(createSampleDrive),
    // Here and not where it is pressed: what offers the sample goes as soon as an event tells that there is a drive.
    onSuccess: ({ id }) => {
      // It stands in lists, in counts and on the dashboard.
      void client.invalidateQueries();
      navigate(paths.driveTab(id, "results"));
    },
    onError: (error) =>
      showToast(wordsOf("driveStates").sampleNotOpened({ reason: error.message }), { tone: "error" }),
  });
  return { open: () => creation.mutate(), isOpening: creation.isPending };
}
