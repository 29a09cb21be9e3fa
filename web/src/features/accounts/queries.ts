import { useMutation } from "@tanstack/react-query";
import { logOut } from "@winnow/contract/accounts.ts";
import { call } from "../../api/call.ts";
import { flushDrafts } from "../../api/drafts.ts";
import { endSession } from "../../api/session.ts";

/** What is typed has to be on the server before the session ends; a server that does not answer keeps nobody in. */
const maxFlushMs = 2_000;

/** Ends the session here, and on the server as soon as it can be told. */
export function useLogOut() {
  return useMutation({
    mutationFn: async () => {
      await Promise.race([flushDrafts(), new Promise((resolve) => setTimeout(resolve, maxFlushMs))]);
      // Sent before the session is forgotten here, and also when the page is left meanwhile.
      const told = call(logOut, { keepalive: true });
      endSession("logged out");
      await told;
    },
  });
}
