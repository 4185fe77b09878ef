import { expect, type Page, type Worker } from '@playwright/test';

/**
 * Delivers what a push service would to the service worker of a page, and waits until its notice is shown.
 * As push services do, it delivers again what did not arrive: a busy browser may drop a push, and DevTools does not
 * tell. A notice replaces the one of the same tag, so that there is one however often it came.
 */
export async function deliverPush(page: Page, data: string, scope = '/seller/'): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith(scope));
    if (ours) registered.resolve(ours.registrationId);
  });
  await devTools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered.promise;
  await expect(async () => {
    await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    await expect.poll(() => shownNotices(page, scope), { timeout: 5_000 }).toHaveLength(1);
  }).toPass();
}

/** Returns the notices that a page's service worker shows. */
export const shownNotices = (page: Page, scope = '/seller/') =>
  page.evaluate(async (address) => {
    const registration = await navigator.serviceWorker.getRegistration(address);
    const notices = (await registration?.getNotifications()) ?? [];
    return notices.map(({ title, body, data: path }) => ({ title, body, path }));
  }, scope);

/**
 * Opens the first notice, as a tap on it does; returns the addresses that windows are asked for or led on to, once
 * they are there.
 */
export const openNotice = (worker: Worker): Promise<string[]> =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (url: string) => Promise<null> };
      WindowClient: { prototype: { focus: () => void; navigate: (url: string) => Promise<null> } };
      NotificationEvent: new (kind: string, init: object) => Event;
    };
    const urls: string[] = [];
    // A browser opens and focuses windows for a real tap alone.
    scope.clients.openWindow = async (url) => {
      urls.push(url);
      return null;
    };
    const page = scope.WindowClient.prototype;
    const { navigate } = page;
    page.focus = () => {};
    page.navigate = async function (this: typeof page, url) {
      const there = await navigate.call(this, url);
      urls.push(url);
      return there;
    };
    const [notification] = await scope.registration.getNotifications();
    dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    while (urls.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    return urls;
  });

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

let given = 0;

/**
 * Gives a page this subscription to push, the last of several: the service of the browser's maker is out of reach
 * of tests.
 */
export async function subscribeAs(page: Page, subscription: Subscription): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  given += 1;
  const script = ({ subscription, number }: { subscription: Subscription; number: number }) => {
    // Scripts of a page begin in any order.
    const scope = window as { subscribedAs?: number };
    if ((scope.subscribedAs ?? 0) > number) return;
    scope.subscribedAs = number;
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => subscription }) as unknown as PushSubscription;
  };
  await page.addInitScript(script, { subscription, number: given });
}
