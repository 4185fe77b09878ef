import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const OLDEST = 15;

const usualFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
];

/** The folders of this machine that hold a PostgreSQL server new enough for Dhow, newest first. */
export function installedBinaries(): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const folders = new Set([...onPath, ...globSync(usualFolders)]);
  return [...folders]
    .map((folder) => ({ folder, version: versionIn(folder) }))
    .filter(({ version }) => version >= OLDEST)
    .sort((one, other) => other.version - one.version)
    .map(({ folder }) => folder);
}

/** The major version of the server in `folder`, 0 where there is none. */
function versionIn(folder: string): number {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return 0;
  try {
    const said = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
    return Number(/(\d+)/.exec(said)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
