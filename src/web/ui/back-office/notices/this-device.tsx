import type { NoticeDevices } from '#contracts/notices.ts';
import * as texts from '#texts/back-office/notices.tsx';
import { ActionButton } from '../action-button.tsx';
import { usePush } from './use-push.ts';

const reasons = {
  denied: texts.forbidden,
  'home-screen': texts.fromHomeScreen,
  unsupported: texts.notSupported,
};

/** Turns the notices of this browser on and off, or says why it has none. */
export function ThisDevice({ notices }: { notices: NoticeDevices }) {
  const { support, isOn, isSupport, turnOn, turnOff } = usePush(notices);
  if (isSupport) {
    return <p className="text-ink-muted">{texts.notForSupport}</p>;
  }
  if (support !== 'possible') return <p className="text-ink-soft">{reasons[support]}</p>;
  return isOn ? (
    <ActionButton
      className="justify-self-start"
      busy={turnOff.isPending && texts.turningOff}
      onClick={() => turnOff.mutate(undefined)}
    >
      {texts.turnOff}
    </ActionButton>
  ) : (
    <ActionButton
      look="solid"
      className="justify-self-start"
      busy={turnOn.isPending && texts.asking}
      onClick={() => turnOn.mutate(undefined)}
    >
      {texts.turnOn}
    </ActionButton>
  );
}
