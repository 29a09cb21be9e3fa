import { logIn, logOut } from "@winnow/contract/accounts.ts";
import { listTransactions } from "@winnow/contract/credits.ts";
import { listDriveRounds } from "@winnow/contract/drives.ts";
import { listNotifications } from "@winnow/contract/notifications.ts";
import { listScreenings } from "@winnow/contract/screenings.ts";
import type { Recruiter } from "./recruiter.ts";

/** Signs in, opens what the pages of recruiters open, and signs out. */
export async function lookAround({ url, email, password, traffic }: Recruiter): Promise<void> {
  const { token } = await traffic.client(url).call(logIn, { body: { email, password } });
  const { call } = traffic.client(url, token);
  for (let page = 0; page < 5; page += 1) {
    await Promise.all([call(listScreenings), call(listNotifications)]);
    await Promise.all([call(listTransactions), call(listDriveRounds)]);
  }
  await call(logOut);
}
