import {
  deepNesting,
  deflatedTwice,
  endlessWords,
  fiftyMegabytesOfText,
  formsWithinForms,
  hugePicture,
  twoHundredThousandPages,
} from "@winnow/samples/adversarial-files.ts";

/** `count` PDFs made to exhaust whoever opens them, in seven kinds, each another file. */
export function killerFiles(count: number): { name: string; bytes: Buffer }[] {
  const kinds = [
    deflatedTwice,
    fiftyMegabytesOfText,
    endlessWords,
    formsWithinForms,
    twoHundredThousandPages,
    deepNesting,
    hugePicture,
  ];
  return Array.from({ length: count }, (_, index) => {
    const make = kinds[index % kinds.length] ?? deflatedTwice;
    const bytes = Buffer.concat([make(), Buffer.from(`\n% killer ${index}\n`)]);
    return { name: `killer-${index + 1}.pdf`, bytes };
  });
}
