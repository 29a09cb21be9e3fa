import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  listRejectedOfDrive,
  listRejectedOfScreening,
  type RejectionRecipient,
  sendRejectionsOfDrive,
  sendRejectionsOfScreening,
  undoMailBatch,
} from "@winnow/contract/candidate-mails.ts";
import { useMemo } from "react";
import { type Answer, type Arguments, call } from "../../../api/call.ts";
import { wordsOf } from "../../../words/words.ts";
import type { MailPlace } from "../mail-place.ts";
import { candidateMailKeys } from "../query-keys.ts";

export type Rejections = Answer<typeof listRejectedOfScreening>;
type Rejection = Arguments<typeof sendRejectionsOfScreening>["body"];

const leavingPollMs = 2_000;

/** Who was rejected, and who was told; asked for again while mails are on their way. */
export function useRejections(place: MailPlace, options: { isWanted?: boolean; isFresh?: boolean } = {}) {
  const { kind, id } = place;
  return useQuery({
    queryKey: candidateMailKeys.rejectionsOf(place),
    queryFn: ({ signal }) =>
      call(kind === "screening" ? listRejectedOfScreening : listRejectedOfDrive, { params: { id }, signal }),
    // Only a screening hides anybody, and only its pages have the words for that.
    ...(kind === "screening" ? { select: labelled } : {}),
    enabled: options.isWanted ?? true,
    staleTime: options.isFresh ? 0 : 60_000,
    refetchInterval: ({ state }) =>
      state.data?.recipients.some(({ obstacle }) => obstacle === "on its way") ? leavingPollMs : false,
  });
}

/** With those who are hidden called as the page speaks. */
function labelled(rejections: Rejections): Rejections {
  return {
    ...rejections,
    recipients: rejections.recipients.map((recipient) =>
      recipient.email === null ? { ...recipient, name: wordsOf("stored").hidden(recipient.name) } : recipient,
    ),
  };
}

/** By result or interview, who was told or could not be; empty until it is known. */
export function useToldRejections(
  place: MailPlace,
  options: { isWanted?: boolean } = {},
): ReadonlyMap<string, RejectionRecipient> {
  const { data } = useRejections(place, options);
  return useMemo(() => new Map(data?.recipients.map((recipient) => [recipient.id, recipient])), [data]);
}

/** Writes to those who are named, once the time for an undo has passed. */
export function useSendRejections({ kind, id }: MailPlace) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Rejection) =>
      call(kind === "screening" ? sendRejectionsOfScreening : sendRejectionsOfDrive, {
        params: { id },
        body,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: candidateMailKeys.rejections }),
  });
}

export function useUndoMails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (batchId: string) => call(undoMailBatch, { params: { id: batchId } }),
    onSettled: () => client.invalidateQueries({ queryKey: candidateMailKeys.rejections }),
  });
}
