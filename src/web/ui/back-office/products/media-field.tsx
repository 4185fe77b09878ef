import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../action-button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { PictureEditor } from '../pictures/picture-editor.tsx';
import { toasts } from '../toasts.tsx';
import { MediaSlotCard } from './media-slot-card.tsx';
import { openOriginal } from './open-original.ts';
import { useMediaSlots } from './use-media-slots.ts';
import type { Uploads } from './use-uploads.ts';

type Edited = { index: number; file: Blob; name: string };
/** Where a slot was moved, and by which button, if not by dragging. */
type Moved = { to: number; by?: 'earlier' | 'later' };

/** The four media slots of a product: filled one by one, at once, or by dropping files. */
export function MediaField({ uploads }: { uploads: Uploads }) {
  const media = useMediaSlots(uploads);
  const [dragged, setDragged] = useState<number | null>(null);
  const [edited, setEdited] = useState<Edited | null>(null);
  const [switched, setSwitched] = useState<number | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    if (moved !== null) focusMoved(list.current, moved);
  }, [moved]);

  function move(from: number, moving: Moved) {
    media.move(from, moving.to);
    setMoved(moving);
  }

  function switchKind(index: number) {
    const slot = media.slots[index];
    const upload = slot?.is === 'uploading' ? uploads.all.get(slot.upload) : undefined;
    const isFilled = slot?.is !== 'empty' && upload?.state !== 'failed';
    if (isFilled) setSwitched(index);
    else media.switchKind(index);
  }

  async function edit(index: number) {
    const slot = media.slots[index];
    if (!slot || slot.is === 'empty') return;
    const original = await openOriginal(slot, uploads.all);
    if (original === null) return toasts.failure('This picture could not be opened. Try again.');
    setEdited({ index, ...original });
  }

  return (
    <fieldset>
      <legend className="text-dense font-medium">Pictures and videos</legend>
      <p className="mt-0.5 mb-2 text-fine text-ink-muted">
        Up to four. The first one is the cover.{' '}
        <span className="pointer-coarse:hidden">
          Drop several at once, and drag them into order.
        </span>
        <span className="hidden pointer-coarse:inline">
          Choose several at once, and move them with the arrows.
        </span>
      </p>
      <ol ref={list} className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {media.slots.map((slot, index) => (
          <MediaSlotCard
            key={index}
            slot={slot}
            index={index}
            upload={slot.is === 'uploading' ? uploads.all.get(slot.upload) : undefined}
            isTarget={dragged !== null && dragged !== index}
            onFiles={(files) => media.place(index, files)}
            onSwitch={() => switchKind(index)}
            onRemove={() => media.remove(index)}
            onRetry={() => slot.is === 'uploading' && uploads.retry(slot.upload)}
            onEdit={() => edit(index)}
            onMove={(to) => move(index, { to, by: to < index ? 'earlier' : 'later' })}
            onDrag={(isDragged) => setDragged(isDragged ? index : null)}
            onDropHere={() => dragged !== null && move(dragged, { to: index })}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved && (moved.to === 0 ? 'This is the cover now.' : `Moved to place ${moved.to + 1}.`)}
      </p>
      {media.taken && (
        <p role="status" className="mt-2 flex min-h-11 items-center gap-3 text-dense text-ink-soft">
          {media.taken.slot.kind === 'image' ? 'Image' : 'Video'} {media.taken.index + 1} was{' '}
          {media.taken.by === null ? 'taken out' : 'replaced'}.
          <ActionButton onClick={media.undo}>
            <Undo2 size={15} aria-hidden="true" />
            Undo
          </ActionButton>
        </p>
      )}
      {media.error && (
        <p role="alert" className="mt-1.5 text-dense text-bad">
          {media.error}
        </p>
      )}
      {edited && (
        <PictureEditor
          file={edited.file}
          name={edited.name}
          what={`Picture ${edited.index + 1}`}
          onDone={(file) => media.place(edited.index, [file], edited.file)}
          onClose={() => setEdited(null)}
        />
      )}
      {switched !== null && (
        <SwitchDialog
          isImage={media.slots[switched]?.kind === 'image'}
          place={switched + 1}
          onConfirm={() => media.switchKind(switched)}
          onClose={() => setSwitched(null)}
        />
      )}
    </fieldset>
  );
}

type SwitchDialogProps = {
  isImage: boolean;
  place: number;
  onConfirm: () => void;
  onClose: () => void;
};

function SwitchDialog({ isImage, place, onConfirm, onClose }: SwitchDialogProps) {
  return (
    <ConfirmDialog
      title={`Switch to ${isImage ? 'video' : 'image'}?`}
      text={`The ${isImage ? 'picture' : 'video'} in place ${place} is taken out of the product.`}
      action={`Switch to ${isImage ? 'Video' : 'Image'}`}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

/** The keyboard focus follows the moved picture. */
function focusMoved(list: HTMLOListElement | null, { to, by }: Moved): void {
  if (by === undefined) return;
  const card = list?.children[to];
  const ways = [by, by === 'earlier' ? 'later' : 'earlier'];
  const buttons = ways.map((way) =>
    card?.querySelector<HTMLElement>(`[data-move="${way}"]:enabled`),
  );
  buttons.find(Boolean)?.focus();
}
