import { splitLanguage } from '#languages/languages.ts';
import { idOfSlug } from './slug.ts';

/** Returns the id in a link to a product, on the storefront or in a back office; null of any other text. */
export function productIdIn(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!text.includes('/product') || !URL.canParse(address)) return null;
  const { pathname, searchParams } = new URL(address);
  const { rest } = splitLanguage(pathname);
  const [, segment = ''] = /^\/product\/([^/]+)\/?$/.exec(rest) ?? [];
  const id =
    segment === '' ? (searchParams.get('edit') ?? searchParams.get('id')) : idOfSlug(segment);
  return id !== null && /^[a-z0-9]{8,32}$/.test(id) ? id : null;
}
