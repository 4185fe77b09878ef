import type { MediaItem } from '#contracts/media.ts';
import { largestFile } from './largest-file.ts';
import {
  enlargement,
  lensOffset,
  type Position,
  positionAfterKey,
  within,
} from './lens-position.ts';

/**
 * Opens a lens over the gallery's picture: it follows the pointer or the arrow keys, and closes by
 * Escape, a second press, or when the focus leaves. `opener` gets the focus back; `label` is for screen readers.
 */
export function openLens(opener: HTMLElement, item: MediaItem, label: string): void {
  const frame = opener.closest('.gallery')?.querySelector('.gallery-frame');
  if (!frame) return;
  const present = frame.querySelector<HTMLElement>('.lens-ground');
  if (present) {
    present.remove();
    return;
  }
  const ground = document.createElement('div');
  ground.className = 'lens-ground';
  ground.tabIndex = 0;
  ground.setAttribute('role', 'application');
  ground.setAttribute('aria-label', label);
  const lens = document.createElement('div');
  lens.className = 'lens';
  const picture = document.createElement('img');
  const file = largestFile(item);
  picture.src = file.src;
  picture.alt = '';
  lens.append(picture);
  ground.append(lens);
  let at: Position = { x: 0.5, y: 0.5 };

  function look() {
    const area = ground.getBoundingClientRect();
    const {
      offsetLeft: left,
      offsetTop: top,
      offsetWidth: width,
      offsetHeight: height,
    } = shownIn(area);
    const size = { width: lens.offsetWidth, height: lens.offsetHeight };
    const times = enlargement(width, file.width, devicePixelRatio);
    const enlarged = { width: width * times, height: height * times };
    const offset = lensOffset(at, enlarged, size);
    picture.style.width = `${enlarged.width}px`;
    picture.style.height = `${enlarged.height}px`;
    picture.style.transform = `translate(${offset.left}px, ${offset.top}px)`;
    const [x, y] = [left + at.x * width - size.width / 2, top + at.y * height - size.height / 2];
    lens.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** Returns where the picture lies in its frame: whole, or filling it where little is cropped. */
  function shownIn(area: DOMRect) {
    const scale = Math.min(area.width / item.width, area.height / item.height) || 1;
    const [width, height] = [item.width * scale, item.height * scale];
    return {
      offsetLeft: (area.width - width) / 2,
      offsetTop: (area.height - height) / 2,
      offsetWidth: width,
      offsetHeight: height,
    };
  }

  function close() {
    // Losing the focus removes it, and an element being removed cannot be removed again.
    opener.focus();
    if (ground.isConnected) ground.remove();
  }

  ground.addEventListener('pointermove', (event) => {
    const area = ground.getBoundingClientRect();
    const shown = shownIn(area);
    at = {
      x: within((event.clientX - area.left - shown.offsetLeft) / shown.offsetWidth),
      y: within((event.clientY - area.top - shown.offsetTop) / shown.offsetHeight),
    };
    look();
  });
  ground.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Enter') return close();
    const next = positionAfterKey(at, event.key);
    if (!next) return;
    event.preventDefault();
    at = next;
    look();
  });
  ground.addEventListener('click', close);
  ground.addEventListener('blur', () => ground.remove());
  frame.append(ground);
  ground.focus({ preventScroll: true });
  look();
}
