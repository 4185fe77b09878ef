import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { pageQueries } from '#web/page-queries.ts';
import type { Pages } from './create-app.ts';

const buildFolder = fileURLToPath(new URL('../../build', import.meta.url));

/**
 * The pages that `npm start` has built, or while developing none. Throws a sentence for people where
 * they are missing.
 */
export async function loadPages(isDevelopment: boolean): Promise<Pages> {
  if (isDevelopment) return { built: null, queries: pageQueries };
  const file = `${buildFolder}/server/index.js`;
  if (!existsSync(file)) {
    throw new Error('The pages have not been built yet. Run npm start, which builds them first.');
  }
  const server = (await import(pathToFileURL(file).href)) as ServerBuild;
  return { built: { server, clientFolder: `${buildFolder}/client` }, queries: pageQueries };
}
