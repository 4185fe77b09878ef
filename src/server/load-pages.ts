import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { type Language, languageNames } from '#languages/languages.ts';
import { inEach } from '#languages/translations.ts';
import { pageQueries } from '#web/page-queries.ts';
import type { Pages } from './create-app.ts';
import type { RenderEntry } from './render/render-page.ts';

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
  const load = async (language: Language): Promise<ServerBuild> => {
    const part = language === 'en' ? '' : `${language}/`;
    return import(pathToFileURL(`${folder}/server/${part}index.js`).href);
  };
  const builds = await Promise.all(
    languageNames.map(async (language) => [language, await load(language)] as const),
  );
  const clientFolder = `${folder}/client`;
  const servers = Object.fromEntries(builds) as Record<Language, ServerBuild>;
  const styles = inEach((language) => {
    const { stylesheet } = servers[language].entry.module as RenderEntry;
    return readFileSync(clientFolder + stylesheet, 'utf8');
  });
  return { built: { servers, styles, clientFolder }, queries: pageQueries };
}
