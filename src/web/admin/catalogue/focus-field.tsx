import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { CENTRE, type Focus } from '#domain/pictures/focus.ts';
import { guessFocus, LOOKED_AT_SIDE } from '#domain/pictures/guess-focus.ts';
import { canvasOf, openPicture } from '#web/ui/back-office/pictures/picture-canvas.ts';
import { pictureProblem } from '#web/ui/back-office/pictures/picture-file.ts';
import { usePreview } from '#web/ui/back-office/pictures/use-preview.ts';
import { FocusHandle } from './focus-handle.tsx';
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
