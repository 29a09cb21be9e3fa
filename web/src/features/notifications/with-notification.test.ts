import type { Notification } from "@winnow/contract/notifications.ts";
import { expect, test } from "vitest";
import { withNotification } from "./with-notification.ts";

const one = (id: string, created_at: number, rest: Partial<Notification> = {}): Notification => ({
  id,
  title: id,
  message: "",
  icon: "notice",
  created_at,
  action: null,
  notification_type: "info",
  status: "unread",
  ...rest,
});
const list = [one("b", 20), one("a", 10)];
const ids = (notifications: Notification[]) => notifications.map(({ id }) => id);

test("a new notification stands where its time puts it", () => {
  expect(ids(withNotification(list, one("c", 15)))).toEqual(["b", "c", "a"]);
  expect(ids(withNotification(list, one("c", 30)))).toEqual(["c", "b", "a"]);
});

test("one that has changed takes the place of what it was", () => {
  const changed = withNotification(list, one("a", 10, { status: "read" }));

  expect(ids(changed)).toEqual(["b", "a"]);
  expect(changed[1]?.status).toBe("read");
});

test("one that is told anew comes to the top", () => {
  expect(ids(withNotification(list, one("a", 40)))).toEqual(["a", "b"]);
});

test("one that is cleared goes, and an unknown one that is cleared does not come", () => {
  expect(ids(withNotification(list, one("a", 10, { status: "cleared" })))).toEqual(["b"]);
  expect(ids(withNotification(list, one("x", 10, { status: "cleared" })))).toEqual(["b", "a"]);
});

test("of the same second, what comes later stands first, and stays there when it changes", () => {
  const later = withNotification(withNotification(list, one("d", 20)), one("c", 20));

  expect(ids(later)).toEqual(["c", "d", "b", "a"]);
  expect(ids(withNotification(later, one("d", 20, { message: "41%" })))).toEqual(["c", "d", "b", "a"]);
});
