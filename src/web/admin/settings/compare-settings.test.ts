import { expect, it } from 'vitest';
import { Settings } from '#contracts/settings.ts';
import { mergedSettings } from './compare-settings.tsx';
import { inWords, parts } from './setting-words.ts';

const base = Settings.parse({});

it('keeps what either has changed, and of what both have, what was chosen', () => {
  const mine: Settings = { ...base, trending: 'granted', rupeesPerDirham: 22.9 };
  const quiet = { from: '22:00', until: '08:00' };
  const theirs: Settings = { ...base, quiet, rupeesPerDirham: 23 };
  const both = { ...base, trending: 'granted' as const, quiet };
  expect(mergedSettings(base, mine, theirs, new Set())).toEqual({ ...both, rupeesPerDirham: 22.9 });
  expect(mergedSettings(base, mine, theirs, new Set(['rupeesPerDirham']))).toEqual({
    ...both,
    rupeesPerDirham: 23,
  });
});

it('says what each part is by the words of its form', () => {
  for (const part of Object.keys(parts) as (keyof Settings)[]) {
    const said = Object.entries(
      inWords(part, { ...base, quiet: { from: '22:00', until: '08:00' } }),
    );
    for (const [label, words] of said)
      expect(`${label}: ${words}`).not.toMatch(/[a-z][A-Z]|-once|\[obj/);
  }
  expect(inWords('approval', base)['New products to approve']).toBe('None');
});
