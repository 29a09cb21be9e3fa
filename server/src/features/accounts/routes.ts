import * as contract from "@winnow/contract/accounts.ts";
import { dismissHint } from "@winnow/contract/hints.ts";
import { isDone } from "@winnow/contract/wire.ts";
import type { FastifyRequest } from "fastify";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { callerAddress } from "../../platform/http/caller-address.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { findPrices } from "../credits/prices.ts";
import { findBalance } from "../credits/rows.ts";
import { tokenOf } from "./authenticate.ts";
import { logIn } from "./log-in.ts";
import { presentAccount } from "./present.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { requestVerificationLink } from "./request-verification-link.ts";
import { resetPassword } from "./reset-password.ts";
import { addDismissedHint, deleteSession, findAccount } from "./rows.ts";
import { signUp } from "./sign-up.ts";
import { verifyEmail } from "./verify-email.ts";

/** Per caller and account together, and per caller over all accounts; `sign-in-try-rows.ts` counts per account. */
const guesses = [
  { max: 10, timeWindowMs: 60_000, key: callerAndEmail },
  { max: 60, timeWindowMs: 60_000 },
];
const mails = [
  { max: 5, timeWindowMs: 60_000, key: callerAndEmail },
  { max: 30, timeWindowMs: 60_000 },
];

export function mountAccounts(mount: Mount<AccountId, Services>): void {
  mount(
    contract.signUp,
    {
      ready: async ({ body }) => {
        const keepAccount = await signUp(body);
        return async ({ services }) => {
          await keepAccount(services);
          return isMailed(services);
        };
      },
    },
    { rateLimits: [{ max: 60, timeWindowMs: 60_000 }] },
  );
  mount(
    contract.logIn,
    ({ services, body, request }) => logIn(services, { ...body, caller: callerAddress(request) }),
    {
      rateLimits: guesses,
    },
  );
  mount(
    contract.requestPasswordReset,
    async ({ services, body }) => {
      await requestPasswordReset(services, body.email);
      return isMailed(services);
    },
    { rateLimits: mails },
  );
  mount(
    contract.resetPassword,
    async ({ services, body, request }) => {
      return { ...isDone, ...(await resetPassword(services, { ...body, caller: callerAddress(request) })) };
    },
    { rateLimits: [{ max: 20, timeWindowMs: 60_000 }] },
  );
  mount(contract.verifyEmail, async ({ services, body, request }) => {
    return { ...isDone, ...(await verifyEmail(services, { ...body, caller: callerAddress(request) })) };
  });
  mount(
    contract.sendVerificationLink,
    async ({ services, body }) => {
      await requestVerificationLink(services, body.email);
      return isMailed(services);
    },
    { rateLimits: mails },
  );

  mount(contract.getAccount, async ({ services, identity }) => {
    const account = await ownAccount(services, identity);
    return {
      account: presentAccount(account, {
        balance: await findBalance(services.database.kysely, identity),
        prices: await findPrices(services, services.database.kysely, identity),
      }),
    };
  });
  mount(contract.getFeatureFlags, async ({ services, identity }) => {
    return { feature_flags: (await ownAccount(services, identity)).feature_flags };
  });
  mount(dismissHint, async ({ services, identity, params }) => {
    await addDismissedHint(services.database.kysely, identity, params.hint);
    return isDone;
  });
  mount(contract.refreshCredits, async ({ services, identity }) => {
    return { balance: (await findBalance(services.database.kysely, identity)).available };
  });
  mount(contract.logOut, async ({ services, request }) => {
    await deleteSession(services.database.kysely, hashToken(tokenOf(request.headers.authorization)));
    return isDone;
  });
}

async function ownAccount(services: Services, accountId: AccountId) {
  const account = await findAccount(services.database.kysely, accountId);
  if (!account) {
    throw new Failure("invalidToken");
  }
  return account;
}

function isMailed({ config }: Services): typeof isDone & { mail_goes_to: contract.MailGoesTo } {
  return { ...isDone, mail_goes_to: config.mail.kind === "smtp" ? "recipient" : "operator" };
}

function callerAndEmail(request: FastifyRequest): string {
  const body = request.body;
  const email = typeof body === "object" && body !== null && "email" in body ? String(body.email) : "";
  return `${callerAddress(request)} ${email}`;
}
