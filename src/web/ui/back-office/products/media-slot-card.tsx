import {
  ArrowLeft,
  ArrowRight,
  Camera,
  Crop,
  Image,
  ImagePlus,
  RefreshCw,
  Replace,
  Video,
  X,
} from 'lucide-react';
import { type DragEvent, useId, useRef } from 'react';
import { MEDIA_SLOTS } from '#contracts/media.ts';
import * as controls from '#texts/back-office/controls.ts';
import * as texts from '#texts/back-office/media.ts';
import { classNames } from '../../class-names.ts';
import { IconButton } from '../action-button.tsx';
import { UploadBar } from '../form/upload-bar.tsx';
import type { MediaSlot } from './media-slots.ts';
import type { Upload } from './use-uploads.ts';

type MediaSlotProps = {
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

/** An empty slot: its upload control, its hint, and the switch to the other kind. */
function EmptySlot(props: MediaSlotProps & { choose: () => void }) {
  const { slot, index, choose, onSwitch, onFiles } = props;
  const camera = useRef<HTMLInputElement>(null);
  const isImage = slot.kind === 'image';
  const Mark = isImage ? ImagePlus : Video;
  return (
    <>
      <button
        type="button"
        onClick={choose}
        className="flex min-h-32 w-full grow cursor-pointer flex-col items-center justify-center gap-1.5 rounded-control p-2 text-center hover:bg-hover"
      >
        <Mark size={20} aria-hidden="true" className="text-ink-muted" />
        <span className="text-dense font-medium">
          {isImage ? texts.uploadImage(index + 1) : texts.uploadVideo(index + 1)}
        </span>
        <span className="text-fine text-ink-muted">
          {isImage ? texts.acceptedImages : texts.acceptedVideos}
        </span>
      </button>
      <div className="flex items-center justify-center gap-1 p-1">
        <button
          type="button"
          data-look="plain"
          className="back-office-button px-1.5! text-fine! whitespace-normal! pointer-fine:min-h-8!"
          onClick={onSwitch}
        >
          {isImage ? texts.switchToVideo : texts.switchToImage}
        </button>
        <button
          type="button"
          data-look="plain"
          data-icon=""
          aria-label={isImage ? texts.takePhotograph(index + 1) : texts.takeVideo(index + 1)}
          className="back-office-button hidden shrink-0 pointer-coarse:inline-flex"
          onClick={() => camera.current?.click()}
        >
          <Camera size={16} aria-hidden="true" />
        </button>
        <input
          ref={camera}
          type="file"
          accept={isImage ? 'image/*' : 'video/*'}
          capture="environment"
          tabIndex={-1}
          aria-hidden="true"
          className="hidden"
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
    </>
  );
}

type FilledSlotProps = MediaSlotProps & {
  slot: Exclude<MediaSlot, { is: 'empty' }>;
  choose: () => void;
};

/** A filled slot: its preview, the upload's progress, and its actions. */
function FilledSlot(props: FilledSlotProps) {
  const { slot, index, upload, choose, onMove } = props;
  const Other = slot.kind === 'image' ? Video : Image;
  const isImage = slot.kind === 'image';
  const what = isImage ? texts.image(index + 1) : texts.video(index + 1);
  const src = slot.is === 'uploading' ? upload?.preview : slot.url;
  const isFailed = upload?.state === 'failed';
  return (
    <>
      <div className="relative aspect-square overflow-hidden rounded-t-control bg-sand">
        {isImage ? (
          <img
            src={src}
            alt={texts.previewOf(what)}
            draggable={false}
            // A file that is no picture has no preview; the refusal is shown below.
            onError={({ currentTarget }) => currentTarget.classList.add('invisible')}
            onLoad={({ currentTarget }) => currentTarget.classList.remove('invisible')}
            className="size-full object-contain"
          />
        ) : (
          <video
            src={src}
            aria-label={texts.previewOf(what)}
            controls
            muted
            playsInline
            preload="metadata"
            className="size-full object-contain"
          />
        )}
        {index === 0 && (
          <span className="absolute top-1.5 inset-s-1.5 rounded-control bg-ink px-1.5 py-0.5 text-fine text-paper">
            {texts.cover}
          </span>
        )}
        <IconButton
          label={upload && !isFailed ? texts.cancelUploadOf(what) : texts.remove(what)}
          onClick={props.onRemove}
          className="absolute! top-1 inset-e-1 bg-panel!"
        >
          <X size={15} aria-hidden="true" />
        </IconButton>
      </div>
      {upload && !isFailed && (
        <div className="px-2">
          <UploadBar label={what} share={upload.share} />
        </div>
      )}
      {isFailed && (
        <div role="alert" className="p-2 text-fine text-bad">
          {upload.message}{' '}
          {!upload.isRefused && (
            <button
              type="button"
              className="me-2 inline-flex items-center gap-1 underline pointer-coarse:min-h-11"
              onClick={props.onRetry}
            >
              <RefreshCw size={12} aria-hidden="true" />
              {controls.tryAgain}
            </button>
          )}
          <button
            type="button"
            className="inline-flex items-center underline pointer-coarse:min-h-11"
            onClick={choose}
          >
            {texts.chooseAnotherFile}
          </button>
        </div>
      )}
      <div className="mt-auto grid grid-cols-2 justify-items-center md:flex md:flex-wrap md:justify-center">
        <IconButton
          label={texts.moveEarlier(what)}
          data-move="earlier"
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowLeft size={15} aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
        <IconButton
          label={texts.moveLater(what)}
          data-move="later"
          disabled={index === MEDIA_SLOTS - 1}
          onClick={() => onMove(index + 1)}
        >
          <ArrowRight size={15} aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
        {isImage && (
          <IconButton label={texts.turnOrCrop(what)} onClick={props.onEdit}>
            <Crop size={15} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={texts.replace(what)} onClick={choose}>
          <Replace size={15} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={isImage ? texts.switchToVideoIn(index + 1) : texts.switchToImageIn(index + 1)}
          onClick={props.onSwitch}
        >
          <Other size={15} aria-hidden="true" />
        </IconButton>
      </div>
    </>
  );
}
