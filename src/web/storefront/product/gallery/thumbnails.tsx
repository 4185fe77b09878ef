import type { MouseEvent } from 'react';
import type { MediaItem } from '#contracts/media.ts';
import * as texts from '#texts/storefront/product.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

type ThumbnailsProps = { media: MediaItem[]; shown: number; onChoose(index: number): void };

/**
 * Links to the gallery's pictures: as anchors in the page, or with scripts by scrolling to them.
 */
export function Thumbnails({ media, shown, onChoose }: ThumbnailsProps) {
  if (media.length < 2) return null;
  const still = media.find(({ kind }) => kind === 'image');

  function choose(event: MouseEvent, index: number) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onChoose(index);
  }

  return (
    <ul className="thumbnails">
      {media.map((item, index) => (
        <li key={item.url}>
          <a
            href={`#media-${index + 1}`}
            aria-label={(item.kind === 'video' ? texts.videoAt : texts.pictureAt)(index + 1)}
            aria-current={index === shown ? 'true' : undefined}
            onClick={(event) => choose(event, index)}
            className="thumbnail"
          >
            {item.kind === 'video' ? (
              <VideoThumbnail still={still} />
            ) : (
              <Picture media={item} sizes="5rem" alt="" />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * A clip has no picture before it is loaded: one of the product's is shown behind the play sign.
 */
function VideoThumbnail({ still }: { still: MediaItem | undefined }) {
  return (
    <span className="grid aspect-card place-items-center bg-ink text-paper">
      {still && (
        <Picture
          media={still}
          sizes="5rem"
          alt=""
          className="col-start-1 row-start-1 w-full opacity-55"
        />
      )}
      <Icon name="play" size={18} className="z-10 col-start-1 row-start-1" />
    </span>
  );
}
