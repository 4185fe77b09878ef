import { ArrowLeft, ArrowRight, Crop, Image, RefreshCw, Replace, Video, X } from 'lucide-react';
import { MEDIA_SLOTS } from '#contracts/media.ts';
import * as controls from '#texts/back-office/controls.ts';
import * as texts from '#texts/back-office/media.ts';
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
