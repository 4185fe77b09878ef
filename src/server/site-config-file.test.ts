import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from './config/read-config.ts';
import { readSiteConfig } from './site-config-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'dhow-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(site: object) {
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(site));
  return readSiteConfig(readConfig({ SITE_CONFIG: file }));
}

it.each<[string, object, RegExp]>([
  ['a slip', { nmae: 'Bazaar' }, /unknown key "nmae"\. Known keys: name, .*, privacy\.$/],
  ['one in the terms', { terms: { days: '3' } }, /inside "terms"\. Known keys: shippingDays, /],
  [
    'one in what may be left out',
    { privacy: { officer: {} } },
    /inside "privacy"\. Known keys: basis, grievanceOfficer, authority, paragraphs\.$/,
  ],
  [
    'an officer without an address',
    { privacy: { grievanceOfficer: { name: 'L' } } },
    /Officer\.email/,
  ],
  [
    'a link that is none',
    { privacy: { authority: { name: 'Board', link: 'javascript:alert(1)' } } },
    /"privacy\.authority\.link" is wrong/,
  ],
])('refuses %s, and says where it is', (_, site, sentence) => {
  expect(() => read(site)).toThrow(sentence);
});

it('takes what the operator adds to the privacy notice', () => {
  const privacy = { basis: ['Consent.'], authority: { name: 'Board' }, paragraphs: ['Ask us.'] };
  expect(read({ privacy }).privacy).toEqual(privacy);
  expect(read({}).privacy).toBeUndefined();
});

it('takes what pages in Arabic say instead', () => {
  const arabic = { tagline: 'كل شيء', terms: { returnDays: '14 يومًا' } };
  expect(read({ arabic }).arabic).toEqual(arabic);
  expect(() => read({ arabic: { slogan: 'كل شيء' } })).toThrow(
    /inside "arabic"\. Known keys: tagline, /,
  );
});
