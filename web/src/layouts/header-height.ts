/** Height of the header in pixels: on phones and tablets, and from 900 px. */
export const headerHeight = { xs: 64, md: 72 } as const;
