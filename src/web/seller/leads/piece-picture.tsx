import { ImageOff } from 'lucide-react';
import type { CardPicture } from '#contracts/media.ts';
import { classNames } from '#web/ui/class-names.ts';

type PiecePictureProps = {
  image: CardPicture | null;
  size: number;
  className?: string | undefined;
};

/** A small square picture of a product, in the smallest encoded width. The name is shown beside it. */
export function PiecePicture({ image, size, className }: PiecePictureProps) {
  const box = { width: size, height: size };
  const frame = classNames('shrink-0 rounded-control bg-sand', className);
  if (image === null) {
    return (
      <span
        style={box}
        className={classNames(frame, 'inline-flex items-center justify-center text-ink-muted')}
      >
        <ImageOff size={size * 0.35} aria-hidden="true" />
      </span>
    );
  }
  const [smallest] = image.webp;
  return (
    <img
      src={smallest === undefined ? image.url : `${image.base}-${smallest}.webp`}
      alt=""
      loading="lazy"
      decoding="async"
      style={{ ...box, backgroundColor: image.color }}
      className={classNames(frame, 'object-cover')}
    />
  );
}
