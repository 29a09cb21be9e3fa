/** The page of what was paid for; null unless it is a path of ours below /admin. */
export function transactionPath(link: string | null): string | null {
  return link !== null && /^\/admin\/[\w\-/]+$/.test(link) && !link.includes("//") ? link : null;
}
