import { expect, it } from 'vitest';
import { createPushSender, isPublicAddress, lookupPublic } from './push-sender.ts';

const keys = { publicKey: '', privateKey: '', subject: '' };
const { isPushService, send } = createPushSender(keys);

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d',
])('sends to %s', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm',
  'https://user:word@fcm.googleapis.com/fcm',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://8.8.8.8/',
  'https://localhost/',
  'https://database/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'push.example.com',
  '',
])('sends nothing to %j', async (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
  const message = { title: '', body: '', path: '', tag: '' };
  await expect(send({ endpoint, p256dh: '', auth: '' }, message)).rejects.toThrow(
    'no push service',
  );
});

it.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['::127.0.0.1', false],
  ['::7f00:1', false],
  ['::a00:1', false],
  ['fec0::1', false],
  ['2002:7f00:1::', false],
  ['142.250.74.10', true],
  ['2a00:1450:4001:81b::200a', true],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

it('finds no address of a name that leads to this machine', async () => {
  const found = await new Promise((resolve) => {
    lookupPublic('localhost', {}, (error, address) => resolve([error?.message, address]));
  });
  expect(found).toEqual(['localhost leads to an address that is not public', []]);
});
