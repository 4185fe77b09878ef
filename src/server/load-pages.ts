import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { pageQueries } from '#web/page-queries.ts';
import type { Pages } from './create-app.ts';

const buildFolder = fileURLToPath(new URL('../../build', import.meta.url));

/** The pages that `npm start` has built. Throws a sentence for people where they are missing. */
export async function loadPages(): Promise<Pages> {
  const server = `${buildFolder}/server/index.js`;
  if (!existsSync(server)) {
    throw new Error('The pages have not been built yet. Run npm start, which builds them first.');
  }
  const build = (await import(pathToFileURL(server).href)) as ServerBuild;
  return {
    build,
    routeIds: Object.keys(build.routes),
    queries: pageQueries,
    clientFolder: `${buildFolder}/client`,
  };
}
