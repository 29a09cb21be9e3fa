/** "1 interview", "1,200 interviews" */
export function interviews(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "interview" : "interviews"}`;
}

/** "1 candidate", "1,200 candidates" */
export function candidates(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "candidate" : "candidates"}`;
}
