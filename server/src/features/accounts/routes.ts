import * as contract from "@winnow/contract/accounts.ts";
import { isDone } from "@winnow/contract/wire.ts";
import type { FastifyRequest } from "fastify";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { findBalance } from "../credits/rows.ts";
import { tokenOf } from "./authenticate.ts";
import { logIn } from "./log-in.ts";
import { presentAccount } from "./present.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { deleteSession, findAccount } from "./rows.ts";
import { signUp } from "./sign-up.ts";
import { verifyEmail } from "./verify-email.ts";

/** Guessing is slowed down per address of the caller and account together, so that nobody can lock out another. */
const guesses = { max: 10, timeWindowMs: 60_000, key: callerAndEmail };
const mails = { max: 5, timeWindowMs: 60_000, key: callerAndEmail };

export function mountAccounts(mount: Mount<AccountId>, services: Services): void {
  const { kysely } = services.database;

  mount(
    contract.signUp,
    async ({ body }) => {
      await signUp(services, body);
      return isDone;
    },
    { rateLimit: { max: 60, timeWindowMs: 60_000 } },
  );
  mount(contract.logIn, ({ body }) => logIn(services, body), { rateLimit: guesses });
  mount(
    contract.requestPasswordReset,
    async ({ body }) => {
      await requestPasswordReset(services, body.email);
      return isDone;
    },
    { rateLimit: mails },
  );
  mount(
    contract.resetPassword,
    async ({ body }) => {
      await resetPassword(services, body);
      return isDone;
    },
    { rateLimit: { max: 20, timeWindowMs: 60_000 } },
  );
  mount(contract.verifyEmail, async ({ body }) => {
    await verifyEmail(services, body.token);
    return isDone;
  });

  mount(contract.getAccount, async ({ identity }) => {
    const account = await ownAccount(identity);
    return { account: presentAccount(account, await findBalance(kysely, identity)) };
  });
  mount(contract.getFeatureFlags, async ({ identity }) => {
    return { feature_flags: (await ownAccount(identity)).feature_flags };
  });
  mount(contract.refreshCredits, async ({ identity }) => {
    return { balance: (await findBalance(kysely, identity)).available };
  });
  mount(contract.logOut, async ({ request }) => {
    await deleteSession(kysely, hashToken(tokenOf(request.headers.authorization)));
    return isDone;
  });

  async function ownAccount(accountId: AccountId) {
    const account = await findAccount(kysely, accountId);
    if (!account) {
      throw new Failure("invalidToken");
    }
    return account;
  }
}

function callerAndEmail(request: FastifyRequest): string {
  const body = request.body;
  const email = typeof body === "object" && body !== null && "email" in body ? String(body.email) : "";
  return `${request.ip} ${email}`;
}
