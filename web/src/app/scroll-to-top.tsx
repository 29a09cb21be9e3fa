import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { scrollNewPageToTop } from "../ui/page/new-page.ts";

/** Scrolls to the top on every change of route, Back included. */
export function ScrollToTop() {
  const { pathname } = useLocation();

  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what the effect answers to.
  useLayoutEffect(() => {
    scrollNewPageToTop();
  }, [pathname]);

  return null;
}
