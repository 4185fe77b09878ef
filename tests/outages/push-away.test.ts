import { createECDH, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient } from '#tests/processes/kill/api-client.ts';
import { ADMIN, adminOf, approvedSellers, someParents } from '#tests/processes/kill/stage.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { type SmtpServer, startSmtpServer } from './support/smtp-server.ts';

const TOKEN = 'the token of these tests';

let smtp: SmtpServer;
let folder: string;
let settings: Record<string, string>;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  folder = await mkdtemp(join(tmpdir(), 'dhow-push-'));
  settings = {
    DATA_DIR: folder,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'no-reply@dhow.example',
    METRICS_TOKEN: TOKEN,
  };
  server = await startServer(settings);
});
afterAll(async () => {
  await server?.stop();
  await smtp?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A browser whose push service no network leads to. */
const lostBrowser = () => ({
  endpoint: 'https://updates.push-service.invalid/lost',
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
});

async function metric(series: string): Promise<number> {
  const answer = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const line = (await answer.text()).split('\n').find((line) => line.startsWith(`${series} `));
  return Number(line?.split(' ')[1]);
}

test('while push services are away sellers are mailed, and devices told later', async () => {
  const [seller] = await approvedSellers(server);
  const client = apiClient(server.url, seller?.token);
  const path = `/seller/add-push-device/${seller?.id}`;
  expect(await client.call('POST', path, lostBrowser())).toMatchObject({ status: 201 });
  const form = new FormData();
  const parents = await someParents(await adminOf(server));
  const fields = { ...parents, name: 'Lateen', brand: 'Calderon', description: 'Cotton' };
  for (const [name, value] of Object.entries({ ...fields, priceINR: '100', priceAED: '5' })) {
    form.set(name, value);
  }
  form.set('image1', new Blob([new Uint8Array(await scene(300, 200).jpeg().toBuffer())]), 'a.jpg');
  type Added = { data: { _id: string } };
  const added = await client.call<Added>('POST', '/seller/add-product', form);
  expect(added.status).toBe(201);
  const enquiry = { reference: 'LOST0001', productId: added.data.data._id, region: 'IN' };
  expect((await apiClient(server.url).call('POST', '/enquiry', enquiry)).status).toBe(202);

  await expect
    .poll(() => smtp.mails.map(({ text }) => text).join(), { timeout: 30_000 })
    .toContain('Lateen');
  await expect
    .poll(() => metric('dhow_pushes_total{result="failed",worker="1"}'), { timeout: 30_000 })
    .toBe(1);
  await expect.poll(() => metric('dhow_notices_waiting'), { timeout: 30_000 }).toBe(1);
  // It waits for its next attempt, and is not one that nobody looks after.
  expect(await metric('dhow_notices_oldest_seconds')).toBe(0);
  expect((await fetch(`${server.url}/shop`)).status).toBe(200);
});

test('what waits for a device survives a stop, which does not wait for it', async () => {
  expect(await server.stop()).toBe(0);
  server = await startServer(settings);
  await expect.poll(() => metric('dhow_notices_waiting'), { timeout: 30_000 }).toBe(1);
  const lines = server.output();
  expect(lines).not.toContain('updates.push-service.invalid/lost');
});
