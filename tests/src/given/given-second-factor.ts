import { beginSecondFactor, turnOnSecondFactor } from "@winnow/contract/second-factors.ts";
import { Secret, TOTP } from "otpauth";
import { goodPassword, type Recruiter } from "../support/recruiter.ts";
import type { TestWinnow } from "../support/start-winnow.ts";

/** An authenticator app with a key in it. */
export type Authenticator = {
  secret: string;
  /** The code that it shows so many half minutes from now. */
  code: (steps?: number) => string;
};

export function authenticatorWith(secret: string): Authenticator {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return { secret, code: (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 }) };
}

/** Turns on the second factor of an account, whose first code is free to be used again. */
export async function givenSecondFactor(
  winnow: TestWinnow,
  recruiter: Recruiter,
): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const { secret } = await recruiter.call(beginSecondFactor, { body: { password: goodPassword } });
  const app = authenticatorWith(secret);
  const { recovery_codes } = await recruiter.call(turnOnSecondFactor, { body: { code: app.code() } });
  await forgetUsedCodes(winnow, recruiter);
  return { app, recoveryCodes: recovery_codes };
}

/** As if the last code had been used long ago, so that a test need not wait half a minute for another. */
export async function forgetUsedCodes(winnow: TestWinnow, { account }: Recruiter): Promise<void> {
  await winnow.pool.query("update second_factors set last_step = 0 where account_id = $1", [account.id]);
}
