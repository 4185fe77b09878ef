import type { ManagedProduct } from '#contracts/product.ts';
import * as texts from '#texts/back-office/products.tsx';
import { basePath } from '#texts/language.ts';
import { addresses } from '../../addresses.ts';
import { copyText } from '../second-factor/copy-button.tsx';
import { toasts } from '../toasts.tsx';

/** Beside the notice that a product was added: the way to its page in the shop, and to tell others of it. */
export function AddedLinks({ product }: { product: ManagedProduct }) {
  if (!product.hasPage) return null;
  const path = basePath + addresses.product(product);
  async function share() {
    const url = new URL(path, location.origin).href;
    try {
      if (navigator.share) return await navigator.share({ title: product.name, url });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    if (await copyText(url, texts.linkNotCopied)) toasts.note(texts.linkCopied);
  }
  return (
    <span className="ms-auto flex shrink-0 gap-1.5">
      <a href={path} target="_blank" rel="noopener" className="back-office-button">
        {texts.seeAdded}
      </a>
      <button type="button" className="back-office-button" onClick={share}>
        {texts.shareAdded}
      </button>
    </span>
  );
}
