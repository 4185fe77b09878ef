import { Camera, ImagePlus, Video } from 'lucide-react';
import { useRef } from 'react';
import * as texts from '#texts/back-office/media.ts';
import type { MediaSlotProps } from './media-slot-card.tsx';

/** An empty slot: its upload control, its hint, and the switch to the other kind. */
export function EmptySlot(props: MediaSlotProps & { choose: () => void }) {
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
