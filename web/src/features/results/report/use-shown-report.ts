import { paths } from "@winnow/contract/paths.ts";
import { matchPath, useNavigate } from "react-router";
import { drawAddressNow, useAddressNow } from "../../../ui/page/address-now.ts";

/** Whose report the page shows, and whom every act is about: whom the address names. */
export function useShownReport(of: { screeningId: string; id: string }): {
  id: string;
  goTo: (path: string) => void;
} {
  const navigate = useNavigate();
  const { params } = matchPath(paths.report(of.screeningId, ":id"), useAddressNow().pathname) ?? {};
  return {
    id: params?.id ?? of.id,
    goTo: (path) => {
      void navigate(path);
      drawAddressNow();
    },
  };
}
