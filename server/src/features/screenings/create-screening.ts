import { randomUUID } from "node:crypto";
import type { createScreening as endpoint, Screening } from "@winnow/contract/screenings.ts";
import { readSampleCv, sampleScreening } from "@winnow/samples/sample-screening.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { findLanguage } from "../notifications/rows.ts";
import { requireRoom } from "../usage/require-room.ts";
import { insertCvFiles, moveCvFile } from "./cv-file-rows.ts";
import { jdColumns } from "./jd-columns.ts";
import { storedKey } from "./object-keys.ts";
import { presentScreening } from "./present.ts";
import { queueReading } from "./queue-cv-files.ts";
import { getScreening, insertScreening, updateScreeningRow } from "./rows.ts";
import { untitled } from "./untitled.ts";

/** Creates an empty screening, or the sample with its JD read and its CVs uploaded. Throws `accountFull`. */
export async function createScreening(
  services: Services,
  accountId: AccountId,
  input: z.output<typeof endpoint.schema.body>,
): Promise<Screening> {
  const { kysely } = services.database;
  const id = input.sample
    ? await createSample(services, accountId)
    : await transact(services, async (transaction) => {
        await requireRoom(services, transaction, { accountId, wanted: { screenings: 1 } });
        return insertScreening(transaction, {
          accountId,
          title: input.title ?? untitled[(await findLanguage(transaction, accountId)) ?? "en"],
          mode: input.mode,
          visibility: input.visibility,
        });
      });
  return presentScreening(await getScreening(kysely, accountId, id));
}

async function createSample(services: Services, accountId: AccountId): Promise<string> {
  const jd = await services.reading.run(
    "readJdText",
    { text: sampleScreening.jdText, instructions: "" },
    { turn: accountId },
  );
  const cvs = await Promise.all(
    sampleScreening.cvFileNames.map(async (fileName) => ({
      id: randomUUID(),
      fileName,
      bytes: await readSampleCv(fileName),
    })),
  );
  const bytes = cvs.reduce((sum, cv) => sum + cv.bytes.byteLength, 0);
  return transact(services, async (transaction) => {
    await requireRoom(services, transaction, {
      accountId,
      wanted: { screenings: 1, cvs: cvs.length, bytes },
    });
    const screeningId = await insertScreening(transaction, {
      accountId,
      title: sampleScreening.title,
      isSample: true,
    });
    await updateScreeningRow(
      transaction,
      { accountId, id: screeningId },
      {
        jd_state: "read",
        jd_text: sampleScreening.jdText,
        ...jdColumns(jd),
      },
    );
    const files = cvs.map((cv) => ({
      ...cv,
      objectKey: storedKey({ accountId, screeningId, fileId: cv.id }),
    }));
    await insertCvFiles(
      transaction,
      files.map((file) => ({
        id: file.id,
        accountId,
        screeningId,
        fileName: file.fileName,
        sizeBytes: file.bytes.byteLength,
        mediaType: "application/pdf",
        objectKey: file.objectKey,
      })),
    );
    for (const file of files) {
      await services.storage.write(file.objectKey, file.bytes);
      await moveCvFile(transaction, { accountId, id: file.id, event: "arrived" });
    }
    await queueReading(
      transaction,
      accountId,
      files.map((file) => file.id),
    );
    return screeningId;
  });
}
