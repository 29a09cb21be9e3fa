import { plural } from "../plural.ts";

type Counted = { count: number };
const results = (count: number) => plural(count, { one: "# result", other: "# results" });
const scores = (count: number) => plural(count, { one: "# score", other: "# scores" });

/** What a newer engine finds in CVs that an older one has read, side by side. */
const words = {
  title: "Compare engines",
  back: "Back to the list",
  failed: "The comparison could not be loaded.",
  loading: "Loading",

  start: {
    none: {
      title: "Today’s engine found all of these",
      text: ({ engine }: { engine: string }) => `No result comes from an engine before ${engine}.`,
    },
    title: ({ count, engines }: Counted & { engines: string }) => `${results(count)} by engine ${engines}`,
    text: "A newer engine may find more in a CV, or less. It reads the text as it was read then, by the same requirements and with your corrections. That costs no credits, and nothing changes by it: you see both side by side first.",
    compare: ({ engine }: { engine: string }) => `Compare with engine ${engine}`,
  },

  comparing: ({ done, count }: Counted & { done: number }) =>
    `${plural(done, { one: "#", other: "#" })} of ${results(count)} compared.`,
  progress: "Results compared",
  leave: "You can leave this page. A notification tells you when it is done.",

  summary: {
    would: ({ changed, count }: Counted & { changed: number }) =>
      changed === 0
        ? `None of ${scores(count)} would change.`
        : `${plural(changed, { one: "#", other: "#" })} of ${scores(count)} would change.`,
    changed: ({ changed, count }: Counted & { changed: number }) =>
      `${plural(changed, { one: "#", other: "#" })} of ${scores(count)} changed.`,
    moves: ({ raised, lowered, largest }: { raised: number; lowered: number; largest: string }) =>
      `${plural(raised, { one: "# goes up", other: "# go up" })}, ${plural(lowered, {
        one: "# goes down",
        other: "# go down",
      })}, by ${largest} points at the most.`,
    verdicts: ({ count }: Counted) =>
      count === 0
        ? "No requirement is seen otherwise."
        : `Requirements are seen otherwise for ${plural(count, { one: "# candidate", other: "# candidates" })}.`,
    kept: ({ count }: Counted) =>
      `${plural(count, { one: "# result stays as it is", other: "# results stay as they are" })}; the list says why.`,
  },
  basis: ({ engine, engines }: { engine: string; engines: string }) =>
    `Engine ${engine} beside ${engines}: the same text of each CV, the same requirements, the same corrections.`,
  takenOver: ({ engine, by, at }: { engine: string; by: string; at: string }) =>
    `Taken over from engine ${engine} by ${by}, ${at}. Each report keeps the one of before.`,
  takingOver: "The newer scores are being taken over.",

  left: ({ count }: Counted) => `${results(count)} of an older engine ${count === 1 ? "is" : "are"} left.`,
  anew: "Compare anew",

  outdated: {
    engine: "There is a newer engine by now, so this comparison cannot be taken over any more.",
    weights: "The weights have changed since this was compared, so it cannot be taken over.",
    corrections: "Something was corrected since this was compared, so it cannot be taken over.",
    results: "More CVs were screened since this was compared, so it cannot be taken over.",
  },

  settle: {
    takeOver: "Take over the newer scores…",
    dismiss: "Keep the scores as they are",
    dismissed: "The scores stay as they are.",
    title: ({ engine }: { engine: string }) => `Take over the scores of engine ${engine}?`,
    confirm: ({ count }: Counted) => `Replace ${plural(count, { one: "# report", other: "# reports" })}`,
    text: ({ changed }: { changed: number }) =>
      `${
        changed === 0
          ? "No score changes."
          : `${scores(changed)} and the order of the list will change, for everybody at once.`
      } This cannot be undone. The reports of before stay readable below each history. Decisions, notes and your own scores stay as they are.`,
  },

  list: {
    title: "Results before and after",
    failed: "The results could not be loaded.",
    none: "Nothing was compared.",
    columns: {
      candidate: "Candidate",
      score_before: "Score before",
      score_after: "Score after",
      score_change: "Change",
      rank_before: "Rank before",
      rank_after: "Rank after",
      changes: "Seen otherwise",
    },
    changesOf: ({ name }: { name: string }) => `Requirements seen otherwise for ${name}`,
    before: "Before:",
    after: "After:",
    kept: {
      "corrections do not fit": "Stays: what was corrected does not fit what the newer engine reads",
      withdrawn: "Stays: the application was withdrawn",
      "took too long": "Stays: reading it took too long",
      "too much memory": "Stays: reading it took too much memory",
      "not readable": "Stays: it could not be read again",
    },
  },
};

export default words;
