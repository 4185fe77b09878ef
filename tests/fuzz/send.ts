import { multipart } from '#tests/support/files/multipart.ts';
import type { GoodRequest } from './shop.ts';

const text = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const asTexts = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, text(value)]));

/** The path of a call for a request, with its query. */
export function addressOf(url: string, { params = {}, query = {} }: GoodRequest): string {
  const encoded = (value: unknown) => encodeURIComponent(text(value).slice(0, 3000).toWellFormed());
  const path = url.replace(/:(\w+)/g, (_, name) => encoded(params[name]) || 'x');
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => `${encoded(name)}=${encoded(each)}`),
  );
  return `${path}?${pairs.slice(0, 100).join('&')}`;
}

/** The body of a request with its headers; undefined where it has none. */
export function bodyOf({ form, files, body }: GoodRequest) {
  if (form) return multipart(asTexts(form), files);
  if (body === undefined) return undefined;
  const headers = { 'content-type': 'application/json' };
  return { payload: JSON.stringify(body), headers };
}
