import type { CardPicture, MediaItem } from '#contracts/media.ts';
import { remember } from '../browser/remember.ts';

/** A picture, with or without what is shown until it is loaded. Its widths begin as its `url` does. */
export type PagePicture = Omit<CardPicture, 'base'> & Partial<Pick<MediaItem, 'placeholder'>>;

/** The same list for the same widths: what is twice in a page's data is written once. */
const sharedList = remember((text) => (text === '' ? [] : text.split(',').map(Number)));

/** Returns what a page's data hold of a picture, which is what `Picture` reads of it. */
export function pagePicture(media: PagePicture): PagePicture {
  const { url, width, height, webp, avif, placeholder, color, alt } = media;
  return {
    url,
    width,
    height,
    webp: sharedList(webp.join()),
    avif: sharedList(avif.join()),
    ...(placeholder && { placeholder }),
    color,
    alt,
  };
}
