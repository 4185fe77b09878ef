import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { PictureEditor } from '../pictures/picture-editor.tsx';
import { toasts } from '../toasts.tsx';
import { MediaSlotCard } from './media-slot-card.tsx';
import {
  clearSlot,
  type MediaSlots,
  moveSlot,
  placeFiles,
  readSlots,
  settleUpload,
  switchKind,
  writeSlots,
} from './media-slots.ts';
import type { Uploads } from './use-uploads.ts';

/** The four media slots of a product (SPEC §2): filled one by one, at once, or by dropping files. */
export function MediaField({ uploads }: { uploads: Uploads }) {
  const { field, fieldState } = useController({ name: 'media' });
  const slots = readSlots(field.value as string, (upload) => uploads.all.has(upload));
  const [dragged, setDragged] = useState<number | null>(null);
  const [edited, setEdited] = useState<{ index: number; file: Blob; name: string } | null>(null);
  const [said, setSaid] = useState('');
  const set = (next: MediaSlots) => field.onChange(writeSlots(next));

  useEffect(() => {
    let next = slots;
    for (const slot of slots) {
      const sent = slot.is === 'uploading' ? uploads.all.get(slot.upload)?.sent : undefined;
      if (slot.is === 'uploading' && sent) {
        const { kind, url } = sent.media;
        next = settleUpload(next, slot.upload, { kind, url, ticket: sent.ticket });
      }
    }
    if (next !== slots) set(next);
  }, [uploads.all]);

  function stop(index: number) {
    const slot = slots[index];
    if (slot?.is === 'uploading') uploads.cancel(slot.upload);
  }

  function place(index: number, files: readonly File[]) {
    if (files.length === 0) return;
    stop(index);
    const { slots: next, placed, left } = placeFiles(slots, index, files, uploads.newId);
    for (const { upload, file } of placed) uploads.start(upload, file);
    set(next);
    if (left > 0) toasts.note(`There is room for four. ${left} more could not be added.`);
  }

  function move(from: number, to: number) {
    set(moveSlot(slots, from, to));
    setSaid(to === 0 ? 'This is the cover now.' : `Moved to place ${to + 1}.`);
  }

  async function edit(index: number) {
    const slot = slots[index];
    if (!slot || slot.is === 'empty') return;
    if (slot.is === 'uploading') {
      const upload = uploads.all.get(slot.upload);
      if (upload) setEdited({ index, file: upload.file, name: upload.file.name });
      return;
    }
    const response = await fetch(slot.url).catch(() => null);
    if (!response?.ok) return toasts.failure('This picture could not be opened. Try again.');
    setEdited({ index, file: await response.blob(), name: slot.url.split('/').at(-1) ?? '' });
  }

  return (
    <fieldset>
      <legend className="text-dense font-medium">Pictures and videos</legend>
      <p className="mt-0.5 mb-2 text-fine text-ink-muted">
        Up to four. The first one is the cover. Drop several at once, and drag them into order.
      </p>
      <ol className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {slots.map((slot, index) => (
          <MediaSlotCard
            key={index}
            slot={slot}
            index={index}
            upload={slot.is === 'uploading' ? uploads.all.get(slot.upload) : undefined}
            isTarget={dragged !== null && dragged !== index}
            onFiles={(files) => place(index, files)}
            onSwitch={() => {
              stop(index);
              set(switchKind(slots, index));
            }}
            onRemove={() => {
              stop(index);
              set(clearSlot(slots, index));
            }}
            onRetry={() => slot.is === 'uploading' && uploads.retry(slot.upload)}
            onEdit={() => edit(index)}
            onMove={(to) => move(index, to)}
            onDrag={(isDragged) => setDragged(isDragged ? index : null)}
            onDropHere={() => dragged !== null && move(dragged, index)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {fieldState.error?.message && (
        <p role="alert" className="mt-1.5 text-dense text-bad">
          {fieldState.error.message}
        </p>
      )}
      {edited && (
        <PictureEditor
          file={edited.file}
          name={edited.name}
          what={`Picture ${edited.index + 1}`}
          onDone={(file) => place(edited.index, [file])}
          onClose={() => setEdited(null)}
        />
      )}
    </fieldset>
  );
}
