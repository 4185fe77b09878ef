import * as texts from '#texts/back-office/notices.tsx';
import { serviceWorkerAddress, serviceWorkerScopes } from '../addresses.ts';

type Role = keyof typeof serviceWorkerScopes;

const registrationOf = (role: Role) =>
  navigator.serviceWorker.getRegistration(serviceWorkerScopes[role]);

type SubscribedKeys = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Why a browser gave no subscription, in words for its user. */
export class NotSubscribed extends Error {}

/**
 * Asks the user, if it has not been asked, and subscribes this browser with the marketplace's public key
 * (base64url). Throws {@link NotSubscribed} where the user or the browser refuses.
 */
export async function subscribeToPush(role: Role, publicKey: string): Promise<SubscribedKeys> {
  // Within the user's click: browsers ask for nothing later.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') {
    throw new NotSubscribed(texts.notAllowed);
  }
  await navigator.serviceWorker.register(serviceWorkerAddress, {
    scope: serviceWorkerScopes[role],
  });
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(publicKey);
  const before = await pushManager.getSubscription();
  if (before !== null && !isSame(before.options.applicationServerKey, applicationServerKey)) {
    await before.unsubscribe();
  }
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey })
    .catch(() => {
      throw new NotSubscribed(texts.serviceNotReached);
    });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

/** Returns the address that this browser is told at; null where it has none, or has lost it. */
export async function currentEndpoint(role: Role): Promise<string | null> {
  const registration = await registrationOf(role);
  const subscription = await registration?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/** Calls back when the service worker says that this browser's address has changed. Returns how to end that. */
export function onEndpointChange(changed: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === 'push-changed') changed();
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}

/** Ends the browser's subscription, if it has one. */
export async function unsubscribeFromPush(role: Role): Promise<void> {
  const registration = await registrationOf(role);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (each) => each.charCodeAt(0));
}

function isSame(found: ArrayBuffer | null, wanted: Uint8Array): boolean {
  const bytes = new Uint8Array(found ?? new ArrayBuffer(0));
  return bytes.length === wanted.length && bytes.every((byte, index) => byte === wanted[index]);
}
