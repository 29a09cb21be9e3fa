/** What PDFs can be laid out for. */
export const papers = ["A4", "Letter"] as const;
export type Paper = (typeof papers)[number];
