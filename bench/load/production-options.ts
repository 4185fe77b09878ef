import { readFileSync } from 'node:fs';

/** What the server is started with in production, for a process that is not `src/server/main.ts`. */
export function productionOptions(): Record<string, string> {
  const script = readFileSync(new URL('../../scripts/serve.sh', import.meta.url), 'utf8');
  const options = /NODE_OPTIONS="(.*?) ?\$NODE_OPTIONS"/.exec(script)?.[1];
  const arenas = /MALLOC_ARENA_MAX:-(\d+)/.exec(script)?.[1];
  if (options === undefined || arenas === undefined) {
    throw new Error('scripts/serve.sh does not name the options of the server any more');
  }
  return { NODE_OPTIONS: options, MALLOC_ARENA_MAX: arenas };
}
