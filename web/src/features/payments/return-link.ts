import { paths } from "@winnow/contract/paths.ts";
/** Where somebody goes on after adding credits: to the screening that needed them, else to the dashboard. */
export function returnLink(lastPlace: string | null): {
  to: string;
  label: "toScreening" | "toDashboard";
} {
  if (lastPlace !== null && /^\/admin\/screening(?:-result)?\/./.test(lastPlace)) {
    return { to: lastPlace, label: "toScreening" };
  }
  return { to: paths.dashboard, label: "toDashboard" };
}
