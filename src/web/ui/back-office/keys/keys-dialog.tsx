import { useState } from 'react';
import * as texts from '#texts/back-office/keys.ts';
import { useBackOffice } from '../back-office-provider.tsx';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { Switch } from '../form/switch.tsx';
import { KeySigns } from './key-signs.tsx';
import {
  areSingleKeysHeard,
  isSingleKey,
  setSingleKeysHeard,
  shownOf,
  useRegisteredKeys,
} from './keys.ts';

/** The keys that do something on this screen, and whether those of one sign are heard. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { role } = useBackOffice();
  const names = useRegisteredKeys();
  const [areHeard, setHeard] = useState(areSingleKeysHeard);

  function hear(next: boolean) {
    setSingleKeysHeard(next, role.role);
    setHeard(next);
  }

  return (
    <DialogFrame title={texts.title} description={texts.intro} onClose={onClose}>
      <div className="overflow-y-auto px-5 pt-4 pb-5 md:px-6">
        <dl className="grid grid-cols-[1fr_auto] gap-x-6">
          {names.map((name) => (
            <div
              key={name}
              className="col-span-2 grid grid-cols-subgrid items-center border-b border-hair py-2"
            >
              <dt>{texts.does[name]}</dt>
              <dd className={isSingleKey(name) && !areHeard ? 'text-ink-muted line-through' : ''}>
                <KeySigns signs={shownOf(name)} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-4 flex items-start justify-between gap-6">
          <p>
            <span className="block font-medium">{texts.singleKeys}</span>
            <span className="block text-dense text-ink-soft">{texts.singleKeysHint}</span>
          </p>
          <Switch label={texts.singleKeys} checked={areHeard} onChange={hear} />
        </div>
      </div>
    </DialogFrame>
  );
}
