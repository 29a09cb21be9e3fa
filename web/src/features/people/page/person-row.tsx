import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { mutedText } from "../../../theme/styles.ts";
import { WhyHere } from "./why-here.tsx";

/** One thing that is kept of a person: what it is, where and when, why it is here, and how it stands. */
export function PersonRow(props: {
  title: ReactNode;
  /** Where it is, and since when. */
  about: ReactNode;
  why: string;
  /** Said where it may be somebody else: whose it says it is. */
  whose: string | null;
  state: ReactNode;
  children?: ReactNode;
}) {
  const { title, about, why, whose, state, children } = props;
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0, pt: 0 } }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 1, columnGap: 2 }}>
        <Box sx={{ flex: "1 1 220px", minWidth: 0, overflowWrap: "anywhere" }}>
          <Box sx={{ fontWeight: 600 }}>{title}</Box>
          <Box sx={mutedText}>{about}</Box>
          <WhyHere words={why} whose={whose} />
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, columnGap: 2 }}>
          {state}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
