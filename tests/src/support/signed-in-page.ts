import type { BrowserContext } from "playwright-core";
import type { Recruiter } from "./recruiter.ts";

/** Lets every page of the context begin with the recruiter's session, as after signing in. */
export async function keepSessionIn(context: BrowserContext, recruiter: Recruiter): Promise<void> {
  await context.addInitScript(
    ([token, userId]) => {
      if (!sessionStorage.getItem("begun")) {
        sessionStorage.setItem("begun", "yes");
        localStorage.setItem("token", token ?? "");
        localStorage.setItem("user_id", userId ?? "");
      }
    },
    [recruiter.token, recruiter.account.id],
  );
}
