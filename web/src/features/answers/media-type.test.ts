import { expect, test } from "vitest";
import { chooseMediaType } from "./media-type.ts";

test("WebM is recorded where a browser can, MP4 where it can do nothing else", () => {
  expect(chooseMediaType("video", () => true)).toBe("video/webm;codecs=vp8,opus");
  expect(chooseMediaType("video", (type) => type.includes("vp9"))).toBe("video/webm;codecs=vp9,opus");
  expect(chooseMediaType("audio", (type) => type.startsWith("audio/webm"))).toBe("audio/webm;codecs=opus");
  expect(chooseMediaType("video", (type) => type === "video/mp4")).toBe("video/mp4");
  expect(chooseMediaType("audio", (type) => type.includes("mp4"))).toBe("audio/mp4;codecs=mp4a.40.2");
});

test("a browser that records neither says so", () => {
  expect(chooseMediaType("audio", () => false)).toBeNull();
});
