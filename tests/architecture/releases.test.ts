import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { storedVersions } from '#tests/support/releases/release.ts';
import { isLater, releaseNotes } from '#tests/support/releases/versions.ts';

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), 'utf8');

it('the package has the version of the last release, with its notes', () => {
  const { version } = JSON.parse(read('package.json'));
  const lock = JSON.parse(read('package-lock.json'));
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
  const changes = read('CHANGELOG.md');
  expect(changes).toContain('\n## Unreleased\n');
  for (const released of storedVersions()) expect(releaseNotes(changes, released)).not.toBe('');
  // Before the first release there is nothing to upgrade from.
  expect(version).toBe(storedVersions().at(-1) ?? '0.1.0');
});

it('finds notes by their heading, and a version after another', () => {
  const changes =
    '# Changes\n\n## Unreleased\n\n## 1.10.0 (2026-12-01)\n\nFaster.\n\n## 1.1.0\n\nMore.\n';
  expect(releaseNotes(changes, 'Unreleased')).toBe('');
  expect(releaseNotes(changes, '1.10.0')).toBe('Faster.');
  expect(releaseNotes(changes, '1.1.0')).toBe('More.');
  expect(releaseNotes(changes, '1.2.0')).toBe('');
  expect(isLater('1.10.0', '1.9.2')).toBe(true);
  for (const not of ['1.9.2', '1.9', 'v2.0.0', '2.0.0-rc.1', '']) {
    expect([not, isLater(not, '1.9.2')]).toEqual([not, false]);
  }
});
