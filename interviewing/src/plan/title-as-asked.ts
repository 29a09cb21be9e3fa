/** A title as a question puts it to a candidate: "We're hiring: Butcher wanted, farm shop" is a butcher. */
export function titleAsAsked(title: string): string {
  return title.replace(call, "").replace(wanted, "");
}

/** What stands before the title itself; a "Hiring Manager" is one. */
const call = /^(?:we(?:['’]re|\s+are)\s+)?(?:now\s+)?hiring\s*[:!–—-][^\p{L}\p{N}]*(?=\p{L})/iu;
const wanted = /(?<=\p{L}.*)\s+(?:wanted|needed)\b.*$/iu;
