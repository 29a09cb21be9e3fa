import * as settings from "@winnow/contract/account-settings.ts";
import * as contract from "@winnow/contract/accounts.ts";
import { dismissHint } from "@winnow/contract/hints.ts";
import { isDone } from "@winnow/contract/wire.ts";
import type { FastifyRequest } from "fastify";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { callerAddress } from "../../platform/http/caller-address.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { acceptedLanguage } from "../../platform/http/page-language.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { findPrices } from "../credits/prices.ts";
import { findBalance } from "../credits/rows.ts";
import { tokenOf } from "./authenticate.ts";
import { changePassword } from "./change-password.ts";
import { endSessions } from "./end-sessions.ts";
import { logIn } from "./log-in.ts";
import { presentAccount, presentSession } from "./present.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { requestVerificationLink } from "./request-verification-link.ts";
import { resetPassword } from "./reset-password.ts";
import { addDismissedHint, findAccount, updateAccountRow } from "./rows.ts";
import { deleteSession, listSessionRows } from "./session-rows.ts";
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
      ready: async ({ body, request }) => {
        const keepAccount = await signUp({ ...body, language: acceptedLanguage(request) });
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
    ({ services, body, request }) =>
      logIn(services, {
        ...body,
        caller: callerAddress(request),
        address: request.ip,
        userAgent: request.headers["user-agent"],
      }),
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
    return { account: await presentOwnAccount(services, identity) };
  });
  mount(settings.updateAccount, async ({ services, identity, body }) => {
    await updateAccountRow(services.database.kysely, identity, body);
    return { account: await presentOwnAccount(services, identity) };
  });
  mount(settings.changePassword, async ({ services, identity, body, request }) => {
    await changePassword(services, identity, {
      presentPassword: body.present_password,
      password: body.password,
      token: tokenOf(request.headers.authorization),
      caller: callerAddress(request),
    });
    return isDone;
  });
  mount(settings.listSessions, async ({ services, identity, request }) => {
    const tokenHash = hashToken(tokenOf(request.headers.authorization));
    const rows = await listSessionRows(services.database.kysely, {
      accountId: identity,
      tokenHash,
      limits: services.config.sessions,
    });
    return { sessions: rows.map(presentSession) };
  });
  mount(settings.endOtherSessions, async ({ services, identity, body, request }) => {
    const which = { allBut: tokenOf(request.headers.authorization) };
    await endSessions(services, identity, { ...body, which, caller: callerAddress(request) });
    return isDone;
  });
  mount(settings.endSession, async ({ services, identity, params, body, request }) => {
    await endSessions(services, identity, { ...body, which: params, caller: callerAddress(request) });
    return isDone;
  });
  mount(settings.formerlyEndOtherSessions, async ({ services, identity, body, request }) => {
    const which = { allBut: tokenOf(request.headers.authorization) };
    await endSessions(services, identity, {
      password: passwordOf(body),
      which,
      caller: callerAddress(request),
    });
    return isDone;
  });
  mount(settings.formerlyEndSession, async ({ services, identity, params, body, request }) => {
    const password = passwordOf(body);
    await endSessions(services, identity, { password, which: params, caller: callerAddress(request) });
    return isDone;
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

async function presentOwnAccount(services: Services, accountId: AccountId): Promise<contract.Account> {
  const account = await ownAccount(services, accountId);
  return presentAccount(account, {
    balance: await findBalance(services.database.kysely, accountId),
    prices: await findPrices(services, services.database.kysely, accountId),
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

/** Of a call that pages of the release before make without one. */
function passwordOf(body: { password?: string }): string {
  if (body.password === undefined) {
    throw new Failure("inputInvalid", {
      message: "Ending a session asks for your password now. Please load this page again.",
    });
  }
  return body.password;
}
