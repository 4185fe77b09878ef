import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import * as controls from '#texts/back-office/controls.ts';
import * as texts from '#texts/back-office/media.ts';
import { ActionButton } from '../action-button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { PictureEditor } from '../pictures/picture-editor.tsx';
import { toasts } from '../toasts.tsx';
import { MediaSlotCard } from './media-slot-card.tsx';
import {
  clearSlot,
  fillSlots,
  type MediaSlot,
  type MediaSlots,
  moveSlot,
  putBack,
  readSlots,
  settleUpload,
  switchKind,
  writeSlots,
} from './media-slots.ts';
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
    if (original === null) return toasts.failure(texts.pictureNotOpened);
    setEdited({ index, ...original });
  }

  return (
    <fieldset>
      <legend className="text-dense font-medium">{texts.picturesAndVideos}</legend>
      <p className="mt-0.5 mb-2 text-fine text-ink-muted">
        {texts.upToFour} <span className="pointer-coarse:hidden">{texts.dropSeveral}</span>
        <span className="hidden pointer-coarse:inline">{texts.chooseSeveral}</span>
      </p>
      <ol ref={list} className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {media.slots.map((slot, index) => (
          <MediaSlotCard
            key={index}
            slot={slot}
            index={index}
            upload={slot.is === 'uploading' ? uploads.all.get(slot.upload) : undefined}
            isTarget={dragged !== null && dragged !== index}
            onFiles={(files) => media.fill(index, files)}
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
        {moved && (moved.to === 0 ? texts.isCoverNow : texts.movedTo(moved.to + 1))}
      </p>
      {media.taken && (
        <p role="status" className="mt-2 flex min-h-11 items-center gap-3 text-dense text-ink-soft">
          {tellTaken(media.taken)}
          <ActionButton onClick={media.undo}>
            <Undo2 size={15} aria-hidden="true" className="rtl:-scale-x-100" />
            {controls.undo}
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
          what={texts.picture(edited.index + 1)}
          onDone={(file) => media.fill(edited.index, [file], edited.file)}
          onClose={() => setEdited(null)}
        />
      )}
      {switched !== null && (
        <SwitchDialog
          isImage={media.slots[switched]?.kind === 'image'}
          position={switched + 1}
          onConfirm={() => media.switchKind(switched)}
          onClose={() => setSwitched(null)}
        />
      )}
    </fieldset>
  );
}

function tellTaken({ slot, index, by }: Taken): string {
  const isImage = slot.kind === 'image';
  if (by === null) return (isImage ? texts.imageTakenOut : texts.videoTakenOut)(index + 1);
  return (isImage ? texts.imageReplaced : texts.videoReplaced)(index + 1);
}

type SwitchDialogProps = {
  isImage: boolean;
  position: number;
  onConfirm: () => void;
  onClose: () => void;
};

function SwitchDialog({ isImage, position, onConfirm, onClose }: SwitchDialogProps) {
  return (
    <ConfirmDialog
      title={isImage ? texts.switchToVideoTitle : texts.switchToImageTitle}
      text={isImage ? texts.pictureWillGo(position) : texts.videoWillGo(position)}
      action={isImage ? texts.switchToVideo : texts.switchToImage}
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

/**
 * Returns the picture of a slot in full size: the file it was cropped from while this form has it,
 * else the widest stored. Null where it cannot be loaded.
 */
async function openOriginal(
  slot: Exclude<MediaSlot, { is: 'empty' }>,
  uploads: Uploads['all'],
): Promise<{ file: Blob; name: string } | null> {
  const own =
    slot.is === 'uploading'
      ? uploads.get(slot.upload)
      : [...uploads.values()].find(
          ({ sent }) => slot.is === 'sent' && sent?.ticket === slot.ticket,
        );
  if (own) return { file: own.source, name: own.file.name };
  if (slot.is === 'uploading') return null;
  const widest = slot.widest ? await fetchPicture(slot.widest) : null;
  const file = widest ?? (await fetchPicture(slot.url));
  return file && { file, name: slot.url.split('/').at(-1) ?? '' };
}

async function fetchPicture(url: string): Promise<Blob | null> {
  const response = await fetch(url).catch(() => null);
  return response?.ok ? response.blob() : null;
}

type Taken = {
  index: number;
  slot: Exclude<MediaSlot, { is: 'empty' }>;
  /** The upload of the file that replaced it, if any. */
  by: string | null;
};

/** The media slots of the surrounding form and their actions. Removed media can be put back. */
function useMediaSlots(uploads: Uploads) {
  const { field, fieldState } = useController({ name: 'media' });
  const slots = readSlots(field.value as string, (upload) => uploads.all.has(upload));
  const [taken, setTaken] = useState<Taken | null>(null);
  const set = (next: MediaSlots) => field.onChange(writeSlots(next));

  const settleSent = useEffectEvent((all: Uploads['all']) => {
    let next = slots;
    for (const slot of slots) {
      const sent = slot.is === 'uploading' ? all.get(slot.upload)?.sent : undefined;
      if (slot.is === 'uploading' && sent) next = settleUpload(next, slot.upload, sent);
    }
    if (next !== slots) set(next);
  });
  useEffect(() => settleSent(uploads.all), [uploads.all]);

  function stop(slot: MediaSlot | undefined) {
    if (slot?.is === 'uploading') uploads.cancel(slot.upload);
  }

  function takeOut(index: number, next: MediaSlots) {
    const slot = slots[index];
    stop(slot);
    set(next);
    setTaken(slot && slot.is !== 'empty' ? { index, slot, by: null } : null);
  }

  /** Where a replacing file is now, on its way or sent; -1 where it was taken out again. */
  function slotOfUpload(upload: string | null): number {
    if (upload === null) return -1;
    const ticket = uploads.all.get(upload)?.sent?.ticket;
    return slots.findIndex((slot) =>
      slot.is === 'uploading'
        ? slot.upload === upload
        : slot.is === 'sent' && slot.ticket === ticket,
    );
  }

  function undo() {
    if (taken === null) return;
    const replacing = slotOfUpload(taken.by);
    if (replacing >= 0) stop(slots[replacing]);
    const room = replacing < 0 ? slots : clearSlot(slots, replacing);
    const at = replacing < 0 ? taken.index : replacing;
    const restored = putBack(room, at, taken.slot);
    if (restored === slots) return toasts.note(texts.noEmptySlot);
    if (taken.slot.is === 'uploading') uploads.retry(taken.slot.upload);
    set(restored);
    setTaken(null);
  }

  return {
    slots,
    error: fieldState.error?.message,
    /** The last removed media. */
    taken,
    undo,
    /** `source` is the file it was cropped from, if any. */
    fill: (index: number, files: readonly File[], source?: Blob) => {
      if (files.length === 0) return;
      const before = slots[index];
      stop(before);
      const { slots: next, filled, left } = fillSlots(slots, index, files, uploads.newId);
      for (const { upload, file } of filled) uploads.start(upload, file, source);
      set(next);
      const [first] = filled;
      const isReplaced = before !== undefined && before.is !== 'empty' && before.is !== 'uploading';
      setTaken(isReplaced && first ? { index, slot: before, by: first.upload } : null);
      if (left > 0) toasts.note(texts.noRoom(left));
    },
    move: (from: number, to: number) => set(moveSlot(slots, from, to)),
    switchKind: (index: number) => takeOut(index, switchKind(slots, index)),
    remove: (index: number) => takeOut(index, clearSlot(slots, index)),
  };
}
