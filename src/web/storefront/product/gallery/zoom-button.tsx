import type { MouseEvent } from 'react';
import type { MediaItem } from '#contracts/media.ts';
import * as texts from '#texts/storefront/product.ts';
import { importPatiently } from '#web/ui/browser/import-patiently.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Opens the zoom lens over a picture; its code is loaded with the pointer or the first press. */
export function ZoomButton({ item }: { item: MediaItem }) {
  const load = () => importPatiently(() => import('./zoom-lens.ts'));

  async function open({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const { openLens } = await load();
    openLens(currentTarget, item, texts.lensOver(item.alt));
  }

  return (
    <button
      type="button"
      aria-label={texts.zoom}
      onPointerEnter={load}
      onFocus={load}
      onClick={open}
      className="gallery-tool"
    >
      <Icon name="zoom" size={19} />
    </button>
  );
}
