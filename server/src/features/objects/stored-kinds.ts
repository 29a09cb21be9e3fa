import type { StoredKind } from "../../platform/storage/stray-objects.ts";
import type { Services } from "../../services.ts";
import { findAccountExportKeysInUse } from "../account-exports/rows.ts";
import { recordingsPrefix } from "../answers/object-keys.ts";
import { findRecordingKeysInUse } from "../answers/recording-rows.ts";
import { findDriveJdKeysInUse } from "../drives/rows.ts";
import { exportsPrefix } from "../exports/object-key.ts";
import { findExportKeysInUse } from "../exports/rows.ts";
import { findApplicationFileKeysInUse } from "../job-forms/application-file-rows.ts";
import { findApplicationKeysInUse } from "../job-forms/application-rows.ts";
import { orderIdOfReceipt, receiptsPrefix } from "../payments/receipt/receipt-key.ts";
import { findOrderIds } from "../payments/rows.ts";
import { findPersonExportKeysInUse } from "../people/rows.ts";
import { findCvKeysInUse } from "../screenings/cv-file-rows.ts";
import { filesPrefix } from "../screenings/object-keys.ts";
import { findJdKeysInUse } from "../screenings/rows.ts";

/** Everything that is stored for longer than an upload takes, and how it is known that it is still needed. */
export function storedKinds({ database: { kysely } }: Pick<Services, "database">): StoredKind[] {
  return [
    {
      prefix: filesPrefix,
      findInUse: async (keys) => [
        ...(await findCvKeysInUse(kysely, keys)),
        ...(await findJdKeysInUse(kysely, keys)),
        ...(await findDriveJdKeysInUse(kysely, keys)),
        ...(await findApplicationKeysInUse(kysely, keys)),
        ...(await findApplicationFileKeysInUse(kysely, keys)),
      ],
    },
    { prefix: recordingsPrefix, findInUse: (keys) => findRecordingKeysInUse(kysely, keys) },
    {
      prefix: exportsPrefix,
      findInUse: async (keys) => [
        ...(await findExportKeysInUse(kysely, keys)),
        ...(await findPersonExportKeysInUse(kysely, keys)),
        ...(await findAccountExportKeysInUse(kysely, keys)),
      ],
    },
    {
      prefix: receiptsPrefix,
      findInUse: async (keys) => {
        const orders = await findOrderIds(
          kysely,
          keys.flatMap((key) => orderIdOfReceipt(key) ?? []),
        );
        const known = new Set<string | null>(orders);
        return keys.filter((key) => known.has(orderIdOfReceipt(key)));
      },
    },
  ];
}
