/** Why something that only recruiters do was not done. */
const words = {
  /** What the server has answered, which speaks English; null where it is said as visitors are told it. */
  say: (_: { code: number; message: string }): string | null => null,
  sayField: (_: { message: string }): string | null => null,
};

export default words;
