import { createHash } from 'node:crypto';
import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { cutFonts } from './cut-fonts.ts';

/** Has `.fonts` in place before a build or the development server begins; cuts anew when the plan changes. */
export function fonts(): Plugin {
  return {
    name: 'dhow-fonts',
    async config(config) {
      const root = config.root ?? process.cwd();
      const folder = join(root, '.fonts');
      const stamp = join(folder, 'plan');
      const plan = await digest(root, [
        'package.json',
        'scripts/fonts/font-plan.ts',
        'scripts/fonts/cut-fonts.ts',
      ]);
      if ((await readOr(stamp)) === plan && (await isThere(join(folder, 'fonts.css')))) return;
      await cutFonts(join(root, 'node_modules/@fontsource-variable'), folder);
      await writeFile(stamp, plan);
    },
  };
}

async function digest(folder: string, files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(join(folder, file)));
  return hash.digest('hex');
}

async function readOr(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
