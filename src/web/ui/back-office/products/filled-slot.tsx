import { ArrowLeft, ArrowRight, Crop, Image, RefreshCw, Replace, Video, X } from 'lucide-react';
import { MEDIA_SLOTS } from '#contracts/media.ts';
import { IconButton } from '../action-button.tsx';
import { UploadBar } from '../form/upload-bar.tsx';
import type { MediaSlotProps } from './media-slot-card.tsx';
import type { MediaSlot } from './media-slots.ts';

type FilledSlotProps = MediaSlotProps & {
  slot: Exclude<MediaSlot, { is: 'empty' }>;
  choose: () => void;
};

/** A filled slot: its preview, the upload's progress, and its actions. */
export function FilledSlot(props: FilledSlotProps) {
  const { slot, index, upload, choose, onMove } = props;
  const Other = slot.kind === 'image' ? Video : Image;
  const isImage = slot.kind === 'image';
  const what = `${isImage ? 'image' : 'video'} ${index + 1}`;
  const src = slot.is === 'uploading' ? upload?.preview : slot.url;
  const isFailed = upload?.state === 'failed';
  return (
    <>
      <div className="relative aspect-square overflow-hidden rounded-t-control bg-sand">
        {isImage ? (
          <img
            src={src}
            alt={`Preview of ${what}`}
            draggable={false}
            // A file that is no picture has no preview; the refusal is shown below.
            onError={({ currentTarget }) => currentTarget.classList.add('invisible')}
            onLoad={({ currentTarget }) => currentTarget.classList.remove('invisible')}
            className="size-full object-contain"
          />
        ) : (
          <video
            src={src}
            aria-label={`Preview of ${what}`}
            controls
            muted
            playsInline
            preload="metadata"
            className="size-full object-contain"
          />
        )}
        {index === 0 && (
          <span className="absolute top-1.5 inset-s-1.5 rounded-control bg-ink px-1.5 py-0.5 text-fine text-paper">
            Cover
          </span>
        )}
        <IconButton
          label={upload && !isFailed ? `Cancel the upload of ${what}` : `Remove ${what}`}
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
              Try again
            </button>
          )}
          <button
            type="button"
            className="inline-flex items-center underline pointer-coarse:min-h-11"
            onClick={choose}
          >
            Choose another file
          </button>
        </div>
      )}
      <div className="mt-auto grid grid-cols-2 justify-items-center md:flex md:flex-wrap md:justify-center">
        <IconButton
          label={`Move ${what} earlier`}
          data-move="earlier"
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowLeft size={15} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move ${what} later`}
          data-move="later"
          disabled={index === MEDIA_SLOTS - 1}
          onClick={() => onMove(index + 1)}
        >
          <ArrowRight size={15} aria-hidden="true" />
        </IconButton>
        {isImage && (
          <IconButton label={`Turn or crop ${what}`} onClick={props.onEdit}>
            <Crop size={15} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={`Replace ${what}`} onClick={choose}>
          <Replace size={15} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Switch to ${isImage ? 'Video' : 'Image'} in place ${index + 1}`}
          onClick={props.onSwitch}
        >
          <Other size={15} aria-hidden="true" />
        </IconButton>
      </div>
    </>
  );
}
