import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#web/ui/back-office/action-button.tsx';

type MovableListProps = {
  items: readonly { _id: string; name: string }[];
  onChange: (ids: readonly string[]) => void;
};

type Moved = { id: string; step: 1 | -1 };

/** A list whose lines are moved up and down, by pointer or keyboard: the focus stays with the line. */
export function MovableList({ items, onChange }: MovableListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const at = items.findIndex(({ _id }) => _id === moved?.id);

  // A line that is moved in the document loses the focus.
  useLayoutEffect(() => {
    if (moved === null) return;
    const buttons = list.current?.children[at]?.querySelectorAll('button') ?? [];
    const [up, down] = buttons;
    const wanted = moved.step < 0 ? up : down;
    (wanted?.disabled ? [up, down].find((each) => each !== wanted) : wanted)?.focus();
  }, [moved, at]);

  function move(from: number, step: Moved['step']) {
    const ids = items.map(({ _id }) => _id);
    const [id = ''] = ids.splice(from, 1);
    ids.splice(from + step, 0, id);
    setMoved({ id, step });
    onChange(ids);
  }

  if (items.length === 0) return null;
  return (
    <>
      <ol ref={list} className="mt-3 divide-y divide-hair rounded-control border border-hair">
        {items.map(({ _id, name }, index) => (
          <li key={_id} className="flex items-center gap-1 py-0.5 pe-0.5 ps-3">
            <bdi className="min-w-0 grow wrap-anywhere">{name}</bdi>
            <IconButton
              label={`Move ${name} up`}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            >
              <ArrowUp size={15} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`Move ${name} down`}
              disabled={index === items.length - 1}
              onClick={() => move(index, 1)}
            >
              <ArrowDown size={15} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {at >= 0 && `${items[at]?.name} is ${at + 1} of ${items.length}`}
      </p>
    </>
  );
}
