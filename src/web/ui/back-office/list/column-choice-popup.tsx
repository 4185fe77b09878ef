import { Popover } from '@base-ui/react/popover';
import { Columns3 } from 'lucide-react';
import * as texts from '#texts/back-office/lists.ts';
import type { ColumnChoiceProps } from './column-choice.tsx';

/** The choice of columns itself, open at first where its button was pressed before it was here. */
export function ColumnChoicePopup({ chosen, isOpen }: ColumnChoiceProps & { isOpen: boolean }) {
  const { choices, isShown, toggle, reset, isChanged } = chosen;
  return (
    <Popover.Root defaultOpen={isOpen}>
      <Popover.Trigger data-look="line" className="back-office-button">
        <Columns3 size={15} aria-hidden="true" />
        {texts.columns}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="z-30" sideOffset={4} align="end">
          <Popover.Popup className="back-office-popup w-56 p-1.5" aria-label={texts.columnsOfTable}>
            {choices.map(({ key, title }) => (
              <label
                key={key}
                className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control px-2 text-dense hover:bg-hover pointer-coarse:min-h-11"
              >
                <input
                  type="checkbox"
                  className="back-office-check"
                  checked={isShown(key)}
                  onChange={() => toggle(key)}
                />
                {title}
              </label>
            ))}
            <button
              type="button"
              disabled={!isChanged}
              className="mt-1 min-h-8 w-full cursor-pointer border-t border-hair px-2 pt-1 text-start text-dense text-ink-soft disabled:cursor-default disabled:opacity-50 pointer-coarse:min-h-11"
              onClick={reset}
            >
              {texts.resetColumns}
            </button>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
