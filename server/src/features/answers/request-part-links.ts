import type { requestPartLinks as endpoint } from "@winnow/contract/answers.ts";
import { maximumRecordingBytes } from "@winnow/contract/limits.ts";
import type { z } from "zod";
import { Failure } from "../../platform/failure.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import { partKey, partUploadKey } from "./object-keys.ts";
import { ofRecording } from "./of-recording.ts";
import { findRecording, insertParts, listParts, sumBytesOfTake } from "./recording-rows.ts";

const linkSeconds = 600;

type Input = z.output<typeof endpoint.schema.body>;
type Output = z.output<(typeof endpoint.schema.response)[200]>;

/**
 * Announces parts and signs a link for each that has not arrived, bound to its length. Throws as `ofRecording`, and
 * `partChanged` for a number that was announced with other bytes, `recordingEnded` for parts beyond its end,
 * `recordingTooLarge`.
 */
export async function requestPartLinks(
  services: Services,
  request: { token: string; recordingId: string } & Input,
): Promise<Output> {
  const { missing, stored, mediaType } = await ofRecording(
    services,
    request,
    async (transaction, recording, of) => {
      const { accountId, interviewId } = of;
      const numbers = request.parts.map((part) => part.number);
      const { parts_count: count } = recording;
      const known = await findRecording(transaction, { accountId, id: recording.id });
      if (recording.state === "ready" && known?.parts.length === count) {
        return { missing: [], stored: numbers, mediaType: recording.media_type };
      }
      if (count !== null && numbers.some((number) => number >= count)) {
        throw new Failure("recordingEnded");
      }
      const place = { accountId, interviewId, recordingId: recording.id };
      await insertParts(
        transaction,
        request.parts.map((part) => ({
          recording_id: recording.id,
          number: part.number,
          account_id: accountId,
          size_bytes: part.size_bytes,
          sha256: Buffer.from(part.sha256, "hex"),
          // Where it is going to lie, so that its row is never behind it.
          object_key: partKey({ ...place, number: part.number }),
        })),
      );
      if ((await sumBytesOfTake(transaction, recording)) > maximumRecordingBytes) {
        throw new Failure("recordingTooLarge");
      }
      const rows = new Map(
        (await listParts(transaction, { ...place, numbers })).map((row) => [row.number, row]),
      );
      for (const part of request.parts) {
        const row = rows.get(part.number);
        if (row?.size_bytes !== part.size_bytes || row.sha256.toString("hex") !== part.sha256) {
          throw new Failure("partChanged");
        }
      }
      const isStored = (number: number) => rows.get(number)?.stored_at != null;
      return {
        missing: [...rows.values()]
          .filter((row) => row.stored_at === null)
          .map((row) => ({ ...row, key: partUploadKey({ ...place, number: row.number }) })),
        stored: numbers.filter(isStored),
        mediaType: recording.media_type,
      };
    },
  );
  const links = await Promise.all(
    missing.map(async (part) => {
      const link = await services.storage.presignUpload({
        key: part.key,
        sizeBytes: part.size_bytes,
        mediaType: mediaType.split(";")[0] ?? mediaType,
        expiresInSeconds: linkSeconds,
      });
      return {
        number: part.number,
        url: link.url,
        method: "PUT" as const,
        headers: link.headers,
        expires_at: toEpochSeconds(link.expiresAt),
      };
    }),
  );
  return { links, stored };
}
