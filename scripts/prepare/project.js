import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A path below it. */
export const inRoot = (...parts) => join(root, ...parts);

/** What package.json says. */
export const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/** The Node that runs everything but these set-up scripts. */
export const pinnedNode = inRoot('node_modules', '.bin', 'node');
