import { expect, test } from "vitest";
import { wayBack } from "./way-back.ts";

test("whoever came from a screening goes back to it", () => {
  const address = "/admin/screening/6e1f?tab=files";
  expect(wayBack(address)).toEqual({ to: address, label: "Back to the screening" });
  expect(wayBack("/admin/screening-result/6e1f").label).toBe("Back to the screening");
});

test("everybody else goes to the dashboard, also when the place is not one of ours", () => {
  for (const place of [
    null,
    "/admin/transactions",
    "/admin/screening",
    "https://elsewhere.example/admin/screening/1",
  ])
    expect(wayBack(place)).toEqual({ to: "/admin/dashboard", label: "Back to the dashboard" });
});
