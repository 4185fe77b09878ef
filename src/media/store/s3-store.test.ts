import { writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/files/media-files.ts';
import { type S3Server, startS3Server } from '#tests/support/files/s3-server.ts';
import { createS3Store } from './s3-store.ts';
import { jpegName, originalName } from './store.ts';

const hash = 'abcd0000111122223333444455556666';
let server: S3Server;

beforeAll(async () => {
  server = await startS3Server(10);
});
afterAll(() => server.close());

/** Runs a server that answers as told, and a store that talks to it. */
async function storeAgainst(listener: RequestListener, prefix = '') {
  const faulty = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => faulty.once('listening', resolve));
  const { port } = faulty.address() as AddressInfo;
  return {
    store: createS3Store({ ...server.settings, prefix, endpoint: `http://127.0.0.1:${port}` }),
    [Symbol.asyncDispose]: async () => {
      faulty.closeAllConnections();
      faulty.close();
    },
  };
}

const away = (why: string) => ({
  code: 'store-unavailable',
  status: 503,
  cause: { message: expect.stringMatching(why) },
});

test('files carry their type and a year of caching; originals do not invite caches', async () => {
  const seen: Record<string, unknown>[] = [];
  await using watched = await storeAgainst((request, response) => {
    seen.push(request.headers);
    request.resume().on('end', () => response.end());
  });
  await watched.store.put(jpegName(hash), Buffer.from('four'));
  await watched.store.put(originalName(hash), Buffer.from('four'));
  expect(seen).toMatchObject([
    {
      'content-type': 'image/jpeg',
      'content-length': '4',
      'cache-control': expect.stringContaining('immutable'),
    },
    { 'content-type': 'application/octet-stream', 'content-length': '4' },
  ]);
  expect(seen[1]?.['cache-control']).toBeUndefined();
});

test('a wrong key is refused, told without repeating the key', async () => {
  const store = createS3Store({ ...server.settings, secretAccessKey: 'very-secret-guess' });
  const refused = store.put(jpegName(hash), Buffer.from('x'));
  await expect(refused).rejects.toMatchObject(away('PUT .* answered 403 SignatureDoesNotMatch'));
  const error = await refused.catch((reason) => reason);
  expect(inspect(error, { depth: 9 })).not.toContain('very-secret-guess');
});

test('a bucket that is not there is told by name', async () => {
  const store = createS3Store({ ...server.settings, bucket: 'elsewhere' });
  const put = store.put(jpegName(hash), Buffer.from('x'));
  await expect(put).rejects.toMatchObject(away('no bucket elsewhere'));
  await expect(store.list().next()).rejects.toMatchObject(away('no bucket elsewhere'));
  await expect(store.check()).rejects.toMatchObject(away('no bucket elsewhere'));
});

test('a long list comes page by page', async () => {
  const store = createS3Store({ ...server.settings, prefix: 'long' });
  const names = Array.from({ length: 43 }, (_, i) => jpegName(i.toString(16).padStart(32, '0')));
  await Promise.all(names.map((name) => store.put(name, Buffer.from('x'))));
  const listed: string[] = [];
  for await (const { name } of store.list()) listed.push(name);
  expect(listed.sort()).toEqual(names);
});

test('what others keep in the bucket is not listed', async () => {
  const store = createS3Store({ ...server.settings, prefix: 'shared' });
  await store.put(jpegName(hash), Buffer.from('x'));
  const stranger = { content: Buffer.from('x'), type: 'text/plain', modified: new Date() };
  server.objects.set('shared/notes.txt', stranger);
  server.objects.set(`shared-too/${jpegName(hash)}`, stranger);
  const listed: string[] = [];
  for await (const { name } of store.list()) listed.push(name);
  expect(listed).toEqual([jpegName(hash)]);
});

test('passing failures are tried again, with the whole body', async () => {
  const bodies: string[] = [];
  await using faulty = await storeAgainst(async (request, response) => {
    bodies.push(String(await buffer(request)));
    if (bodies.length === 1) return request.socket.destroy();
    if (bodies.length === 2) response.statusCode = 503;
    response.end();
  });
  await faulty.store.put(jpegName(hash), Buffer.from('the whole body'));
  expect(bodies).toEqual(['the whole body', 'the whole body', 'the whole body']);
});

