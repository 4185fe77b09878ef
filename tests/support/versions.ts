import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_FOLDERS, type VersionFolders } from '#database/migrate/migration-files.ts';

/**
 * Writes the folders of an invented version to `folder`: migrations and functions, by file, beside those
 * of `after`, or of this version.
 */
export function versionIn(
  folder: string,
  migrations: Record<string, string>,
  functions: Record<string, string>,
  after: VersionFolders = OWN_FOLDERS,
): VersionFolders {
  const folders = { migrations: join(folder, 'migrations'), functions: join(folder, 'functions') };
  cpSync(after.migrations, folders.migrations, { recursive: true });
  cpSync(after.functions, folders.functions, { recursive: true });
  const journal = join(folders.migrations, 'meta', '_journal.json');
  const { entries, ...others } = JSON.parse(readFileSync(journal, 'utf8'));
  for (const [tag, text] of Object.entries(migrations)) {
    writeFileSync(join(folders.migrations, `${tag}.sql`), text);
    const last = entries.at(-1);
    entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  }
  writeFileSync(journal, JSON.stringify({ ...others, entries }));
  for (const [file, text] of Object.entries(functions)) {
    writeFileSync(join(folders.functions, file), text);
  }
  return folders;
}

/** The text of each file of functions by its path, changed in nothing but a comment. */
export const commentedFunctions = (): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*.sql', { cwd: OWN_FOLDERS.functions }).map((file) => [
      file,
      `${readFileSync(join(OWN_FOLDERS.functions, file), 'utf8')}-- Of a later version.\n`,
    ]),
  );
