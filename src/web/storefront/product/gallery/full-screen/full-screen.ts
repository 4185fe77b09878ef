import PhotoSwipe, { type SlideData } from 'photoswipe';
import * as texts from '#texts/storefront/full-screen.ts';
import { wantsLessMotion } from '#web/ui/browser/wants-less-motion.ts';
import 'photoswipe/style.css';
import type { MediaItem } from '#contracts/media.ts';
import { largestFile } from '../largest-file.ts';
import { enlargement } from '../lens-position.ts';
import './full-screen.css';

type FullScreen = { pictures: readonly MediaItem[]; index: number; name: string };

/**
 * Shows pictures over the whole screen: stepped by swiping or the arrow keys, zoomed by pinching, a
 * double press or Z, and closed by Escape, when the focus returns to where it was.
 */
export function openFullScreen({ pictures, index, name }: FullScreen): void {
  const isStill = wantsLessMotion();
  const gallery = new PhotoSwipe({
    dataSource: pictures.map(slideOf),
    index: Math.max(0, index),
    bgOpacity: 1,
    mainClass: 'full-screen',
    showHideAnimationType: isStill ? 'none' : 'fade',
    zoomAnimationDuration: isStill ? false : 280,
    initialZoomLevel: 'fit',
    secondaryZoomLevel: (level) => Math.min(level.fit * 2, closest(level)),
    maxZoomLevel: closest,
    closeTitle: texts.close,
    zoomTitle: texts.zoomInOrOut,
    arrowPrevTitle: texts.previousPicture,
    arrowNextTitle: texts.nextPicture,
    errorMsg: texts.didNotLoad,
  });
  gallery.on('firstUpdate', () => {
    gallery.element?.setAttribute('aria-label', texts.picturesOf(name));
    gallery.element?.setAttribute('aria-modal', 'true');
  });
  gallery.on('keydown', ({ originalEvent }) => {
    if (gallery.element && originalEvent.key === 'Tab') goRound(gallery.element, originalEvent);
  });
  // A phone's back button closes the pictures and stays on the page.
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
  if (CloseWatcher) {
    const watcher = new CloseWatcher();
    watcher.onclose = () => gallery.close();
    gallery.on('destroy', () => watcher.destroy());
  }
  gallery.init();
}

/** Chromium's event for a request to close, which its types do not have yet. */
type CloseWatcher = { onclose: (() => void) | null; destroy(): void };

/**
 * Wraps the focus from the last button to the first, and back, so that it never goes behind the
 * pictures.
 */
function goRound(screen: HTMLElement, event: KeyboardEvent): void {
  const buttons = [...screen.querySelectorAll('button')].filter((each) => each.checkVisibility());
  const ends = event.shiftKey ? [screen, buttons[0]] : [buttons.at(-1)];
  if (!ends.some((end) => end === document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? buttons.at(-1) : buttons[0])?.focus();
}

/** The closest zoom level; level 1 shows a file pixel by pixel of the page. */
const closest = ({ fit }: { fit: number }) => fit * enlargement(fit, 1, devicePixelRatio);

function slideOf(item: MediaItem): SlideData {
  const { base, webp, width, height, alt } = item;
  const file = largestFile(item);
  return {
    src: file.src,
    srcset: webp.map((step) => `${base}-${step}.webp ${step}w`).join(', '),
    width: file.width,
    height: Math.round((height * file.width) / width),
    alt,
  };
}
