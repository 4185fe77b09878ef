import { createHash, randomBytes } from 'node:crypto';

/** A new device key: 256 random bits by which a browser is recognised. */
export const newDeviceKey = () => randomBytes(32).toString('base64url');

/** The stored hash of a device key. */
export const hashDeviceKey = (key: string) => createHash('sha256').update(key).digest('base64url');
