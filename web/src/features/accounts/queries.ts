import { useMutation } from "@tanstack/react-query";
import { logOut } from "@winnow/contract/accounts.ts";
import { call } from "../../api/call.ts";
import { forgetAllDrafts } from "../../api/drafts.ts";
import { forgetAllFiles } from "../../api/kept-files.ts";
import { clearSession } from "../../api/session.ts";

/** Ends the session on the server and forgets it here with every draft, also when the server cannot be told. */
export function useLogOut() {
  return useMutation({
    mutationFn: () => call(logOut),
    onSettled: () => {
      clearSession();
      sessionStorage.clear();
      forgetAllDrafts();
      void forgetAllFiles();
    },
  });
}
