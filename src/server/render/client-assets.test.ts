import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressClient } from '../../../scripts/compress-client.ts';
import { serveClientAssets } from './serve-pages.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(100);
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhow-client-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'assets/shop-a1b2.js'), SCRIPT);
  await writeFile(join(folder, 'assets/tiny-a1b2.js'), 'tiny()');
  await writeFile(join(folder, 'assets/serif-a1b2.woff2'), Buffer.alloc(5_000));
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  expect(await compressClient(folder)).toBe(1);
  app = fastify();
  await serveClientAssets(app, folder);
  app.get('/*', (_request, reply) => reply.type('text/html').send('a page'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, encoding = 'identity') =>
  app.inject({ url, headers: { 'accept-encoding': encoding } });

it('serves built files compressed as asked, for a year', async () => {
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const) {
    const answer = await get('/assets/shop-a1b2.js', encoding);
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(decode(answer.rawPayload).toString()).toBe(SCRIPT);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(answer.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(String(answer.headers.vary).toLowerCase()).toContain('accept-encoding');
  }
});

it.each(['/assets/tiny-a1b2.js', '/assets/serif-a1b2.woff2'])('serves %s as it is', async (url) => {
  const answer = await get(url, 'br, gzip');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBeUndefined();
});

it('serves what has no hash in its name for an hour', async () => {
  const answer = await get('/favicon.svg');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
});

it.each([
  '/assets/gone-a1b2.js',
  '/assets/',
  '/assets/shop-a1b2.js.br',
  '/assets/..%2F.vite%2Fmanifest.json',
])('%s is not there, and no page either', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

it.each(['/.vite/manifest.json', '/', '/shop'])('%s is left to the pages', async (url) => {
  expect((await get(url)).body).toBe('a page');
});
