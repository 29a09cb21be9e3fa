/**
 * How loud samples (-1 to 1) are over their length: `count` values from 0 to 1, each the loudest sample of its share, as
 * parts of the loudest of all. Silence stays silence.
 */
export function peaksOf(samples: Float32Array, count: number): number[] {
  const peaks = Array.from({ length: count }, (_, index) => {
    const end = Math.floor(((index + 1) * samples.length) / count);
    let peak = 0;
    for (let at = Math.floor((index * samples.length) / count); at < end; at += 1) {
      peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    }
    return peak;
  });
  const loudest = Math.max(...peaks);
  return loudest < noise ? peaks.map(() => 0) : peaks.map((peak) => peak / loudest);
}

/** About -60 dB of full scale: what a microphone gives that hears nothing. */
const noise = 0.001;
