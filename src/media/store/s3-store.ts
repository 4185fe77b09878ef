import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { mediaError } from '../media-error.ts';
import { readListPage } from './s3-list-page.ts';
import { createS3Request, type S3Settings } from './s3-request.ts';
import type { MediaStore, StoredFile } from './store.ts';
import { contentTypeOf, parseStoredName } from './stored-name.ts';

/**
 * Keeps media in an S3-compatible bucket, addressed path-style. Files are streamed with their known
 * length, so a put is all or nothing; passing failures are tried again. Public files carry their
 * content type and a year of caching, for a bucket that a CDN reads directly.
 */
export function createS3Store(settings: S3Settings): MediaStore {
  const request = createS3Request(settings);
  const folder = settings.prefix ? `${settings.prefix.replace(/^\/+|\/+$/g, '')}/` : '';
  const noBucket = () => new Error(`Object storage: there is no bucket ${settings.bucket}`);
  const pathOf = (name: string) => `/${encodeURI(folder)}${checkedName(name)}`;

  async function* list(prefix = ''): AsyncIterableIterator<StoredFile> {
    let token: string | null = null;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: folder + prefix });
      if (token) query.set('continuation-token', token);
      const answer = await request('GET', `?${query}`);
      if (!answer.ok) throw noBucket();
      const page = readListPage(await answer.text());
      for (const { key, size, modified } of page.files) {
        const name = key.slice(folder.length);
        if (parseStoredName(name)) yield { name, size, modified };
      }
      token = page.next;
    } while (token);
  }

  return {
    async put(name, source) {
      const type = contentTypeOf(name);
      const body =
        typeof source === 'string' ? await openAsBlob(source) : new Blob([new Uint8Array(source)]);
      const headers: Record<string, string> = { 'content-type': type };
      if (!parseStoredName(name)?.original) {
        headers['cache-control'] = 'public, max-age=31536000, immutable';
      }
      const answer = await request('PUT', pathOf(name), { headers, body });
      if (!answer.ok) throw noBucket();
      await answer.body?.cancel();
    },

    async stat(name) {
      const answer = await request('HEAD', pathOf(name));
      if (answer.status === 404) return null;
      return {
        size: Number(answer.headers.get('content-length')),
        modified: new Date(answer.headers.get('last-modified') ?? 0),
      };
    },

    async open(name, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await request('GET', pathOf(name), { headers });
      if (answer.status === 404) {
        await answer.body?.cancel();
        throw mediaError('missing-file', 'There is no such file.');
      }
      return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
    },

    async remove(name) {
      const answer = await request('DELETE', pathOf(name));
      await answer.body?.cancel();
    },

    list,
  };
}

function checkedName(name: string): string {
  if (!parseStoredName(name)) {
    throw new TypeError(`Not the name of a stored file: ${JSON.stringify(name)}`);
  }
  return name;
}
