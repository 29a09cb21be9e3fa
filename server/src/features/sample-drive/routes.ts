import * as contract from "@winnow/contract/drives.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { untilGone } from "../../platform/http/until-gone.ts";
import type { Services } from "../../services.ts";
import { createSampleDrive, readySampleDrive } from "./create-sample-drive.ts";

export function mountSampleDrive(mount: Mount<AccountId, Services>): void {
  mount(contract.createSampleDrive, {
    ready: async ({ services, identity, reply }) => {
      const readied = await readySampleDrive(services, identity, untilGone(reply));
      return (call) => createSampleDrive(call.services, identity, readied);
    },
  });
}
