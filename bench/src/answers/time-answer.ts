import { assessAnswer } from "@winnow/interviewing/assess-answer.ts";
import { quantile } from "../quantile.ts";
import type { LabelledAnswer } from "./read-batch.ts";

const size = { words: 300, points: 6, answers: 60, warmUp: 10 };

/** Milliseconds of processor time for an answer of 300 words against six points that it has not met: median and 95th percentile. */
export function timeAnswer(answers: LabelledAnswer[]): { described: string; stated: string } {
  return { described: shown(answers, false), stated: shown(answers, true) };
}

function shown(answers: LabelledAnswer[], isStated: boolean): string {
  const words = answers.flatMap(({ text }) => text.split(/\s+/));
  const points = answers.flatMap(({ question }) => question.rubric);
  const times = Array.from({ length: size.answers }, (_, at) => {
    const from = (at * 97) % (words.length - size.words);
    const answer = words.slice(from, from + size.words).join(" ");
    const rubric = Array.from({ length: size.points }, (_, place) => {
      const point = points[(at * size.points + place) % points.length];
      const text = `${point?.text} ${at}`;
      return {
        id: `p${place}`,
        text,
        made: isStated ? [text] : (point?.made ?? []),
        notMade: point?.notMade ?? [],
      };
    });
    const before = process.cpuUsage();
    assessAnswer({ answer, rubric });
    return process.cpuUsage(before).user / 1000;
  })
    .slice(size.warmUp)
    .sort((one, other) => one - other);
  return `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.95).toFixed(1)}`;
}
