import { type DragEvent, useId, useRef } from 'react';
import * as texts from '#texts/back-office/media.ts';
import { classNames } from '../../class-names.ts';
import { EmptySlot } from './empty-slot.tsx';
import { FilledSlot } from './filled-slot.tsx';
import type { MediaSlot } from './media-slots.ts';
import type { Upload } from './use-uploads.ts';

export type MediaSlotProps = {
  slot: MediaSlot;
  /** From 0; shown from 1. */
  index: number;
  upload: Upload | undefined;
  /** Whether another slot is being dragged and can be dropped here. */
  isTarget: boolean;
  onFiles: (files: readonly File[]) => void;
  onSwitch: () => void;
  onRemove: () => void;
  onRetry: () => void;
  onEdit: () => void;
  onMove: (to: number) => void;
  onDrag: (isDragged: boolean) => void;
  onDropHere: () => void;
};

const accepted = { image: 'image/*', video: 'video/mp4,video/quicktime' } as const;

/**
 * One media slot: empty, uploading, refused or filled; files and other slots can be dropped on it.
 */
export function MediaSlotCard(props: MediaSlotProps) {
  const { slot, index, isTarget, onFiles } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function drop(event: DragEvent) {
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
    else if (isTarget) props.onDropHere();
  }

  return (
    <li
      draggable={slot.is !== 'empty'}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(index));
        props.onDrag(true);
      }}
      onDragEnd={() => props.onDrag(false)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className={classNames(
        'flex flex-col rounded-control border',
        slot.is === 'empty' ? 'border-dashed border-field' : 'border-hair',
        isTarget && 'outline-2 outline-accent/40',
      )}
    >
      {slot.is === 'empty' ? (
        <EmptySlot {...props} choose={() => input.current?.click()} />
      ) : (
        <FilledSlot {...props} slot={slot} choose={() => input.current?.click()} />
      )}
      <label htmlFor={id} className="sr-only">
        {slot.kind === 'image' ? texts.imageFile(index + 1) : texts.videoFile(index + 1)}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={accepted[slot.kind]}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </li>
  );
}
