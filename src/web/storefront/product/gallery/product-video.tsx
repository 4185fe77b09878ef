import { useEffect, useRef } from 'react';
import type { MediaItem } from '#contracts/media.ts';
import { wantsLessData } from '#web/ui/browser/wants-less-data.ts';
import { wantsLessMotion } from '#web/ui/browser/wants-less-motion.ts';

type ProductVideoProps = { item: MediaItem; still: MediaItem | undefined; isShown: boolean };

/** Wide enough for the clip's box, and light. */
const POSTER_WIDTH = 720;

/**
 * A clip that plays by itself, muted and repeated, while it is the visible one; not for users who
 * want less motion or less data, and not again once paused. The product's first picture is shown
 * until it plays.
 */
export function ProductVideo({ item, still, isShown }: ProductVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isHeld = useRef(false);

  useEffect(() => {
    const clip = video.current;
    if (!clip) return;
    if (!isShown || isHeld.current || wantsStillness()) return;
    clip.muted = true;
    // A device that saves its battery may refuse: then there is the play button.
    clip.play().catch(() => {});
    const hold = () => {
      isHeld.current = true;
    };
    clip.addEventListener('pause', hold);
    return () => {
      clip.removeEventListener('pause', hold);
      clip.pause();
    };
  }, [isShown]);

  return (
    <video
      ref={video}
      src={item.url}
      poster={posterOf(still)}
      controls
      muted
      loop
      playsInline
      preload="none"
      aria-label={item.alt}
      className="aspect-card w-full bg-ink object-contain"
    />
  );
}

function wantsStillness(): boolean {
  return wantsLessData() || wantsLessMotion();
}

function posterOf(still: MediaItem | undefined): string | undefined {
  if (!still) return undefined;
  const width = still.webp.findLast((step) => step <= POSTER_WIDTH);
  return width ? `${still.base}-${width}.webp` : still.url;
}
