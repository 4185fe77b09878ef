import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { actionLabel } from './audit-labels.ts';

const plain = (action: string) => action.replaceAll('-', ' ').toLowerCase();

it('has words for every action that services leave in the audit', () => {
  const files = globSync('src/services/**/*.ts', { exclude: ['**/*.test.ts'] });
  const found = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (!/\b(audit|changeFactor|changeState)\(|EXPIRY/.test(text)) continue;
    for (const [, words = ''] of text.matchAll(/\baction: ([^,}\n]+)/g)) {
      for (const [, action = ''] of words.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)) found.add(action);
    }
    for (const [, action = ''] of text.matchAll(/(?:actor, proof|tell\(db, actor), '([a-z-]+)'/g)) {
      found.add(action);
    }
  }
  expect(found.size).toBeGreaterThan(25);
  const without = [...found].filter((action) => plain(actionLabel(action)) === plain(action));
  expect(without).toEqual([]);
});
