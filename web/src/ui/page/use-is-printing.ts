import { useSyncExternalStore } from "react";

let isPrinting = false;

/** Whether the page is being printed, known before its sheets are counted: a media query tells only afterwards. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(followPrinting, () => isPrinting);
}

function followPrinting(onChange: () => void): () => void {
  const to = (value: boolean) => () => {
    isPrinting = value;
    onChange();
  };
  const [begin, end] = [to(true), to(false)];
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  return () => {
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
  };
}
