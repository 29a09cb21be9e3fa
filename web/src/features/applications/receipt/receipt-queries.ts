import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  askRecruiter,
  correctApplication,
  downloadApplication,
  eraseApplication,
  openReceipt,
  type Receipt,
  replaceCv,
  requestCvReplacement,
  withdrawApplication,
} from "@winnow/contract/applications.ts";
import { ApiError } from "../../../api/api-error.ts";
import { type Arguments, call } from "../../../api/call.ts";
import { fetchLink } from "../../../api/fetch-link.ts";
import { takeFirstAnswer } from "../../../api/first-answer.ts";
import { saveFile } from "../../../ui/file/save-file.ts";
import type { CorrectionsChange } from "../../job-forms/cv-fields/correctable-cv.tsx";
import { sendUntilStored } from "../../job-forms/public/send-until-stored.ts";
import { applicationKeys } from "../query-keys.ts";

const readingPollMs = 2_000;
/** What somebody answers shows without reloading. */
const answersPollMs = 30_000;
const longestPauseMs = 5_000;

export function useReceipt(token: string) {
  return useQuery({
    queryKey: applicationKeys.receipt(token),
    queryFn: ({ signal }) => call(openReceipt, { params: { token }, signal }),
    initialData: () => takeFirstAnswer(openReceipt.schema.response[200]) ?? undefined,
    // Whoever was sent a link need not know when trying again helps.
    retry: (_, error) => error instanceof ApiError && error.isTemporary,
    retryDelay: (failures) => Math.min(1_000 * 2 ** failures, longestPauseMs),
    refetchInterval: ({ state }) => (state.data?.state === "received" ? readingPollMs : answersPollMs),
  });
}

/** An act of the applicant, whose answer is the receipt anew. Acts of one receipt go one after the other. */
function useReceiptAct<Given>(token: string, act: (given: Given) => Promise<Receipt>) {
  const client = useQueryClient();
  const queryKey = applicationKeys.receipt(token);
  return useMutation({
    mutationFn: act,
    scope: { id: `receipt ${token}` },
    onSuccess: async (receipt) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, receipt);
    },
    // Another tab may have gone on meanwhile: what is shown then is how it stands.
    onError: (error) => {
      if (error instanceof ApiError && !error.isTemporary) void client.invalidateQueries({ queryKey });
    },
  });
}

/** The change is made to what the server holds when its turn comes, so that it undoes none of another tab. */
export function useCorrectApplication(token: string) {
  return useReceiptAct(token, async (change: CorrectionsChange) => {
    const params = { token };
    const { corrections } = await call(openReceipt, { params });
    return call(correctApplication, { params, body: { corrections: change(corrections) } });
  });
}

export function useAskRecruiter(token: string) {
  return useReceiptAct(token, (body: Arguments<typeof askRecruiter>["body"]) =>
    call(askRecruiter, { params: { token }, body }),
  );
}

export function useWithdrawApplication(token: string) {
  return useReceiptAct(token, () => call(withdrawApplication, { params: { token } }));
}

/** How a file that is being sent fares. */
export type OnTheWay = { onProgress: (share: number) => void; onWaiting: (isWaiting: boolean) => void };

/** Sends another CV in the place of the one before, however often the line breaks, and has it taken in. */
export function useReplaceCv(token: string, { onProgress, onWaiting }: OnTheWay) {
  return useReceiptAct(token, async (file: File) => {
    let fileId = "";
    await sendUntilStored({
      file,
      askLink: async () => {
        const asked = await call(requestCvReplacement, {
          params: { token },
          body: { name: file.name, size: file.size, type: file.type },
        });
        fileId = asked.file_id;
        return asked.link;
      },
      signal: new AbortController().signal,
      onProgress: (sentBytes) => onProgress(sentBytes / file.size),
      onWaiting,
    });
    onProgress(1);
    return call(replaceCv, { params: { token, file_id: fileId } });
  });
}

/** Everything that is kept, as a file of data, and the CV and other files as they were sent. */
export function useDownloadApplication(token: string) {
  return useMutation({
    mutationFn: async (cvName: string) => {
      const { cv_link, file_links, ...kept } = await call(downloadApplication, { params: { token } });
      const links = [...(cv_link === null ? [] : [{ url: cv_link, file_name: cvName }]), ...file_links];
      const files = await Promise.all(links.map(async (link) => ({ link, content: await fetchLink(link) })));
      const written = JSON.stringify(kept, null, 2);
      saveFile(new Blob([written], { type: "application/json" }), "application.json");
      for (const { link, content } of files) saveFile(content, link.file_name);
    },
  });
}

export function useEraseApplication(token: string) {
  return useMutation({
    mutationFn: async () => {
      try {
        await call(eraseApplication, { params: { token } });
      } catch (error) {
        // It was erased before: by another tab, or by a call whose answer was lost.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
  });
}
