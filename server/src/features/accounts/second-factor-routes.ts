import * as contract from "@winnow/contract/second-factors.ts";
import { isDone } from "@winnow/contract/wire.ts";
import type { AccountId } from "../../account-id.ts";
import { callerAddress } from "../../platform/http/caller-address.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import { tokenOf } from "./authenticate.ts";
import { beginSecondFactor } from "./begin-second-factor.ts";
import { logInWithCode } from "./log-in-with-code.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { countRecoveryCodes, findSecondFactor } from "./second-factor-rows.ts";
import { turnOffSecondFactor } from "./turn-off-second-factor.ts";
import { turnOnSecondFactor } from "./turn-on-second-factor.ts";

export function mountSecondFactors(mount: Mount<AccountId, Services>): void {
  mount(
    contract.logInWithCode,
    ({ services, body, request }) =>
      logInWithCode(services, {
        ...body,
        caller: callerAddress(request),
        address: request.ip,
        userAgent: request.headers["user-agent"],
      }),
    // `second-factor-tries.ts` counts per account.
    { rateLimits: [{ max: 60, timeWindowMs: 60_000 }] },
  );
  mount(contract.getSecondFactor, async ({ services, identity }) => {
    const { kysely } = services.database;
    const factor = await findSecondFactor(kysely, identity);
    return {
      turned_on_at: factor?.turned_on_at ? toEpochSeconds(factor.turned_on_at) : null,
      recovery_codes_left: factor ? await countRecoveryCodes(kysely, identity) : 0,
    };
  });
  mount(contract.beginSecondFactor, ({ services, identity, body, request }) =>
    beginSecondFactor(services, identity, { ...body, caller: callerAddress(request) }),
  );
  mount(contract.turnOnSecondFactor, async ({ services, identity, body, request }) => ({
    recovery_codes: await turnOnSecondFactor(services, identity, {
      ...body,
      token: tokenOf(request.headers.authorization),
      caller: callerAddress(request),
    }),
  }));
  mount(contract.turnOffSecondFactor, async ({ services, identity, body, request }) => {
    await turnOffSecondFactor(services, identity, {
      ...body,
      token: tokenOf(request.headers.authorization),
      caller: callerAddress(request),
    });
    return isDone;
  });
  mount(contract.renewRecoveryCodes, async ({ services, identity, body, request }) => ({
    recovery_codes: await renewRecoveryCodes(services, identity, {
      ...body,
      token: tokenOf(request.headers.authorization),
      caller: callerAddress(request),
    }),
  }));
}
