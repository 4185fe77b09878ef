import { useEffect, useState } from 'react';
import { addPushDevice, getNotices, removePushDevice } from '#contracts/calls/notices.ts';
import type { Notices } from '#contracts/notices.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { readClaims, useToken } from '#web/ui/back-office/session.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useAction, useRead, useSend } from '#web/ui/back-office/use-call.ts';
import { useUserId } from '../use-self.ts';
import { type PushSupport, pushSupport } from './push-support.ts';
import {
  currentEndpoint,
  NotSubscribed,
  onEndpointChange,
  subscribeToPush,
  unsubscribeFromPush,
} from './subscribe.ts';
import { forgetToldHere, isToldElsewhere, isToldHere, rememberToldHere } from './told-here.ts';

/** What a seller has chosen, and its devices. */
export const useNotices = (enabled = true) => {
  const userId = useUserId();
  return useRead(getNotices, { params: { userId } }, { enabled: enabled && userId !== '' });
};

/** Whether this browser tells its seller at once, or why it cannot; and what turns it on and off. */
export function usePush(notices: Notices | undefined) {
  const token = useToken(useBackOffice().role) ?? null;
  const userId = useUserId();
  const add = useSend(addPushDevice);
  const remove = useSend(removePushDevice);
  const [support, setSupport] = useState<PushSupport>(pushSupport);
  const own = notices?.devices.find(({ isThis }) => isThis);
  const isSupport = token !== null && readClaims(token).support !== undefined;

  const turnOn = useAction(async () => {
    if (notices === undefined) return;
    try {
      const body = await subscribeToPush(notices.publicKey);
      const { message } = await add({ params: { userId }, body });
      rememberToldHere(token, body.endpoint);
      toasts.success(message);
    } catch (error) {
      if (!(error instanceof NotSubscribed)) throw error;
      toasts.failure(error.message);
    } finally {
      setSupport(pushSupport());
    }
  });

  const turnOff = useAction(async () => {
    forgetToldHere();
    await unsubscribeFromPush();
    if (own) toasts.success((await remove({ params: { userId, id: own._id } })).message);
  });

  const isOn = own !== undefined && support === 'possible';
  return { support, isOn, isSupport, turnOn, turnOff };
}

/**
 * Takes this browser up again, without asking, for the seller that it told before: after a new log-in, and once
 * its push service has given it another address.
 */
export function useKeepTold(): void {
  const token = useToken(useBackOffice().role) ?? null;
  const userId = useUserId();
  const [isDue, setDue] = useState(false);
  const { data: notices } = useNotices(isDue);
  const add = useSend(addPushDevice);
  const isKept = isToldHere(token) && isGranted();
  useEffect(() => {
    if (!isKept) return;
    const look = async () => {
      if (isToldElsewhere(token, await currentEndpoint())) setDue(true);
    };
    const lookQuietly = () => void look().catch(() => {});
    lookQuietly();
    return onEndpointChange(lookQuietly);
  }, [isKept, token]);
  useEffect(() => {
    if (!isDue || notices === undefined) return;
    setDue(false);
    subscribeToPush(notices.publicKey)
      .then(async (body) => {
        await add({ params: { userId }, body });
        rememberToldHere(token, body.endpoint);
      })
      // The card of the notices shows that it is off.
      .catch(() => {});
  }, [isDue, notices, token, userId, add]);
}

const isGranted = () => pushSupport() === 'possible' && Notification.permission === 'granted';
