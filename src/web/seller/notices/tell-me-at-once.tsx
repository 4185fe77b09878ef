import { BellRing, X } from 'lucide-react';
import { useState } from 'react';
import * as texts from '#texts/seller/notices.ts';
import { ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { useNotices, usePush } from '#web/ui/back-office/notices/use-push.ts';
import { readPreference, savePreference } from '#web/ui/back-office/preferences.ts';

const PUT_AWAY = 'no-tell-me-at-once';

/** Offers notices on this device, above the enquiries, until they are on or it is put away. */
export function TellMeAtOnce() {
  const [isPutAway, setPutAway] = useState(() => readPreference(PUT_AWAY) !== null);
  const { data: notices } = useNotices(!isPutAway);
  const { support, isOn, isSupport, turnOn } = usePush(notices);
  const isOffered = support === 'possible' || support === 'home-screen';
  if (isPutAway || notices === undefined || isOn || isSupport || !isOffered) return null;
  const putAway = () => {
    savePreference(PUT_AWAY, '1', '/seller');
    setPutAway(true);
  };
  return (
    <aside
      aria-label={texts.onThisDevice}
      className="flex items-start gap-3 border-b border-hair bg-accent-soft px-4 py-2.5 text-accent-deep md:px-8"
    >
      <BellRing size={17} aria-hidden="true" className="mt-2 shrink-0 max-lg:mt-3" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
        <p className="py-1.5 max-lg:py-2.5">
          {support === 'possible' ? texts.hearOnThisDevice : texts.addToHomeScreen}
        </p>
        {support === 'possible' && (
          <ActionButton
            look="solid"
            busy={turnOn.isPending && texts.asking}
            onClick={() => turnOn.mutate(undefined)}
          >
            {texts.tellMe}
          </ActionButton>
        )}
      </div>
      <IconButton label={texts.putAway} onClick={putAway}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
