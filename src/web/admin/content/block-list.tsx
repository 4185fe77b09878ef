import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { useEditing } from './editing.ts';
import { useFaultOfList, Within } from './faults.tsx';

type BlockListProps<Of> = {
  /** Its path among the fields around it. */
  at: string;
  items: readonly Of[];
  onChange: (items: Of[]) => void;
  /** What one is called, such as `Slide`. */
  name: (item: Of, index: number) => string;
  most: number;
  /** The fewest that there can be. */
  least?: number;
  /** What can be added. */
  fresh: readonly { label: string; make: () => Of }[];
  children: (item: Of, change: (changes: Partial<Of>) => void) => ReactNode;
};

/** Blocks of one kind, each with its fields: moved, removed and added. */
export function BlockList<Of extends object>(props: BlockListProps<Of>) {
  const { at, items, onChange, name, most, least = 0, fresh, children } = props;
  const { mayChange } = useEditing();
  const fault = useFaultOfList(at);

  function move(from: number, to: number) {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  }

  return (
    <>
      <ol className="grid grid-cols-1 gap-4">
        {items.map((item, index) => {
          const called = name(item, index);
          return (
            <li key={index} className="rounded-panel border border-hair bg-panel">
              <div className="flex items-center gap-1 py-1 ps-4 pe-1">
                <h3 className="min-w-0 grow font-medium wrap-anywhere">{called}</h3>
                {mayChange && (
                  <>
                    <IconButton
                      label={`Move ${called} up`}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    >
                      <ArrowUp size={15} aria-hidden="true" />
                    </IconButton>
                    <IconButton
                      label={`Move ${called} down`}
                      disabled={index === items.length - 1}
                      onClick={() => move(index, index + 1)}
                    >
                      <ArrowDown size={15} aria-hidden="true" />
                    </IconButton>
                    <IconButton
                      label={`Remove ${called}`}
                      disabled={items.length <= least}
                      onClick={() => onChange(items.filter((_, n) => n !== index))}
                    >
                      <Trash2 size={15} aria-hidden="true" />
                    </IconButton>
                  </>
                )}
              </div>
              <div className="grid grid-cols-1 gap-4 border-t border-hair p-4 empty:hidden">
                <Within at={`${at}/${index}`}>
                  {children(item, (changes) =>
                    onChange(
                      items.map((each, n) => (n === index ? { ...each, ...changes } : each)),
                    ),
                  )}
                </Within>
              </div>
            </li>
          );
        })}
      </ol>
      {fault && (
        <p role="alert" className="mt-2 text-dense text-bad">
          {fault}
        </p>
      )}
      {mayChange && items.length < most && fresh.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          {fresh.map(({ label, make }) => (
            <ActionButton key={label} onClick={() => onChange([...items, make()])}>
              <Plus size={15} aria-hidden="true" />
              {label}
            </ActionButton>
          ))}
        </div>
      )}
    </>
  );
}
