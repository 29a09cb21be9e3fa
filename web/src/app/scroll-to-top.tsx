import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { beginPage } from "../ui/page/begin-page.ts";

/** Scrolls to the top of a page that has no heading to do it: on every change of route, Back included. */
export function ScrollToTop() {
  const { pathname } = useLocation();

  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what the effect answers to.
  useLayoutEffect(() => {
    if (beginPage()) window.scrollTo(0, 0);
  }, [pathname]);

  return null;
}
