import { expect, test } from "vitest";
import { returnLink } from "./return-link.ts";

test("whoever came from a screening goes back to it", () => {
  const address = "/admin/screening/6e1f?tab=files";
  expect(returnLink(address)).toEqual({ to: address, label: "toScreening" });
  expect(returnLink("/admin/screening-result/6e1f").label).toBe("toScreening");
});

test("everybody else goes to the dashboard, also when the place is not one of ours", () => {
  for (const place of [
    null,
    "/admin/transactions",
    "/admin/screening",
    "https://elsewhere.example/admin/screening/1",
  ])
    expect(returnLink(place)).toEqual({ to: "/admin/dashboard", label: "toDashboard" });
});
