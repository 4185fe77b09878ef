import { Monitor, Smartphone } from 'lucide-react';
import type { PushDevice } from '#contracts/notices.ts';
import * as texts from '#texts/back-office/notices.tsx';
import { ActingButton } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { formatDay } from '../formats.ts';
import { StatusDot } from '../status-dot.tsx';
import { toasts } from '../toasts.tsx';
import { unseen } from '../unseen.tsx';
import { useRefresh } from '../use-call.ts';
import { forgetToldHere } from './told-here.ts';
import { useDeviceCalls } from './use-push.ts';

/** The devices that are told at once, each with a test and a way to end it. */
export function DeviceList({ devices }: { devices: PushDevice[] }) {
  if (devices.length === 0) return null;
  return (
    <ul className="divide-y divide-hair border-y border-hair" aria-label={texts.devicesTold}>
      {devices.map((device) => (
        <DeviceRow key={device._id} device={device} />
      ))}
    </ul>
  );
}

function DeviceRow({
  device: { _id: id, device, isThis, createdAt, failedAt },
}: {
  device: PushDevice;
}) {
  const { role } = useBackOffice().role;
  const { test, remove } = useDeviceCalls();
  const refresh = useRefresh();
  async function trying() {
    try {
      toasts.success((await test(id)).message);
    } catch (error) {
      await refresh(['notices']);
      throw error;
    }
  }

  async function removing() {
    if (isThis) forgetToldHere(role);
    toasts.success((await remove(id)).message);
  }

  const Icon = /Android|iOS/.test(device) ? Smartphone : Monitor;
  const which = { device, day: formatDay(createdAt) };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Icon size={17} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-x-2.5">
          <span className="font-medium">{device}</span>
          {isThis && <StatusDot tone="good">{texts.thisDevice}</StatusDot>}
          {failedAt && <StatusDot tone="bad">{texts.notReached}</StatusDot>}
        </p>
        <p className="text-dense text-ink-muted">{texts.since(which.day)}</p>
      </div>
      <div className="flex gap-2">
        <ActingButton act={trying}>{texts.sendTest(which, unseen)}</ActingButton>
        <ActingButton act={removing}>{texts.remove(which, unseen)}</ActingButton>
      </div>
    </li>
  );
}
