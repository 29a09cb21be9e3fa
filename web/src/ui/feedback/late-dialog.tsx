import { type ReactNode, Suspense } from "react";
import { AwaitedDialog, type DialogAwaited } from "./awaited-dialog.tsx";

/** Around a dialog whose code comes when it is asked for. */
export function LateDialog({ children, ...awaited }: DialogAwaited & { children: ReactNode }) {
  return <Suspense fallback={<AwaitedDialog {...awaited} />}>{children}</Suspense>;
}
