import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeyAssertion } from '#contracts/second-factor.ts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const NEW_KEY = 0x40;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

type Ways = { origin?: string; rpID?: string; verified?: boolean; counter?: number };

/**
 * An authenticator in software with one key, which signs whatever it is asked to, even what a real
 * one would not: another site's challenge, or a counter that goes back.
 */
export function anAuthenticator(site = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let uses = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, origin = site) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flags: number, { rpID, verified = true, counter }: Ways) {
    uses += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? uses);
    const all = flags | USER_PRESENT | (verified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(rpID ?? new URL(site).hostname), Buffer.from([all]), count]);
  }

  const names = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };

  return {
    id: names.id,
    /** Makes the passkey that these options ask for. */
    make(options: { challenge: string; user: { id: string } }, ways: Ways = {}): NewPasskey {
      userHandle = options.user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        authenticatorData(NEW_KEY, ways),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]);
      return {
        ...names,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, ways.origin)),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      };
    },
    /** Proves it for this challenge. */
    prove({ challenge }: { challenge: string }, ways: Ways = {}): PasskeyAssertion {
      const authData = authenticatorData(0, ways);
      const client = clientData('webauthn.get', challenge, ways.origin);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        ...names,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          ...(userHandle && { userHandle }),
        },
      };
    },
  };
}
