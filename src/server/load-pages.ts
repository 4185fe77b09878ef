import { existsSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { pageQueries } from '#web/page-queries.ts';
import type { Pages } from './create-app.ts';

const buildFolder = fileURLToPath(new URL('../../build', import.meta.url));

/**
 * Loads the pages that `npm start` has built; in development none. Throws a sentence for people
 * where they are missing.
 */
export async function loadPages(isDevelopment: boolean): Promise<Pages> {
  if (isDevelopment) return { built: null, queries: pageQueries };
  if (!existsSync(`${buildFolder}/server/index.js`)) {
    throw new Error('The pages have not been built yet. Run npm start, which builds them first.');
  }
  // Both parts are of one build, even if another is put in its place while this server runs.
  const folder = dirname(realpathSync(`${buildFolder}/server`));
  const server = (await import(pathToFileURL(`${folder}/server/index.js`).href)) as ServerBuild;
  return { built: { server, clientFolder: `${folder}/client` }, queries: pageQueries };
}
