import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sellers } from '#demo/catalogue/sellers.ts';
import { drawnInto } from '../config/kept-secret.ts';

/** The file of the data folder that has the password of all demo accounts. */
export const DEMO_PASSWORD_FILE = 'demo-password';

export const demoAdmin = { name: 'Demo Admin', email: 'admin@dhow.example' };

const emailOf = (status: 'approved' | 'pending') =>
  sellers.find((seller) => seller.status === status)?.email ?? '';

/** The log-ins that a start prints. */
export const demoLogins = [
  { who: 'Admin', email: demoAdmin.email },
  { who: 'Approved seller', email: emailOf('approved') },
  { who: 'Pending seller', email: emailOf('pending') },
];

/** Without what looks alike: it may be typed from another screen. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Draws a password that is easily typed: four times four signs, of 79 bits. */
export function drawDemoPassword(): string {
  const four = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return [four(), four(), four(), four()].join('-');
}

/** Returns the password that the accounts of a demo get, drawn once for a data folder. */
export const demoPasswordFor = (dataDir: string) =>
  drawnInto(dataDir, DEMO_PASSWORD_FILE, drawDemoPassword);

/** Returns the password that was drawn in a data folder, or null. */
export function keptDemoPassword(dataDir: string): string | null {
  const file = join(dataDir, DEMO_PASSWORD_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
