import { createHash } from "node:crypto";
import * as contract from "@winnow/contract/drives.ts";
import { maximumFileBytes } from "@winnow/contract/limits.ts";
import type { FastifyRequest } from "fastify";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { readMultipart, type SentForm } from "../../platform/http/read-multipart.ts";
import { untilGone } from "../../platform/http/until-gone.ts";
import type { Services } from "../../services.ts";
import { readJdFile } from "./read-jd-file.ts";
import { requireDrive } from "./rows.ts";
import { instructionsOf, readUpload, uploadToDrive } from "./upload-to-drive.ts";

/** The calls that take a file; `mount` belongs to a server that reads multipart. */
export function mountDriveFiles(mount: Mount<AccountId, Services>): void {
  mount(contract.readDriveJd, async ({ services, identity, request, reply }) => {
    const form = await readForm(request);
    const { text, draft } = await readJdFile(services, identity, {
      file: form.file,
      instructions: instructionsOf(form) ?? "",
      signal: untilGone(reply),
    });
    return { ...draft, jd_text: text };
  });
  mount(contract.uploadToDrive, {
    ready: async ({ services, identity, params, request, reply }) => {
      const { id: driveId, kind } = params;
      await requireDrive(services.database.kysely, identity, driveId);
      const form = await readForm(request);
      const upload = await readUpload(services, identity, { kind, form, signal: untilGone(reply) });
      return (call) => uploadToDrive(call.services, identity, { driveId, upload });
    },
  });
}

/** An `Idempotency-Key` stands for what was sent, the file included, and a body that is read as a stream is not kept. */
async function readForm(request: FastifyRequest): Promise<SentForm> {
  const form = await readMultipart(request, { maxBytes: maximumFileBytes });
  request.body = {
    fields: [...form.fields],
    file: form.file && createHash("sha256").update(form.file.bytes).digest("hex"),
  };
  return form;
}
