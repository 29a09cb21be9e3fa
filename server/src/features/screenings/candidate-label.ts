/** What stands in the place of a name or a file's name where those are hidden. */
export function candidateLabel(candidateNumber: number): string {
  return `Candidate ${candidateNumber}`;
}
