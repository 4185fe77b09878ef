import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('a build has every command that npm has, by the same name', () => {
  const { scripts } = JSON.parse(textOf('../../package.json')) as {
    scripts: Record<string, string>;
  };
  const commands = Object.entries(scripts).flatMap(([name, script]) => {
    const module = /src\/server\/commands\/[\w-]+\.ts/.exec(script)?.[0];
    return module === undefined ? [] : [{ name, module: module.replace('src/server', '.') }];
  });
  expect(commands.length).toBeGreaterThan(3);
  const built = textOf('./dhow.ts');
  const missing = commands.filter(
    ({ name, module }) =>
      !new RegExp(`^  '?${name}'?: \\{[^}]*import\\('${module}'\\)`, 'm').test(built),
  );
  expect(missing).toEqual([]);
});
