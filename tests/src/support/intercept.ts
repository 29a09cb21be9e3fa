import { randomUUID } from "node:crypto";
import type { Page, Route } from "playwright-core";

/**
 * Takes over a page's calls of these addresses, from this moment on. A browser tells the processes of a page that is open
 * already a little later that somebody listens, and what they call until then goes its way: so this waits until a call
 * of the page itself has come by.
 */
export async function intercept(
  page: Page,
  addresses: Parameters<Page["route"]>[0],
  handle: (route: Route) => unknown,
): Promise<void> {
  const probe = `/healthz?${randomUUID()}`;
  await page.route(addresses, handle);
  if (!page.url().startsWith("http")) return;
  const isProbe = (url: URL) => url.href.endsWith(probe);
  await page.route(isProbe, (route) => route.fulfill({ status: 204 }));
  await page.evaluate(async (url) => {
    const status = () =>
      fetch(url).then(
        (answer) => answer.status,
        () => 0,
      );
    while ((await status()) !== 204);
  }, probe);
  await page.unroute(isProbe);
}

/** Holds back calls of this method to these addresses, until `answer` is called; `sent` resolves when the first has come. */
export async function holdBack(
  page: Page,
  method: string,
  addresses: string,
): Promise<{ sent: Promise<void>; answer: () => void }> {
  const isSent = Promise.withResolvers<void>();
  const isAnswering = Promise.withResolvers<void>();
  await intercept(page, addresses, async (route) => {
    if (route.request().method() === method) {
      isSent.resolve();
      await isAnswering.promise;
    }
    await route.continue();
  });
  return { sent: isSent.promise, answer: isAnswering.resolve };
}