test('a file is sent again whole where the line broke', async () => {
  const bodies: string[] = [];
  await using faulty = await storeAgainst(async (request, response) => {
    bodies.push(String(await buffer(request)));
    if (bodies.length === 1) return request.socket.destroy();
    response.end();
  });
  await using temporary = await temporaryFolder();
  const path = join(temporary.path, 'source');
  await writeFile(path, 'the whole file');
  await faulty.store.put(jpegName(hash), path);
  expect(bodies).toEqual(['the whole file', 'the whole file']);
});

test('a failure that stays is told after four attempts', async () => {
  let attempts = 0;
  await using faulty = await storeAgainst((request, response) => {
    attempts += 1;
    request.resume();
    response.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
  });
  const put = faulty.store.put(jpegName(hash), Buffer.from('x'));
  await expect(put).rejects.toMatchObject(away('answered 500 InternalError'));
  expect(attempts).toBe(4);
});

test('nobody there is told', async () => {
  const store = createS3Store({ ...server.settings, endpoint: 'http://127.0.0.1:1' });
  await expect(store.stat(jpegName(hash))).rejects.toMatchObject(away('Object storage: HEAD'));
  await expect(store.check()).rejects.toMatchObject({ code: 'store-unavailable', status: 503 });
});

test('silence is not waited for long, and while it lasts others are refused at once', async () => {
  let asked = 0;
  await using silent = await storeAgainst(() => {
    asked += 1;
  });
  const began = performance.now();
  await expect(silent.store.stat(jpegName(hash))).rejects.toMatchObject(away('HEAD'));
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(asked).toBe(1);
  const others = Array.from({ length: 50 }, () => silent.store.open(jpegName(hash)));
  for (const { status } of await Promise.allSettled(others)) expect(status).toBe('rejected');
  expect(asked).toBe(1);
});

test('is found back by the next call, and not asked again and again whether it is there', async () => {
  const lists: string[] = [];
  let isAway = true;
  await using flaky = await storeAgainst(({ url = '' }, response) => {
    if (url.includes('list-type')) lists.push(url);
    if (isAway) return response.socket?.destroy();
    response
      .writeHead(200)
      .end('<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>');
  });
  await expect(flaky.store.check()).rejects.toMatchObject({ code: 'store-unavailable' });
  isAway = false;
  await expect
    .poll(
      () =>
        flaky.store.check().then(
          () => 'here',
          () => 'away',
        ),
      { timeout: 10_000 },
    )
    .toBe('here');
  const before = lists.length;
  for (let count = 0; count < 20; count += 1) await flaky.store.check();
  expect(lists.length).toBe(before);
});

test('an answer that is no list is not taken for an empty one', async () => {
  await using faulty = await storeAgainst((_, response) => {
    response.writeHead(200).end('<html>Log in first</html>');
  });
  await expect(faulty.store.list().next()).rejects.toMatchObject(away('not a list'));
});

test('names in a list are unescaped', async () => {
  const entry = `<Contents><Key>a&amp;b/&#x61;bcd&#48;${hash.slice(5)}.jpg</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified><Size>7</Size></Contents>`;
  const asked: string[] = [];
  await using faulty = await storeAgainst(({ url = '' }, response) => {
    asked.push(new URL(url, 'http://s3').searchParams.get('continuation-token') ?? '');
    const more =
      asked.length === 1
        ? '<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b=</NextContinuationToken>'
        : '<IsTruncated>false</IsTruncated>';
    response.end(`<ListBucketResult>${more}${entry}</ListBucketResult>`);
  }, 'a&b');
  const file = { name: jpegName(hash), size: 7, modified: new Date('2026-01-02T03:04:05Z') };
  const listed: unknown[] = [];
  for await (const found of faulty.store.list()) listed.push(found);
  expect(listed).toEqual([file, file]);
  expect(asked).toEqual(['', 'a&b=']);
});
