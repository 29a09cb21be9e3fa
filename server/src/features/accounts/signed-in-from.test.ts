import { expect, test } from "vitest";
import { signedInFrom } from "./signed-in-from.ts";

const of = (userAgent: string | undefined, address = "203.0.113.7") => signedInFrom({ userAgent, address });

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0",
    "Edge",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
    "Chrome",
    "Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "iOS",
  ],
  ["curl/8.5.0", null, null],
  [undefined, null, null],
])("%s is recognised", (userAgent, browser, system) => {
  expect(of(userAgent)).toMatchObject({ browser, system });
});

test.each([
  ["203.0.113.7", "203.0.113.x"],
  ["::ffff:203.0.113.7", "203.0.113.x"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:…"],
  ["2001:db8::1", "2001:db8:…"],
  ["::1", null],
])("of the address %s only the network is kept", (address, network) => {
  expect(of(undefined, address).network).toBe(network);
});
