import { type RefObject, useEffect } from 'react';

/** Pixels left free below the list, and how tall it is at least. */
const MARGIN = 12;
const LEAST = 176;
/** With less room than this in pixels, or on a phone, the field is brought to the top. */
const ENOUGH = 400;
const PHONE = '(max-width: 47.98rem)';

/**
 * Keeps a list below a field as tall as there is room for it above the keyboard. Where that is little
 * the field is brought to the top first.
 */
export function useRoom(
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!isOpen || !view) return;
    const roomBelow = () =>
      view.height + view.offsetTop - (list.current?.getBoundingClientRect().top ?? 0) - MARGIN;
    const fit = () =>
      list.current?.style.setProperty('--room', `${Math.round(Math.max(LEAST, roomBelow()))}px`);
    if (matchMedia(PHONE).matches || roomBelow() < ENOUGH) {
      field.current?.scrollIntoView({ block: 'start' });
    }
    fit();
    view.addEventListener('resize', fit);
    addEventListener('scroll', fit, { passive: true });
    return () => {
      view.removeEventListener('resize', fit);
      removeEventListener('scroll', fit);
    };
  }, [list, field, isOpen]);
}
