import Box from "@mui/material/Box";
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { pageFootHeight } from "../page/page-foot.tsx";
import type { ShowToast, ToastMessage } from "./toast-message.ts";

const ToastCard = lazy(() => import("./toast-card.tsx"));

const ToastContext = createContext<ShowToast>(() => {});

/** Shows a short message at the foot of the page, read out by screen readers. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

/** Holds the toasts; the newest replaces the one before. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const show = useCallback<ShowToast>((message, options = {}) => {
    setToast((previous) => ({ tone: "done", ...options, message, id: (previous?.id ?? 0) + 1 }));
  }, []);
  const close = useCallback(() => setToast(null), []);

  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(close, toast.durationMs ?? 8_000);
    return () => clearTimeout(timer);
  }, [toast, isHeld, close]);

  const hold = useMemo(
    () => ({
      onMouseEnter: () => setIsHeld(true),
      onMouseLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    }),
    [],
  );

  return (
    <ToastContext value={show}>
      {children}
      <Box
        {...hold}
        sx={{
          position: "fixed",
          zIndex: "snackbar",
          insetInline: 16,
          bottom: `calc(16px + ${pageFootHeight})`,
          // On phones the buttons of a dialog are where toasts are otherwise.
          "body:has(.MuiDialog-root) &": { bottom: { xs: "auto", sm: 16 }, top: { xs: 16, sm: "auto" } },
          display: "flex",
          justifyContent: { xs: "center", md: "var(--toast-side, flex-start)" },
          pointerEvents: "none",
          "@media print": { display: "none" },
        }}
      >
        {(["done", "error"] as const).map((tone) => (
          <div key={tone} role={tone === "error" ? "alert" : "status"}>
            {toast?.tone === tone ? (
              <Suspense fallback={toast.message}>
                <ToastCard key={toast.id} toast={toast} onClose={close} />
              </Suspense>
            ) : null}
          </div>
        ))}
      </Box>
    </ToastContext>
  );
}
