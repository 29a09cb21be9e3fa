import type { AccountId } from "../../../account-id.ts";
import { Failure } from "../../../platform/failure.ts";
import { toEpochSeconds } from "../../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../../services.ts";
import { getOrderRow } from "../rows.ts";
import { makeReceipt } from "./make-receipt.ts";

const linkSeconds = 300;

/** A link to the receipt of a paid order. Throws `orderNotFound`, `receiptNotReady`. */
export async function getReceipt(
  services: Services,
  accountId: AccountId,
  orderId: string,
): Promise<{ url: string; file_name: string; expires_at: number }> {
  const receipt = await makeReceipt(
    services,
    await getOrderRow(services.database.kysely, accountId, orderId),
  );
  if (!receipt) {
    throw new Failure("receiptNotReady");
  }
  const link = await services.storage.presignDownload({
    key: receipt.key,
    fileName: receipt.fileName,
    mediaType: "application/pdf",
    expiresInSeconds: linkSeconds,
  });
  return { url: link.url, file_name: receipt.fileName, expires_at: toEpochSeconds(link.expiresAt) };
}
