import { expect, it } from 'vitest';
import { Settings } from '#contracts/settings.ts';
import { mergedSettings } from './compare-settings.tsx';

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
