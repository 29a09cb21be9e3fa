import type { askRecruiter as endpoint, Receipt } from "@winnow/contract/applications.ts";
import { maximumOpenRequests } from "@winnow/contract/limits.ts";
import type { z } from "zod";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { insertApplicationEvent } from "../job-forms/application-rows.ts";
import { askedSentences } from "./event-sentences.ts";
import { inReceipt, requireNotWithdrawn } from "./follow-receipt.ts";
import { notifyRequests } from "./notify-act.ts";
import { openReceipt } from "./open-receipt.ts";
import { insertRequest, listRequests } from "./rows.ts";

/**
 * Asks for a person, or adds what the CV does not say: a task for the recruiter, with a clock. The same id twice is one
 * request. Throws `linkNotFound`, `applicationWithdrawn`, `tooManyOpenRequests`, `inputInvalid` for an empty addition.
 */
export async function askRecruiter(
  services: Services,
  { token, request_id: id, kind, text }: { token: string } & z.output<typeof endpoint.schema.body>,
): Promise<Receipt> {
  if (kind === "addition" && text === "") {
    throw new Failure("inputInvalid", { fields: { text: "Please write what is to be added." } });
  }
  await inReceipt(services, token, async (transaction, { application, screening }) => {
    const { account_id: accountId, id: applicationId } = application;
    const before = await listRequests(transaction, accountId, [applicationId]);
    if (before.some((request) => request.id === id)) {
      return;
    }
    requireNotWithdrawn(application);
    if (before.filter(({ answer }) => answer === null).length >= maximumOpenRequests) {
      throw new Failure("tooManyOpenRequests");
    }
    await insertRequest(transaction, {
      id,
      account_id: accountId,
      application_id: applicationId,
      kind,
      text,
    });
    await insertApplicationEvent(transaction, {
      accountId,
      applicationId,
      kind: "asked",
      sentence: askedSentences[kind],
    });
    await notifyRequests(transaction, screening);
  });
  return openReceipt(services, token);
}
