/** What notifications about a screening are about; all of them go with the screening. */
export const screeningSubject = {
  run: (screeningId: string) => `screening:${screeningId}`,
  credits: (screeningId: string) => `screening:${screeningId}:credits`,
  files: (screeningId: string) => `screening:${screeningId}:files`,
  exports: (screeningId: string, state: "ready" | "failed") => `screening:${screeningId}:exports:${state}`,
  rescreening: (screeningId: string) => `screening:${screeningId}:rescreening`,
  applied: (screeningId: string) => `screening:${screeningId}:applied`,
  jd: (screeningId: string) => `screening:${screeningId}:jd`,
};
