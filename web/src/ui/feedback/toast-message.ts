type ToastTone = "done" | "error";

export type ToastOptions = {
  tone?: ToastTone;
  /** One thing that can be done about it, for example to undo. */
  action?: { label: string; onClick: () => void };
  /** How long it stays; 8 seconds unless said otherwise. */
  durationMs?: number;
};

export type ShowToast = (message: string, options?: ToastOptions) => void;

/** A message that is being shown. */
export type ToastMessage = { id: number; message: string; tone: ToastTone } & ToastOptions;
