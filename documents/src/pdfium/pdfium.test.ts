import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { discardPdfium, startPdfium } from "./pdfium.ts";

it("gives its memory back once it is discarded, also the first one of a process", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const instances: WeakRef<object>[] = [];
  for (let round = 0; round < 3; round += 1) {
    instances.push(new WeakRef((await startPdfium()).functions));
    discardPdfium();
  }
  await expect
    .poll(() => {
      collect();
      return instances.filter((instance) => instance.deref() !== undefined).length;
    })
    .toBe(0);
});
