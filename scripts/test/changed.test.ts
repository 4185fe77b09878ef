import { expect, it } from 'vitest';
import { testsOf } from './changed.ts';

/** A small house: each line a file and what it imports; types after a colon. */
const house = `
tests/support/app.ts src/server/create-app.ts
src/server/create-app.ts src/api/leads/add.ts src/api/news/add.ts
src/api/leads/add.ts src/services/leads.ts
src/api/leads/add.api.test.ts tests/support/app.ts
src/api/news/add.ts src/services/news.ts
src/api/news/add.api.test.ts tests/support/app.ts
src/services/leads.ts src/domain/words.ts
src/services/news.ts :src/domain/words.ts
src/domain/words.ts
src/domain/words.test.ts src/domain/words.ts
src/database/plans.api.test.ts tests/support/app.ts
src/domain/words.large.test.ts src/domain/words.ts
tests/access/access.api.test.ts tests/support/app.ts src/domain/words.ts
tests/e2e/shop.test.ts
tests/setup/start.test.ts`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
const read = {
  files: house.map(([file = '']) => file),
  imports: house.flatMap(([from = '', ...imported]) =>
    imported.map((to) => ({
      from,
      to: to.replace(':', ''),
      kind: 'ours' as const,
      isType: to.startsWith(':'),
    })),
  ),
};
const filesOf = (...changed: string[]) =>
  Object.values(testsOf(changed, read).byLevel)
    .flat()
    .filter((file) => file !== undefined)
    .sort();

it.each([
  ['src/services/leads.ts', ['src/api/leads/add.api.test.ts']],
  [
    'src/domain/words.ts',
    [
      'src/api/leads/add.api.test.ts',
      'src/domain/words.large.test.ts',
      'src/domain/words.test.ts',
      'tests/access/access.api.test.ts',
    ],
  ],
  ['src/database/functions/fill.sql', ['src/database/plans.api.test.ts']],
  ['tests/e2e/shop.test.ts', ['tests/e2e/shop.test.ts']],
  ['tests/setup/start.test.ts', ['tests/setup/start.test.ts']],
  ['package.json', []],
])('%s touches what imports it, and what lies beside that', (changed, tests) => {
  expect(filesOf(changed)).toEqual(tests);
});

it('the app touches every front-door file, of which the nearest run', () => {
  const many = Array.from({ length: 50 }, (_, number) => `src/a${number}.api.test.ts`);
  const app = { to: 'tests/support/app.ts', kind: 'ours' as const, isType: false };
  const { reached, byLevel } = testsOf(['tests/support/app.ts', 'src/a49.api.test.ts'], {
    files: many,
    imports: many.map((from) => ({ from, ...app })),
  });
  expect([reached, byLevel.postgresql?.length, byLevel.postgresql?.[0]]).toEqual([
    50,
    40,
    'src/a49.api.test.ts',
  ]);
});
