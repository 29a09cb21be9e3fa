import { matchPath, useNavigate, useParams } from "react-router";
import { drawAddressNow, useAddressNow } from "../../../ui/page/address-now.ts";

/** Whose page this is, and whom every act is about: whom the address names. */
export function useShownInterview(pageOf: (interviewId: string) => string): {
  id: string;
  goTo: (path: string) => void;
} {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const { params } = matchPath(pageOf(":id"), useAddressNow().pathname) ?? {};
  return {
    id: params?.id ?? id,
    goTo: (path) => {
      void navigate(path);
      drawAddressNow();
    },
  };
}
