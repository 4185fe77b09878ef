import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { jwtVerify } from 'jose';

const fixture = (name: string) =>
  readFileSync(new URL(`../fixtures/push-service/${name}`, import.meta.url), 'utf8');

/** The authority that signed the receiver's certificate. */
export const receiverCa = fixture('certificate.pem');

/** What a push service was sent for one browser, once its signature was verified and it was decrypted. */
export type ReceivedPush = {
  message: unknown;
  headers: IncomingMessage['headers'];
  claims: { aud?: unknown; sub?: unknown; exp?: number };
  /** The public key that signed it, in base64url. */
  signedBy: string;
};

/**
 * A push service and the browsers behind it: by HTTPS, with the signatures of RFC 8292 and the encryption of
 * RFC 8291 and 8188 written anew from their texts.
 */
export async function pushReceiver() {
  const browsers = new Map<string, ReturnType<typeof aBrowser>>();
  const server = createServer(
    { key: fixture('key.pem'), cert: receiverCa },
    async (request, response) => {
      const browser = browsers.get(request.url ?? '');
      const body = await buffer(request);
      if (browser === undefined || browser.status === 410) return response.writeHead(410).end();
      browser.attempts += 1;
      try {
        const received = await open(request, body, browser, origin);
        if (browser.status < 300) browser.received.push(received);
        response.writeHead(browser.status).end();
      } catch (error) {
        browser.faults.push(String(error));
        response.writeHead(400).end();
      }
    },
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** A browser that subscribes; its status is what the service answers for it. */
    subscribe() {
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const browser = aBrowser(`${origin}${path}`);
      browsers.set(path, browser);
      return browser;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function aBrowser(endpoint: string) {
  const keys = createECDH('prime256v1');
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: keys.generateKeys('base64url'), auth: auth.toString('base64url') },
    },
    secret: { keys, auth },
    status: 201,
    attempts: 0,
    received: [] as ReceivedPush[],
    faults: [] as string[],
  };
}

type Secret = { keys: ECDH; auth: Buffer };

async function open(
  { headers }: IncomingMessage,
  body: Buffer,
  { secret }: { secret: Secret },
  origin: string,
): Promise<ReceivedPush> {
  const [, token = '', signedBy = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(signedBy, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const { payload } = await jwtVerify(token, key, { algorithms: ['ES256'], audience: origin });
  if ((payload.exp ?? 0) > Date.now() / 1000 + 24 * 60 * 60) throw new Error('signed for too long');
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm');
  if (body.length > 4096) throw new Error('too large');
  return { message: JSON.parse(decrypt(body, secret)), headers, claims: payload, signedBy };
}

/** RFC 8188: salt (16), record size (4), length of the key id (1), key id, one record. */
function decrypt(body: Buffer, { keys, auth }: Secret): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const derived = (ikm: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, from, info, length));
  // RFC 8291, section 3.4.
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const ikm = derived(keys.computeSecret(sender), auth, info, 32);
  const key = derived(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('padding');
  return padded.subarray(0, end).toString();
}
