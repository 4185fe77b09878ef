import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { otherLanguages } from '../../src/languages/languages.ts';

/**
 * Writes a module that compiles where every language has each file of the English texts, with all of its texts, which
 * take the same values.
 */
export function writeSameTexts(root: string): void {
  const texts = join(root, 'src/languages/en');
  // The forms of counts are a language's own.
  const files = globSync('**/*.{ts,tsx}', { cwd: texts, exclude: ['plural.ts'] }).sort();
  const lines = otherLanguages.flatMap((language) =>
    files.map(
      (file) =>
        `  Same<typeof import('#languages/en/${file}'), typeof import('#languages/${language}/${file}')>,`,
    ),
  );
  const path = join(root, 'build/same-texts.ts');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    [
      "import type { Like } from '#languages/like.ts';",
      'type Same<English, Other extends Like<English>> = Other;',
      `export type SameTexts = [\n${lines.join('\n')}\n];\n`,
    ].join('\n'),
  );
}
