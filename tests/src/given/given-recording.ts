import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from "mediabunny";

const sampleRate = 8_000;

/** Of its own kind, so that it is found again wherever it is copied to. */
export const picture = Buffer.from("a picture that nobody needs to hear an answer");

/**
 * A tone of so many seconds as browsers record: an MP4 in fragments, without a duration or an index, cut into so many
 * parts at places that mean nothing. With pictures there is one each second, which nothing could show.
 */
export async function givenRecording({
  seconds,
  parts,
  hasPictures = false,
}: {
  seconds: number;
  parts: number;
  hasPictures?: boolean;
}): Promise<Uint8Array[]> {
  const target = new BufferTarget();
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: "fragmented", minimumFragmentDuration: 1 }),
    target,
  });
  const source = new AudioSampleSource({ codec: "pcm-s16" });
  output.addAudioTrack(source);
  const pictures = new EncodedVideoPacketSource("vp8");
  if (hasPictures) output.addVideoTrack(pictures);
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
    if (hasPictures) {
      await pictures.add(new EncodedPacket(picture, "key", second, 1), {
        decoderConfig: { codec: "vp8", codedWidth: 320, codedHeight: 240 },
      });
    }
  }
  await output.finalize();
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
  const cut = (index: number) => Math.floor((index * bytes.byteLength) / parts);
  return Array.from({ length: parts }, (_, index) => bytes.slice(cut(index), cut(index + 1)));
}
