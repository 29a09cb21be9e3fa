/** Ranks as a list shows them: "1", "=2", "=2", "4". Ties are seen among the rows of one page. */
export function rankLabels(ranks: readonly number[]): string[] {
  const rowsByRank = new Map<number, number>();
  for (const rank of ranks) rowsByRank.set(rank, (rowsByRank.get(rank) ?? 0) + 1);
  return ranks.map((rank) => ((rowsByRank.get(rank) ?? 0) > 1 ? `=${rank}` : String(rank)));
}

/** A rank label for somebody who hears it. */
export function spokenRank(label: string): string {
  return label.startsWith("=") ? `Rank ${label.slice(1)}, tied` : `Rank ${label}`;
}
