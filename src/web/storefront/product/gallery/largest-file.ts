import type { MediaItem } from '#contracts/media.ts';

/** Returns the address and the width of a picture's widest file, for looking closely. */
export function largestFile({ base, webp, url, width }: MediaItem): { src: string; width: number } {
  if (webp.length === 0) return { src: url, width };
  const widest = Math.max(...webp);
  return { src: `${base}-${widest}.webp`, width: widest };
}
