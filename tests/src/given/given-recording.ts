import { AudioSample, AudioSampleSource, BufferTarget, Mp4OutputFormat, Output } from "mediabunny";

const sampleRate = 8_000;

/**
 * A tone of so many seconds as browsers record: an MP4 in fragments, without a duration or an index, cut into so many
 * parts at places that mean nothing.
 */
export async function givenRecording({
  seconds,
  parts,
}: {
  seconds: number;
  parts: number;
}): Promise<Uint8Array[]> {
  const target = new BufferTarget();
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: "fragmented", minimumFragmentDuration: 1 }),
    target,
  });
  const source = new AudioSampleSource({ codec: "pcm-s16" });
  output.addAudioTrack(source);
  await output.start();
  for (let second = 0; second < seconds; second += 1) {
    const data = Int16Array.from(
      { length: sampleRate },
      (_, index) => 8_000 * Math.sin(index / (3 + second)),
    );
    const sample = new AudioSample({
      data,
      format: "s16",
      numberOfChannels: 1,
      sampleRate,
      timestamp: second,
    });
    await source.add(sample);
    sample.close();
  }
  await output.finalize();
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
  const size = Math.ceil(bytes.byteLength / parts);
  return Array.from({ length: parts }, (_, index) => bytes.slice(index * size, (index + 1) * size));
}
