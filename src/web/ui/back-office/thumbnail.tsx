import { ImageOff } from 'lucide-react';
import type { MediaItem } from '#contracts/media.ts';
import * as controls from '#texts/back-office/controls.ts';
import { classNames } from '../class-names.ts';

type ThumbnailProps = {
  media: MediaItem | null | undefined;
  size?: number;
  /** Where it is cropped, as `object-position`; by default in the middle. */
  position?: string | undefined;
  className?: string;
};

/** A small square picture in a row, in the smallest encoded width. The name is shown beside it. */
export function Thumbnail({ media, size = 36, position, className }: ThumbnailProps) {
  const box = { width: size, height: size };
  const frame = classNames('shrink-0 rounded-control bg-sand', className);
  if (!media || media.kind === 'video') {
    return (
      <span
        style={box}
        className={classNames(frame, 'inline-flex items-center justify-center text-ink-muted')}
      >
        <ImageOff size={size * 0.4} aria-hidden="true" />
        <span className="sr-only">{controls.noPicture}</span>
      </span>
    );
  }
  const [smallest] = media.webp;
  const src = smallest === undefined ? media.url : `${media.base}-${smallest}.webp`;
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      style={{ ...box, backgroundColor: media.color, objectPosition: position }}
      className={classNames(frame, 'object-cover')}
    />
  );
}
