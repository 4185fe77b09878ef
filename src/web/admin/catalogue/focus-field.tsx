import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { CENTRE, type Focus } from '#domain/pictures/focus.ts';
import { guessFocus, LOOKED_AT_SIDE } from '#domain/pictures/guess-focus.ts';
import { useKey } from '#web/ui/back-office/keys/keys.ts';
import { canvasOf, openPicture } from '#web/ui/back-office/pictures/picture-canvas.ts';
import { pictureProblem } from '#web/ui/back-office/pictures/picture-file.ts';
import { usePreview } from '#web/ui/back-office/pictures/use-preview.ts';
import { type FocusValue, pictureNameOf } from './focus-value.ts';

/** Guesses the focus point of a chosen file as the server does; null where it cannot. */
async function guessFileFocus(file: File): Promise<Focus | null> {
  const bitmap = await openPicture(file);
  if (bitmap === null) return null;
  try {
    const scale = Math.min(1, LOOKED_AT_SIDE / Math.max(bitmap.width, bitmap.height, 1));
    const { element, context } = canvasOf(bitmap.width * scale, bitmap.height * scale);
    context.drawImage(bitmap, 0, 0, element.width, element.height);
    const { data, width, height } = context.getImageData(0, 0, element.width, element.height);
    return guessFocus({ data, width, height, channels: 4 });
  } finally {
    bitmap.close();
  }
}

/** How the shop crops these pictures: in circles and squares, and on cards. */
const crops = [
  { label: 'Circle', frame: 'aspect-square rounded-full' },
  { label: 'Square', frame: 'aspect-square rounded-control' },
  { label: 'Card', frame: 'aspect-card rounded-control' },
];

/**
 * The point of the form's picture that crops keep in sight (`focus`), with the crops beside it. Of a
 * chosen file it is guessed, until it is moved. Shows nothing without a picture.
 */
export function FocusField({ current }: { current?: string | undefined }) {
  const file = useWatch({ name: 'image' }) as File | null;
  const { field } = useController({ name: 'focus' });
  const value = field.value as FocusValue;
  const isRefused = file !== null && pictureProblem(file) !== undefined;
  const chosen = usePreview(isRefused ? null : file);
  const shown = file === null ? current : chosen;
  const name = pictureNameOf(file, current);
  const own = value?.of === name ? value : null;
  const focus: Focus = own ?? CENTRE;
  const set = ({ x, y }: Focus) => field.onChange({ x, y, of: name });
  useGuess(own === null && !isRefused ? file : null, set);

  if (!shown) return null;
  const objectPosition = `${focus.x}% ${focus.y}%`;
  return (
    <div>
      <p className="mb-1.5 text-dense font-medium">Focus point</p>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <FocusHandle picture={shown} focus={focus} onMove={set} />
        <ul className="flex items-end gap-3" aria-hidden="true">
          {crops.map(({ label, frame }) => (
            <li key={label} className="text-center text-fine text-ink-muted">
              <img
                src={shown}
                alt=""
                className={`w-16 bg-sand object-cover ${frame}`}
                style={{ objectPosition }}
              />
              <span className="mt-1 block">{label}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-2 text-fine text-ink-muted">
        Crops keep this point in sight.{' '}
        <span className="pointer-coarse:hidden">Click, drag or use the arrow keys.</span>
        <span className="hidden pointer-coarse:inline">Touch it, or move it with a finger.</span>
      </p>
    </div>
  );
}

/** Sets the point that is guessed of a file, unless the file has one by then. */
function useGuess(file: File | null, set: (focus: Focus) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    let isWanted = file !== null;
    if (file !== null) {
      guessFileFocus(file).then((guess) => {
        if (isWanted && guess !== null) set(guess);
      });
    }
    return () => {
      isWanted = false;
    };
  }, [file]);
}

type FocusHandleProps = {
  /** URL of the picture. */
  picture: string;
  focus: Focus;
  onMove: (focus: Focus) => void;
};

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/**
 * A whole picture with a handle on it, which is moved by pointer and by arrow keys (10 with Shift). Left is left in every
 * language: a picture does not turn with the writing.
 */
function FocusHandle({ picture, focus, onMove }: FocusHandleProps) {
  const handle = useRef<HTMLDivElement>(null);

  function follow({ buttons, clientX, clientY, currentTarget }: PointerEvent) {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const x = within(((clientX - left) / width) * 100);
    const y = within(((clientY - top) / height) * 100);
    if (x !== focus.x || y !== focus.y) onMove({ x, y });
  }

  useKey('moveFocusPoint');
  function step(event: KeyboardEvent) {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    const length = event.shiftKey ? 10 : 1;
    onMove({ x: within(focus.x + by[0] * length), y: within(focus.y + by[1] * length) });
  }

  return (
    <div
      className="relative cursor-crosshair touch-none select-none overflow-hidden rounded-control bg-sand"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        handle.current?.focus();
        follow(event);
      }}
      onPointerMove={follow}
    >
      <img src={picture} alt="" draggable={false} className="block max-h-44 max-w-full" />
      <div
        ref={handle}
        role="slider"
        tabIndex={0}
        aria-label="Focus point"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={focus.x}
        aria-valuetext={`${focus.x}% from the left, ${focus.y}% from the top`}
        onKeyDown={step}
        className="absolute size-6 -translate-1/2 rounded-full border-2 border-panel bg-accent/40 outline-1 outline-ink/60 focus-visible:outline-3 focus-visible:outline-accent"
        style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
      />
    </div>
  );
}
