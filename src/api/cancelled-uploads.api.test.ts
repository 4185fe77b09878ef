import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { beforeAll, expect, it, vi } from 'vitest';
import { category } from '#database/schema/catalogue.ts';
import { mediaAsset } from '#database/schema/media.ts';
import { anAdmin } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();
beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});

const incoming = () => readdir(test.context.incoming).catch(() => []);

/** Sends half of a form over a real connection, and hangs up once the server has some of the file. */
async function sendHalf(path: string, body: ReturnType<typeof multipart>): Promise<void> {
  const admin = await anAdmin(test);
  const { port } = test.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const headers = {
    host: `127.0.0.1:${port}`,
    ...body.headers,
    ...admin.authorization,
    'content-length': String(body.payload.length),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST /api${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.write(body.payload.subarray(0, Math.floor(body.payload.length / 2)));
  await vi.waitFor(async () => expect(await incoming()).toHaveLength(1), 10_000);
  socket.destroy();
}

it.each([
  ['/admin/add-category', { name: 'Given up' }, 'image'],
  ['/admin/upload-media', {}, 'image'],
])('an upload to %s that is cancelled leaves nothing', async (path, fields, part) => {
  const picture = await scene(1600, 1200).png().toBuffer();
  await sendHalf(path, multipart(fields, [file(part, picture)]));
  await vi.waitFor(async () => expect(await incoming()).toEqual([]), 10_000);
  expect(await test.db.select({ id: category.id }).from(category)).toEqual([]);
  expect(await test.db.select({ id: mediaAsset.id }).from(mediaAsset)).toEqual([]);
  expect(await Array.fromAsync(test.context.store.list(), ({ name }) => name)).toEqual([]);
});
