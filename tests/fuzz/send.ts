import { Failure } from '#contracts/response.ts';
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
  // As the Model Context Protocol asks; no other call reads it.
  const accept = 'application/json, text/event-stream';
  const headers = { 'content-type': 'application/json', accept };
  return { payload: JSON.stringify(body), headers };
}

/** Whether a refusal says why: as the API does, as the Universal Commerce Protocol does, or in JSON-RPC. */
export function isRefusal(body: unknown): boolean {
  const { code, content, error } = body as Record<string, unknown>;
  const isSaid = Failure.safeParse(body).data?.message;
  const inRpc = (error as { message?: unknown } | undefined)?.message;
  return Boolean((code && (isSaid || content)) || inRpc);
}
