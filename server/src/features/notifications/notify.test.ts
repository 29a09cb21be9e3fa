import { describe, expect, test } from "vitest";
import { isNews } from "./notify.ts";
import type { NotificationContent } from "./rows.ts";

const progress: NotificationContent = {
  title: "Screening “Nurse”",
  message: "120 of 300 CVs, 40%",
  icon: "screening",
  action: "/admin/screening-result/1",
  notification_type: "progress",
};

describe("news is", () => {
  test.each<[string, NotificationContent]>([
    ["a percent that has moved", { ...progress, message: "123 of 300 CVs, 41%" }],
    ["another title", { ...progress, title: "Screening “Ward nurse”" }],
    ["the end of the work", { ...progress, notification_type: "progress_completion" }],
    ["another place to go", { ...progress, action: null }],
  ])("%s", (_name, content) => {
    expect(isNews(content, progress)).toBe(true);
  });

  test("whatever is told for the first time", () => {
    expect(isNews(progress, undefined)).toBe(true);
  });

  test("another message that is no progress", () => {
    const content: NotificationContent = {
      ...progress,
      notification_type: "warning",
      message: "2 files",
    };

    expect(isNews({ ...content, message: "3 files" }, content)).toBe(true);
    expect(isNews(content, content)).toBe(false);
  });
});

test("progress within the same percent is no news", () => {
  expect(isNews({ ...progress, message: "121 of 300 CVs, 40%" }, progress)).toBe(false);
});
