import { expect, test } from "vitest";
import { drawQr, qrAsSvg } from "./qr-drawing.ts";

test("a code has room around it and its three corners", async () => {
  const { size, path } = drawQr("https://winnow.example/admin/public/job/8f14?source=poster");
  const modules = new Set(path.match(/M\d+ \d+/g));
  for (const corner of ["M4 4", `M${size - 5} 4`, `M4 ${size - 5}`]) expect(modules).toContain(corner);
  const places = [...modules].flatMap((module) => module.slice(1).split(" ").map(Number));
  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe(size - 5);
  expect(await qrAsSvg({ size, path }).text()).toContain(`viewBox="0 0 ${size} ${size}"`);
});

test("another link is another code", () => {
  expect(drawQr("https://winnow.example/1").path).not.toBe(drawQr("https://winnow.example/2").path);
});
