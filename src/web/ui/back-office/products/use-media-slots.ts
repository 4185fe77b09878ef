import { useEffect, useEffectEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import * as texts from '#texts/back-office/media.ts';
import { toasts } from '../toasts.tsx';
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

export type Taken = {
  index: number;
  slot: Exclude<MediaSlot, { is: 'empty' }>;
  /** The upload of the file that replaced it, if any. */
  by: string | null;
};

/** The media slots of the surrounding form and their actions. Removed media can be put back. */
export function useMediaSlots(uploads: Uploads) {
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
