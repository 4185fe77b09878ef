import { Popover } from '@base-ui/react/popover';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import * as texts from '#texts/back-office/lists.ts';
import { MovableList } from '../movable-list.tsx';
import type { ColumnChoiceProps } from './column-choice.tsx';

/** The choice of columns itself, open at first where its button was pressed before it was here. */
export function ColumnChoicePopup(props: ColumnChoiceProps & { isOpen: boolean }) {
  return (
    <Popover.Root
      defaultOpen={props.isOpen}
      onOpenChange={(isOpen) => isOpen || props.views.keepColumns()}
    >
      <Popover.Trigger data-look="line" className="back-office-button">
        <Columns3 size={15} aria-hidden="true" />
        {texts.columns}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="z-30" sideOffset={4} align="end">
          <Popover.Popup
            className="back-office-popup max-h-(--available-height) w-72 overflow-y-auto p-1.5"
            aria-label={texts.columnsOfTable}
          >
            <ColumnLines {...props} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/**
 * While it is open, a column that is left out keeps its place, and what is pressed is known here:
 * the table follows through the address, which is later than the next press.
 */
function ColumnLines({ choices, shown: inTable, views }: ColumnChoiceProps) {
  const [order, setOrder] = useState(() => choices.map(({ key }) => key));
  const [pressed, setPressed] = useState<readonly string[] | null>(null);
  const shown = pressed ?? inTable;
  const items = order.map((key) => ({
    _id: key,
    name: choices.find((choice) => choice.key === key)?.title ?? key,
  }));

  function choose(keys: readonly string[] | null) {
    setPressed(keys);
    views.chooseColumns(keys);
  }

  function toggle(key: string) {
    const isShown = (each: string) => shown.includes(each) !== (each === key);
    choose(order.filter(isShown));
  }

  function reorder(keys: readonly string[]) {
    setOrder([...keys]);
    choose(keys.filter((key) => shown.includes(key)));
  }

  return (
    <>
      <MovableList
        items={items}
        onChange={reorder}
        line={({ _id, name }) => (
          <label className="flex min-h-8 min-w-0 grow cursor-pointer items-center gap-2.5 text-dense pointer-coarse:min-h-11">
            <input
              type="checkbox"
              className="back-office-check shrink-0"
              checked={shown.includes(_id)}
              onChange={() => toggle(_id)}
            />
            <span className="wrap-anywhere">{name}</span>
          </label>
        )}
      />
      <button
        type="button"
        disabled={!views.areColumnsChanged}
        className="mt-1 min-h-8 w-full cursor-pointer border-t border-hair px-3 pt-1 text-start text-dense text-ink-soft disabled:cursor-default disabled:opacity-50 pointer-coarse:min-h-11"
        onClick={() => choose(null)}
      >
        {texts.resetColumns}
      </button>
    </>
  );
}
