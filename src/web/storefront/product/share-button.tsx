import * as texts from '#texts/storefront/product-parts.tsx';
import { Outline } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** In a box of 24, as those of `Icon`. */
const outline =
  'M17 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM7 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9.2 10.8l5.6-3.9M9.2 13.2l5.6 3.9';

type ShareButtonProps = { title: string; text: string; url: string };

/** Opens the device's own sharing where there is one; else, or when it fails, copies the link. */
export function ShareButton(shared: ShareButtonProps) {
  async function share() {
    try {
      if (!navigator.share) return await copy(shared.url);
      await navigator.share(shared);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy(shared.url);
    }
  }

  return (
    <button type="button" onClick={share} className="quiet-action needs-scripts">
      <Outline path={outline} size={18} />
      {texts.share}
    </button>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(texts.linkCopied);
  } catch {
    toast(texts.linkNotCopied);
  }
}
