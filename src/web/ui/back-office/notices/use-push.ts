import { useEffect, useState } from 'react';
import {
  addAdminDevice,
  addPushDevice,
  getAdminDevices,
  getNotices,
  removeAdminDevice,
  removePushDevice,
  testAdminDevice,
  testPushDevice,
} from '#contracts/calls/notices.ts';
import type { NoticeDevices, PushSubscriptionInput } from '#contracts/notices.ts';
import * as texts from '#texts/back-office/notices.tsx';
import { serviceWorkerAddress, serviceWorkerScopes } from '../addresses.ts';
import { useBackOffice } from '../back-office-provider.tsx';
import { readClaims, useToken } from '../session.ts';
import { toasts } from '../toasts.tsx';
import { useAction, useRead, useSend } from '../use-call.ts';
import { forgetToldHere, isToldElsewhere, isToldHere, rememberToldHere } from './told-here.ts';

/**
 * Whether this browser can show notices: `home-screen` where it could if the site were on the home screen,
 * `denied` where it was forbidden to.
 */
type PushSupport = 'possible' | 'denied' | 'home-screen' | 'unsupported';

function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window;
  if (!isThere || !('Notification' in window)) {
    return isAppleMobile() && !isOnHomeScreen() ? 'home-screen' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** An iPad says that it is a Mac. */
const isAppleMobile = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isOnHomeScreen = () => matchMedia('(display-mode: standalone)').matches;

/** The token of this back office, and what it says of its account. */
function useOwner() {
  const { role } = useBackOffice().role;
  const token = useToken(useBackOffice().role) ?? null;
  const { userId = '', support } = token === null ? {} : readClaims(token);
  return { role, token, userId, isSupport: support !== undefined };
}

/** Returns what adds a device of the account that is logged in, removes it, and sends it a test. */
export function useDeviceCalls() {
  const { role, userId } = useOwner();
  const seller = {
    add: useSend(addPushDevice),
    remove: useSend(removePushDevice),
    test: useSend(testPushDevice),
  };
  const admin = {
    add: useSend(addAdminDevice),
    remove: useSend(removeAdminDevice),
    test: useSend(testAdminDevice),
  };
  return role === 'admin'
    ? {
        add: (body: PushSubscriptionInput) => admin.add({ body }),
        remove: (id: string) => admin.remove({ params: { id } }),
        test: (id: string) => admin.test({ params: { id } }),
      }
    : {
        add: (body: PushSubscriptionInput) => seller.add({ params: { userId }, body }),
        remove: (id: string) => seller.remove({ params: { userId, id } }),
        test: (id: string) => seller.test({ params: { userId, id } }),
      };
}

/** What a seller has chosen, and its devices. */
export const useNotices = (enabled = true) => {
  const { role, userId } = useOwner();
  const isReady = enabled && role === 'seller' && userId !== '';
  return useRead(getNotices, { params: { userId } }, { enabled: isReady });
};

export const useAdminDevices = (enabled = true) =>
  useRead(getAdminDevices, {}, { enabled: useOwner().role === 'admin' && enabled });

/** Whether this browser tells its account at once, or why it cannot; and what turns it on and off. */
export function usePush(notices: NoticeDevices | undefined) {
  const { role, token, isSupport } = useOwner();
  const { add, remove } = useDeviceCalls();
  const [support, setSupport] = useState<PushSupport>(pushSupport);
  const own = notices?.devices.find(({ isThis }) => isThis);

  const turnOn = useAction(async () => {
    if (notices === undefined) return;
    try {
      const body = await subscribeToPush(role, notices.publicKey);
      const { message } = await add(body);
      rememberToldHere(role, token, body.endpoint);
      toasts.success(message);
    } catch (error) {
      if (!(error instanceof NotSubscribed)) throw error;
      toasts.failure(error.message);
    } finally {
      setSupport(pushSupport());
    }
  });

  const turnOff = useAction(async () => {
    forgetToldHere(role);
    await renewal;
    if (own) toasts.success((await remove(own._id)).message);
    // Nothing is sent to it any more; a browser may take its time.
    unsubscribeFromPush(role).catch(() => {});
  });

  const isOn = own !== undefined && support === 'possible';
  return { support, isOn, isSupport, turnOn, turnOff };
}

/** What takes this browser up again: it is turned off after that, or it would be on once more. */
let renewal: Promise<void> = Promise.resolve();

/**
 * Takes this browser up again, without asking, for the account that it told before: after a new log-in, and once
 * its push service has given it another address.
 */
export function useKeepTold(): void {
  const { role, token } = useOwner();
  const [isDue, setDue] = useState(false);
  const devices = { seller: useNotices(isDue), admin: useAdminDevices(isDue) };
  const publicKey = devices[role].data?.publicKey;
  const { add } = useDeviceCalls();
  const isKept = isToldHere(role, token) && isGranted();
  useEffect(() => {
    if (!isKept) return;
    const look = async () => {
      const endpoint = await currentEndpoint(role);
      // It may have been turned off since, which changes the address too.
      if (isToldHere(role, token) && isToldElsewhere(role, token, endpoint)) setDue(true);
    };
    const lookQuietly = () => void look().catch(() => {});
    lookQuietly();
    return onEndpointChange(lookQuietly);
  }, [isKept, role, token]);
  useEffect(() => {
    if (!isDue || publicKey === undefined) return;
    setDue(false);
    if (!isToldHere(role, token)) return;
    renewal = subscribeToPush(role, publicKey)
      .then(async (body) => {
        if (isToldHere(role, token)) await add(body);
        if (isToldHere(role, token)) rememberToldHere(role, token, body.endpoint);
      })
      // The card of the notices shows that it is off.
      .catch(() => {});
  }, [isDue, publicKey, role, token, add]);
}

const isGranted = () => pushSupport() === 'possible' && Notification.permission === 'granted';

type Role = keyof typeof serviceWorkerScopes;

const registrationOf = (role: Role) =>
  navigator.serviceWorker.getRegistration(serviceWorkerScopes[role]);

type SubscribedKeys = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Why a browser gave no subscription, in words for its user. */
class NotSubscribed extends Error {}

/**
 * Asks the user, if it has not been asked, and subscribes this browser with the marketplace's public key
 * (base64url). Throws {@link NotSubscribed} where the user or the browser refuses.
 */
async function subscribeToPush(role: Role, publicKey: string): Promise<SubscribedKeys> {
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
async function currentEndpoint(role: Role): Promise<string | null> {
  const registration = await registrationOf(role);
  const subscription = await registration?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/** Calls back when the service worker says that this browser's address has changed. Returns how to end that. */
function onEndpointChange(changed: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === 'push-changed') changed();
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}

/** Ends the browser's subscription, if it has one. */
async function unsubscribeFromPush(role: Role): Promise<void> {
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
