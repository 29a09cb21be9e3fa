import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { arrive } from "../ui/page/arrive.ts";

/** Scrolls to the top of a page that has no heading to do it: on every change of route, Back included. */
export function ScrollToTop() {
  const { pathname } = useLocation();

  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what the effect answers to.
  useLayoutEffect(() => {
    if (arrive()) window.scrollTo(0, 0);
  }, [pathname]);

  return null;
}
