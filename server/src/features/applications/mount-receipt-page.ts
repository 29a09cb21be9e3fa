import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { FastifyInstance } from "fastify";
import { Failure } from "../../platform/failure.ts";
import { mountPageOfLink } from "../../platform/http/mount-page-of-link.ts";
import type { Services } from "../../services.ts";
import { followReceipt } from "./follow-receipt.ts";
import { showReceipt } from "./open-receipt.ts";

/** The page of a receipt, with the receipt in it unless a CV would have to be read first. */
export function mountReceiptPage(app: FastifyInstance, services: Services): void {
  mountPageOfLink(app, paths.receipt(":link"), async (token) => {
    const application = await followReceipt(services.database.kysely, token).catch((error: unknown) => {
      if (error instanceof Failure) return null;
      throw error;
    });
    return (
      application && {
        isListed: false,
        beginning: {
          title: "Your application",
          subtitle: `${isolate(application.title)} at ${isolate(application.employer)}`,
          text: application.withdrawn_at
            ? ""
            : `A person at ${isolate(application.employer)} decides about it. On this page you see what was read from your CV and what is looked at; you can correct it, ask for a person, download everything, withdraw, or have it erased.`,
          answer: application.result_id ? await showReceipt(services, application) : null,
        },
      }
    );
  });
}
