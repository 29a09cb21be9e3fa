export const seekBySeconds = 10;
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Goes on or back within what there is. */
export function skip(media: HTMLMediaElement, seconds: number): void {
  media.currentTime = Math.max(0, Math.min(media.duration || 0, media.currentTime + seconds));
}

/** The next speed in a direction; at either end the same. */
export function speedBeside(speed: number, direction: 1 | -1): number {
  const beyond = speeds.filter((each) => (each - speed) * direction > 0);
  return (direction > 0 ? beyond[0] : beyond.at(-1)) ?? speed;
}

/** Plays or pauses; what else plays on the page pauses. */
export function togglePlaying(media: HTMLMediaElement): void {
  // A browser that refuses to play shows so in the player itself.
  if (media.paused) media.play().catch(() => undefined);
  else media.pause();
}

/** One voice at a time. */
export function pauseOthers(playing: EventTarget): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>("audio, video")) {
    if (media !== playing) media.pause();
  }
}
