import { ArrowDown, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as texts from '#texts/back-office/lists.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from './action-button.tsx';

type Item = { _id: string; name: string };

type MovableListProps<Of extends Item> = {
  items: readonly Of[];
  onChange: (ids: readonly string[]) => void;
  /** What stands in a line; by default its name. */
  line?: (item: Of) => ReactNode;
  className?: string;
};

/** Lists of more lines can be searched, and a line be moved to their top at once. */
const LONG = 20;

type Moved = { id: string; step: 1 | -1 };

/** Returns where the next line is that is shown, from one up or down; -1 where none is. */
export const nextShown = (shown: readonly boolean[], from: number, by: Moved['step']): number =>
  by < 0 ? shown.slice(0, from).lastIndexOf(true) : shown.indexOf(true, from + 1);

/** A list whose lines are moved up and down, by dragging or by buttons: the focus stays with the line. */
export function MovableList<Of extends Item>(props: MovableListProps<Of>) {
  const { items, onChange, line, className } = props;
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const [sought, setSought] = useState('');
  const isLong = items.length > LONG;
  const isFound = ({ name }: Of) => name.toLowerCase().includes(sought.trim().toLowerCase());
  const isShown = (item: Of) => !isLong || isFound(item);
  const shown = items.map(isShown);
  const at = items.findIndex(({ _id }) => _id === moved?.id);

  // A line that is moved in the document loses the focus.
  useLayoutEffect(() => {
    if (moved === null) return;
    const buttons = list.current?.children[at]?.querySelectorAll('button') ?? [];
    // A line may have buttons of its own before these.
    const [up, down] = [...buttons].slice(-2);
    const wanted = moved.step < 0 ? up : down;
    (wanted?.disabled ? [up, down].find((each) => each !== wanted) : wanted)?.focus();
  }, [moved, at]);

  function move(from: number, to: number) {
    const ids = items.map(({ _id }) => _id);
    const [id = ''] = ids.splice(from, 1);
    ids.splice(to, 0, id);
    onChange(ids);
  }

  function step(from: number, by: Moved['step'], to = nextShown(shown, from, by)) {
    setMoved({ id: items[from]?._id ?? '', step: by });
    move(from, to);
  }

  function drop(index: number) {
    const from = items.findIndex(({ _id }) => _id === dragged);
    if (from >= 0 && from !== index) move(from, index);
    stop();
  }

  function stop() {
    setDragged(null);
    setTarget(null);
  }

  if (items.length === 0) return null;
  return (
    <>
      {isLong && (
        <input
          type="search"
          autoComplete="off"
          aria-label={texts.findInList}
          placeholder={texts.findInList}
          className="back-office-input mb-2"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      {isLong && !items.some(isFound) && <p className="text-ink-muted">{texts.nothingCalledSo}</p>}
      <ol ref={list} className={className}>
        {items.map((item, index) => (
          <li
            key={item._id}
            hidden={!shown[index]}
            draggable
            onDragStart={({ dataTransfer }) => {
              dataTransfer.effectAllowed = 'move';
              dataTransfer.setData('text/plain', item.name);
              setDragged(item._id);
            }}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setTarget(item._id);
            }}
            onDrop={(event) => {
              event.preventDefault();
              drop(index);
            }}
            onDragEnd={stop}
            className={classNames(
              'flex items-center justify-end gap-1 py-0.5 pe-0.5 ps-3 max-md:flex-wrap',
              dragged !== null && target === item._id && 'bg-hover',
            )}
          >
            {line ? (
              line(item)
            ) : (
              <bdi className="min-w-0 grow basis-24 wrap-anywhere">{item.name}</bdi>
            )}
            {isLong && (
              <IconButton
                label={texts.moveToTop(item.name)}
                disabled={index === 0}
                onClick={() => step(index, -1, 0)}
              >
                <ArrowUpToLine size={15} aria-hidden="true" />
              </IconButton>
            )}
            <IconButton
              label={texts.moveUp(item.name)}
              disabled={nextShown(shown, index, -1) < 0}
              onClick={() => step(index, -1)}
            >
              <ArrowUp size={15} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={texts.moveDown(item.name)}
              disabled={nextShown(shown, index, 1) < 0}
              onClick={() => step(index, 1)}
            >
              <ArrowDown size={15} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {at >= 0 && texts.isAt({ name: items[at]?.name ?? '', at: at + 1, count: items.length })}
      </p>
    </>
  );
}
