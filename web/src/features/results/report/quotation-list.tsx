import Box from "@mui/material/Box";
import type { Quotation } from "@winnow/contract/match-report.ts";
import { createContext, useContext } from "react";
import { useWords } from "../../../words/words.ts";
import { QuotationBlock } from "../../evidence/quotation-block.tsx";

/** Lets a page show quotations in the original; without it they only stand there. */
export const ShownQuotation = createContext<{
  shown: Quotation | null;
  show: (quotation: Quotation) => void;
} | null>(null);

/** A candidate's own words, each with its page; short ones side by side. */
export function QuotationList({ quotations }: { quotations: Quotation[] }) {
  const original = useContext(ShownQuotation);
  const words = useWords("evidence");
  if (quotations.length === 0) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, "& > *": { minWidth: 0 } }}>
      {quotations.map((quotation, index) => (
        <QuotationBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand on a page twice.
          key={`${index} ${quotation.page} ${quotation.text}`}
          text={quotation.text}
          place={words.page(quotation)}
          showTitle={words.showInCv}
          isShown={original?.shown === quotation}
          onShow={original && quotation.boxes.length > 0 ? () => original.show(quotation) : undefined}
        />
      ))}
    </Box>
  );
}
