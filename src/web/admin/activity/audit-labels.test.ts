import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { actionLabel, fieldLabel, shownChanges } from './audit-labels.ts';

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

it('calls fields by words', () => {
  expect(
    [
      'rupeesPerDirham',
      'nameArabic',
      'categoryId',
      'priceINR',
      'chatEmirates',
      'name',
      'language',
    ].map(fieldLabel),
  ).toEqual([
    ...['Rupees per dirham', 'Name in Arabic', 'Category', 'INR price', 'Chat emirates', 'Name'],
    'Language',
  ]);
});

it('says what was changed within a value, and leaves what people wrote', () => {
  const changes = shownChanges({
    before: { keepDays: { messages: 30, audit: null }, attributes: { iPhone: ['X'] }, same: 1 },
    after: {
      ...{ keepDays: { messages: 60, audit: null }, attributes: { iPhone: ['XS', 'XR'] }, same: 1 },
      ...{
        fields: ['legalName', 'upi'],
        isPriced: true,
        way: 'AT_ONCE',
        k3jd9abcdefghijklmno: { priceAED: '5' },
        note: 'iPhone eSIM',
      },
    },
  });
  expect(changes.map(({ name, was, is }) => `${name}: ${was} → ${is}`)).toEqual([
    'Days that data are kept: Messages: 30 → Messages: 60',
    'Attributes: iPhone: X → iPhone: XS, XR',
    'Changed:  → Legal name, UPI ID',
    'Is priced:  → Yes',
    'Way:  → At once',
    'K3JD9ABC:  → AED price: 5',
    'Note:  → iPhone eSIM',
  ]);
});
