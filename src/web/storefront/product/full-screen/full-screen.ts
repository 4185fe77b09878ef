import PhotoSwipe, { type SlideData } from 'photoswipe';
import 'photoswipe/style.css';
import type { MediaItem } from '#contracts/media.ts';
import { ZOOM } from '../lens-position.ts';
import './full-screen.css';

type FullScreen = { pictures: readonly MediaItem[]; index: number; name: string };

/**
 * Shows pictures over the whole screen: swiped or walked by the arrow keys, zoomed by pinching, a
 * double press or Z, and closed by Escape, when the focus goes back to where it was.
 */
export function openFullScreen({ pictures, index, name }: FullScreen): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const gallery = new PhotoSwipe({
    dataSource: pictures.map(slideOf),
    index: Math.max(0, index),
    bgOpacity: 1,
    mainClass: 'full-screen',
    showHideAnimationType: isStill ? 'none' : 'fade',
    zoomAnimationDuration: isStill ? false : 280,
    initialZoomLevel: 'fit',
    secondaryZoomLevel: ({ fit }) => fit * 2,
    maxZoomLevel: ({ fit }) => fit * ZOOM,
    closeTitle: 'Close',
    zoomTitle: 'Zoom in or out',
    arrowPrevTitle: 'Previous picture',
    arrowNextTitle: 'Next picture',
    errorMsg: 'This picture did not load.',
  });
  gallery.on('firstUpdate', () => {
    gallery.element?.setAttribute('aria-label', `Pictures of ${name}`);
    gallery.element?.setAttribute('aria-modal', 'true');
  });
  gallery.on('keydown', ({ originalEvent }) => {
    if (gallery.element && originalEvent.key === 'Tab') goRound(gallery.element, originalEvent);
  });
  // A phone's way back leads out of the pictures, and not off the page.
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
  if (CloseWatcher) {
    const watcher = new CloseWatcher();
    watcher.onclose = () => gallery.close();
    gallery.on('destroy', () => watcher.destroy());
  }
  gallery.init();
}

/** What Chromium tells of a request to close, as its types do not yet. */
type CloseWatcher = { onclose: (() => void) | null; destroy(): void };

/** From the last button the focus goes on to the first, and back: never behind the pictures. */
function goRound(screen: HTMLElement, event: KeyboardEvent): void {
  const buttons = [...screen.querySelectorAll('button')].filter((each) => each.checkVisibility());
  const ends = event.shiftKey ? [screen, buttons[0]] : [buttons.at(-1)];
  if (!ends.some((end) => end === document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? buttons.at(-1) : buttons[0])?.focus();
}

function slideOf({ base, webp, url, width, height, alt }: MediaItem): SlideData {
  const widest = Math.max(0, ...webp);
  return {
    src: widest > 0 ? `${base}-${widest}.webp` : url,
    srcset: webp.map((step) => `${base}-${step}.webp ${step}w`).join(', '),
    width,
    height,
    alt,
  };
}
