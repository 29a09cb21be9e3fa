import * as contract from "@winnow/contract/closings.ts";
import { isDone } from "@winnow/contract/wire.ts";
import type { AccountId } from "../../account-id.ts";
import { callerAddress } from "../../platform/http/caller-address.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { closeAccount } from "./close-account.ts";
import { getClosing } from "./get-closing.ts";

export function mountClosings(mount: Mount<AccountId, Services>): void {
  mount(contract.getClosing, ({ services, identity }) => getClosing(services, identity));
  mount(contract.closeAccount, async ({ services, identity, body, request }) => {
    await closeAccount(services, identity, { ...body, caller: callerAddress(request) });
    return isDone;
  });
}
