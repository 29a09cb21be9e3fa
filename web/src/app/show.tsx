import { type ReactNode, StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";

/** Draws the application into its page. */
export function show(routes: ReactNode): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  const app = (
    <StrictMode>
      <App>{routes}</App>
    </StrictMode>
  );
  // In slices, so that what is touched meanwhile is not left without an answer.
  startTransition(() => createRoot(root).render(app));
}
