import { type RefObject, useEffect, useRef } from 'react';
import type { MediaItem } from '#contracts/media.ts';
import * as texts from '#texts/storefront/product.ts';
import { importPatiently } from '#web/ui/browser/import-patiently.ts';
import { Icon } from '#web/ui/icon.tsx';

type FullScreenButtonProps = {
  media: MediaItem[];
  shown: MediaItem;
  name: string;
  /** The strip of pictures; a press on one opens it too. */
  strip: RefObject<HTMLElement | null>;
};

/**
 * A button that opens the pictures over the whole screen; its code is loaded when the pointer or
 * the focus comes near.
 */
export function FullScreenButton({ media, shown, name, strip }: FullScreenButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.picture')) button.current?.click();
    };
    list.addEventListener('click', press);
    return () => list.removeEventListener('click', press);
  }, [strip]);

  async function open() {
    const pictures = media.filter(({ kind }) => kind === 'image');
    const { openFullScreen } = await load();
    button.current?.focus({ preventScroll: true });
    openFullScreen({ pictures, index: pictures.indexOf(shown), name });
  }

  return (
    <button
      ref={button}
      type="button"
      aria-label={texts.fullScreen}
      onPointerEnter={load}
      onFocus={load}
      onClick={open}
      className="gallery-tool"
    >
      <Icon name="expand" size={19} />
    </button>
  );
}

const load = () => importPatiently(() => import('./full-screen.ts'));
