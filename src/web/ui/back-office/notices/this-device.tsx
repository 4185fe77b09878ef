import type { NoticeDevices } from '#contracts/notices.ts';
import { ActionButton } from '../action-button.tsx';
import { usePush } from './use-push.ts';

const reasons = {
  denied:
    'This browser was told not to show notices of this site. Allow them in its settings for this site, then reload this page.',
  'home-screen':
    'On this device, add this site to the home screen first (Share, then Add to Home Screen), and open it from there.',
  unsupported: 'This browser cannot show notices. Another one, or the mails below, can.',
};

/** Turns the notices of this browser on and off, or says why it has none. */
export function ThisDevice({ notices }: { notices: NoticeDevices }) {
  const { support, isOn, isSupport, turnOn, turnOff } = usePush(notices);
  if (isSupport) {
    return <p className="text-ink-muted">Only the seller itself can add devices, not support.</p>;
  }
  if (support !== 'possible') return <p className="text-ink-soft">{reasons[support]}</p>;
  return isOn ? (
    <ActionButton
      className="justify-self-start"
      busy={turnOff.isPending && 'Turning off…'}
      onClick={() => turnOff.mutate(undefined)}
    >
      Turn off on this device
    </ActionButton>
  ) : (
    <ActionButton
      look="solid"
      className="justify-self-start"
      busy={turnOn.isPending && 'Asking…'}
      onClick={() => turnOn.mutate(undefined)}
    >
      Tell me at once
    </ActionButton>
  );
}
