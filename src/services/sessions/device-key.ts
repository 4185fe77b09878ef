import { createHash, randomBytes } from 'node:crypto';

/** A key by which a browser is known again: 256 random bits, which cannot be guessed. */
export const newDeviceKey = () => randomBytes(32).toString('base64url');

/** What is kept of a device's key. */
export const hashDeviceKey = (key: string) => createHash('sha256').update(key).digest('base64url');
