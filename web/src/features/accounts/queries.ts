import { useMutation } from "@tanstack/react-query";
import { logOut } from "@winnow/contract/accounts.ts";
import { call } from "../../api/call.ts";
import { endSession } from "../../api/session.ts";

/** Ends the session here at once, and on the server as soon as it can be told. */
export function useLogOut() {
  return useMutation({
    mutationFn: async () => {
      // Sent before the session is forgotten here, and also when the page is left meanwhile.
      const told = call(logOut, { keepalive: true });
      endSession("logged out");
      await told;
    },
  });
}
