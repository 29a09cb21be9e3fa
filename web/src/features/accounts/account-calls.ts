import { zodResolver } from "@hookform/resolvers/zod";
import { createAccountExport } from "@winnow/contract/account-exports.ts";
import {
  changePassword,
  endOtherSessions,
  endSession,
  updateAccount,
} from "@winnow/contract/account-settings.ts";
import {
  logIn,
  requestPasswordReset,
  resetPassword,
  sendVerificationLink,
  signUp,
  verifyEmail,
} from "@winnow/contract/accounts.ts";
import { closeAccount } from "@winnow/contract/closings.ts";
import {
  beginSecondFactor,
  logInWithCode,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "@winnow/contract/second-factors.ts";
import { type Arguments, call } from "../../api/call.ts";

/** Each form of the account pages: how it is checked, and the call that it makes. */
export const accountForms = {
  signUp: {
    resolver: zodResolver(signUp.schema.body),
    send: (body: Arguments<typeof signUp>["body"]) => call(signUp, { body }),
  },
  logIn: {
    resolver: zodResolver(logIn.schema.body),
    send: (body: Arguments<typeof logIn>["body"]) => call(logIn, { body }),
  },
  requestPasswordReset: {
    resolver: zodResolver(requestPasswordReset.schema.body),
    send: (body: Arguments<typeof requestPasswordReset>["body"]) => call(requestPasswordReset, { body }),
  },
  resetPassword: {
    resolver: zodResolver(resetPassword.schema.body),
    send: (body: Arguments<typeof resetPassword>["body"]) => call(resetPassword, { body }),
  },
  updateAccount: {
    resolver: zodResolver(updateAccount.schema.body),
    send: (body: Arguments<typeof updateAccount>["body"]) => call(updateAccount, { body }),
  },
  createAccountExport: {
    resolver: zodResolver(createAccountExport.schema.body),
    send: (body: Arguments<typeof createAccountExport>["body"]) => call(createAccountExport, { body }),
  },
  closeAccount: {
    resolver: zodResolver(closeAccount.schema.body),
    send: (body: Arguments<typeof closeAccount>["body"]) => call(closeAccount, { body }),
  },
  changePassword: {
    resolver: zodResolver(changePassword.schema.body),
    send: (body: Arguments<typeof changePassword>["body"]) => call(changePassword, { body }),
  },
  endSession: {
    resolver: zodResolver(endSession.schema.params.extend(endSession.schema.body.shape)),
    send: ({ id, ...body }: Arguments<typeof endSession>["params"] & Arguments<typeof endSession>["body"]) =>
      call(endSession, { params: { id }, body }),
  },
  endOtherSessions: {
    resolver: zodResolver(endOtherSessions.schema.body),
    send: (body: Arguments<typeof endOtherSessions>["body"]) => call(endOtherSessions, { body }),
  },
  logInWithCode: {
    resolver: zodResolver(logInWithCode.schema.body),
    send: (body: Arguments<typeof logInWithCode>["body"]) => call(logInWithCode, { body }),
  },
  beginSecondFactor: {
    resolver: zodResolver(beginSecondFactor.schema.body),
    send: (body: Arguments<typeof beginSecondFactor>["body"]) => call(beginSecondFactor, { body }),
  },
  turnOnSecondFactor: {
    resolver: zodResolver(turnOnSecondFactor.schema.body),
    send: (body: Arguments<typeof turnOnSecondFactor>["body"]) => call(turnOnSecondFactor, { body }),
  },
  turnOffSecondFactor: {
    resolver: zodResolver(turnOffSecondFactor.schema.body),
    send: (body: Arguments<typeof turnOffSecondFactor>["body"]) => call(turnOffSecondFactor, { body }),
  },
  renewRecoveryCodes: {
    resolver: zodResolver(renewRecoveryCodes.schema.body),
    send: (body: Arguments<typeof renewRecoveryCodes>["body"]) => call(renewRecoveryCodes, { body }),
  },
};

export function sendVerificationLinkTo(email: string) {
  return call(sendVerificationLink, { body: { email } });
}

export function sendPasswordResetTo(email: string) {
  return call(requestPasswordReset, { body: { email } });
}

export function verifyEmailWith(token: string) {
  return call(verifyEmail, { body: { token } });
}
