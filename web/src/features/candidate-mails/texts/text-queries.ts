import {
  keepPreviousData,
  type MutationKey,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import {
  type CandidateMailKind,
  getDriveMails,
  getScreeningMails,
  type MailTexts,
  previewAnyDriveMail,
  previewScreeningMail,
  updateDriveMails,
  updateScreeningMails,
} from "@winnow/contract/candidate-mails.ts";
import { type Arguments, call } from "../../../api/call.ts";
import { untilConnected } from "../../../api/until-connected.ts";
import type { MailPlace } from "../mail-place.ts";
import { candidateMailKeys } from "../query-keys.ts";

type Changes = Arguments<typeof updateScreeningMails>["body"];
export type MailPreview = Arguments<typeof previewScreeningMail>["body"];

const pollMs = 30_000;

/** Another window has changed the text since this one last saw it. */
export class TextChangedElsewhere extends Error {
  readonly theirs: string | null;
  constructor(theirs: string | null) {
    super("This text was changed in another window meanwhile.");
    this.theirs = theirs;
  }
}

/** What candidates are told; what another window changes shows after a while. */
export function useMailTexts(place: MailPlace) {
  return useQuery({
    queryKey: candidateMailKeys.texts(place),
    queryFn: ({ signal }) => fetchTexts(place, signal),
    refetchInterval: pollMs,
    refetchOnWindowFocus: "always",
  });
}

function fetchTexts({ kind, id }: MailPlace, signal?: AbortSignal): Promise<MailTexts> {
  return call(kind === "screening" ? getScreeningMails : getDriveMails, { params: { id }, signal });
}

/** Of what saves the page it stands on: the mark that says "Saved", and the order in which changes are sent. */
export type Saving = { key: MutationKey; scope: string; onSaved?: () => void };

export type MailTextChange =
  | { language: MailTexts["language"] }
  | {
      kind: CandidateMailKind;
      text: string | null;
      /** What this window knew of the text before; asked for when its turn comes. */
      known: () => string | null;
    };

/** Saves the language or one text. Fails with `TextChangedElsewhere` rather than write over another window's text. */
export function useChangeMailTexts(place: MailPlace, { key, scope, onSaved }: Saving) {
  const client = useQueryClient();
  const queryKey = candidateMailKeys.texts(place);
  const update = place.kind === "screening" ? updateScreeningMails : updateDriveMails;

  async function send(change: MailTextChange): Promise<MailTexts> {
    if ("kind" in change) {
      const now = await fetchTexts(place);
      const theirs = now.texts.find(({ kind }) => kind === change.kind)?.text ?? null;
      if (theirs === change.text) return now;
      if (theirs !== change.known()) {
        client.setQueryData(queryKey, now);
        throw new TextChangedElsewhere(theirs);
      }
    }
    const body: Changes =
      "kind" in change ? { texts: { [change.kind]: change.text } } : { language: change.language };
    return call(update, { params: { id: place.id }, body });
  }

  return useMutation({
    mutationKey: key,
    scope: { id: scope },
    ...untilConnected,
    mutationFn: send,
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (texts) => {
      client.setQueryData(queryKey, texts);
      onSaved?.();
    },
  });
}

/** A mail as an invented candidate would get it; the one before stays until it is there. */
export function useMailPreview(place: MailPlace, asked: MailPreview) {
  return useQuery({
    queryKey: [...candidateMailKeys.previews(place), asked],
    queryFn: ({ signal }) => fetchPreview(place, asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** The same as a mail to oneself. */
export function useSendMailToMe(place: MailPlace) {
  return useMutation({ mutationFn: (asked: MailPreview) => fetchPreview(place, { ...asked, send: true }) });
}

function fetchPreview({ kind, id }: MailPlace, body: MailPreview, signal?: AbortSignal) {
  const endpoint = kind === "screening" ? previewScreeningMail : previewAnyDriveMail;
  return call(endpoint, { params: { id }, body, signal });
}
