import { useState } from 'react';
import type { Settings, SettingsShown } from '#contracts/settings.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { DialogFoot, DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { Radio } from '#web/ui/back-office/form/form-fields.tsx';
import { useAction } from '#web/ui/back-office/use-call.ts';
import { Differences } from '../versions/differences.tsx';
import { inWords, parts } from './setting-words.ts';

type Part = keyof Settings;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the parts that were changed here and by somebody else, to something else. */
const disputed = (base: Settings, mine: Settings, theirs: Settings): Part[] =>
  (Object.keys(parts) as Part[]).filter(
    (part) =>
      !isSame(base[part], mine[part]) &&
      !isSame(base[part], theirs[part]) &&
      !isSame(mine[part], theirs[part]),
  );

/** Returns the settings in force with what was changed here, but for the parts that are taken as they are in force. */
export function mergedSettings(
  base: Settings,
  mine: Settings,
  theirs: Settings,
  taken: ReadonlySet<Part>,
): Settings {
  const own = (Object.keys(parts) as Part[]).filter(
    (part) => !taken.has(part) && !isSame(base[part], mine[part]),
  );
  return { ...theirs, ...Object.fromEntries(own.map((part) => [part, mine[part]])) };
}

type CompareSettingsProps = {
  base: Settings;
  mine: Settings;
  theirs: SettingsShown;
  /** Saves what was chosen over what is in force. */
  onSave: (settings: Settings) => Promise<unknown>;
  onClose: () => void;
};

/** What two admins changed at once, part by part: mine or theirs. What one of them changed stays anyhow. */
export function CompareSettings({ base, mine, theirs, onSave, onClose }: CompareSettingsProps) {
  const [taken, setTaken] = useState<ReadonlySet<Part>>(new Set());
  const both = disputed(base, mine, theirs.settings);
  const save = useAction(() => onSave(mergedSettings(base, mine, theirs.settings, taken)));

  function choose(part: Part, isTheirs: boolean) {
    const next = new Set(taken);
    if (isTheirs) next.add(part);
    else next.delete(part);
    setTaken(next);
  }

  return (
    <DialogFrame
      title="Compare and choose"
      description={
        both.length === 0
          ? 'You and they changed different settings: both changes are kept.'
          : 'Settings that only one of you changed are kept. Choose for those that both changed.'
      }
      width="44rem"
      onClose={onClose}
    >
      <div className="grid min-h-0 gap-6 overflow-y-auto px-5 pt-4 pb-5 md:px-6">
        {both.map((part) => (
          <fieldset key={part} className="border-t border-hair pt-3">
            <legend className="pe-3 font-medium">{parts[part]}</legend>
            <div className="flex gap-6 pt-2">
              {[true, false].map((isTheirs) => (
                <Radio
                  key={String(isTheirs)}
                  name={part}
                  checked={taken.has(part) === isTheirs}
                  onChange={() => choose(part, isTheirs)}
                >
                  {isTheirs ? 'Theirs' : 'Mine'}
                  <span className="max-md:hidden">
                    {isTheirs ? ', on the left' : ', on the right'}
                  </span>
                  <span className="md:hidden">{isTheirs ? ', above' : ', below'}</span>
                </Radio>
              ))}
            </div>
            <Differences
              before={{ fields: inWords(part, theirs.settings), pictures: {} }}
              after={{ fields: inWords(part, mine), pictures: {} }}
            />
          </fieldset>
        ))}
      </div>
      <DialogFoot>
        <ActionButton disabled={save.isPending} onClick={onClose}>
          Cancel
        </ActionButton>
        <ActionButton
          look="solid"
          busy={save.isPending && 'Saving…'}
          onClick={() => save.mutate(undefined)}
        >
          Save Settings
        </ActionButton>
      </DialogFoot>
    </DialogFrame>
  );
}
