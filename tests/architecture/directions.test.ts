import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Sided, sidedClasses, sidedIn, sidedRules } from './directions.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where left is left in every language: what is said there, and why. */
const exceptions: readonly (Sided & { why: string })[] = [
  {
    file: 'src/web/ui/back-office/pictures/crop-frame.tsx',
    said: '-left-[22px]',
    why: 'the edge of a picture',
  },
  {
    file: 'src/web/ui/back-office/pictures/crop-frame.tsx',
    said: '-right-[22px]',
    why: 'the edge of a picture',
  },
  {
    file: 'src/web/admin/catalogue/focus-field.tsx',
    said: 'style left',
    why: 'a point on a picture',
  },
  {
    file: 'src/web/ui/back-office/controls.css',
    said: 'from { transform: translateX(-100%) }',
    why: 'its box is mirrored as a whole',
  },
  {
    file: 'src/web/ui/back-office/controls.css',
    said: 'to { transform: translateX(250%) }',
    why: 'its box is mirrored as a whole',
  },
  {
    file: 'src/web/storefront/product-list/product-list.css',
    said: '.facet > summary::after { border-width: 0 1px 1px 0 }',
    why: 'an arrow that points down',
  },
  {
    file: 'src/web/storefront/compare/compare.css',
    said: '.compare-tray { left: 50% }',
    why: 'in the middle',
  },
  {
    file: 'src/web/storefront/compare/compare.css',
    said: '.compare-tray { transform: translateX(-50%) }',
    why: 'in the middle',
  },
  {
    file: 'src/web/seller/leads/leads.css',
    said: '.swipe-row-front { transform: translateX(var(--swipe, 0)) }',
    why: 'follows the finger',
  },
];

const isAt = (one: Sided) => (other: Sided) => one.file === other.file && one.said === other.said;

test('classes and styles say start and end, or what they are from right to left', () => {
  const found = sidedIn(root);
  expect(found.filter((each) => !exceptions.some(isAt(each)))).toEqual([]);
  expect(exceptions.filter((each) => !found.some(isAt(each)))).toEqual([]);
});

test.each([
  'ml-2',
  'md:-mr-1.5!',
  'pl-[3px]',
  'hover:pr-4',
  'left-0',
  '-right-[22px]',
  'left-1/2',
  'text-left',
  'text-right!',
  'float-right',
  'border-l',
  'border-r-2',
  'rounded-r',
  'rounded-tl-control',
  'origin-left',
  'object-right-top',
  'scroll-ml-4',
  '-translate-x-1/2',
  'bg-linear-to-r',
])('the class %s is found', (name) => {
  expect(sidedClasses(`flex ${name} p-2`)).toEqual([name]);
});

test('classes that say start and end, or that rtl: turns, are left alone', () => {
  const text = 'ms-2 pe-4 inset-s-0 border-s rounded-e text-start left right-hand mx-2 px-3';
  expect(sidedClasses(text)).toEqual([]);
  expect(sidedClasses('origin-left rtl:origin-right rtl:-scale-x-100')).toEqual([]);
  expect(sidedClasses('translate-x-2 rtl:-translate-x-2')).toEqual([]);
});

test.each([
  'margin-left: 1rem',
  'padding-right: 0',
  'left: 0',
  'right: auto',
  'border-left-width: 1px',
  'border-top-left-radius: 2px',
  'text-align: left',
  'float: right',
  'inset: 0 auto 0 0',
  'padding: 0 3rem 0 0.875rem',
  'margin: 0 calc(1px + 2px) 0 0',
  'border-radius: 1px 0 0 1px',
  'transform: translateX(-100%)',
  'transform-origin: left center',
  'background-position: right 1rem center',
])('the declaration %s is found', (declaration) => {
  expect(sidedRules(`@media print { .a { color: red; ${declaration}; } }`)).toEqual([
    `.a { ${declaration} }`,
  ]);
});

test('declarations with the same on both sides, or with their like from right to left, are left alone', () => {
  const plain =
    'margin-inline: 1rem 2rem; inset: 0 1rem; padding: 1px 2px 3px 2px; top: 0; /* left: 0; */';
  expect(sidedRules(`.a { ${plain} }`)).toEqual([]);
  const turned = '[dir="rtl"] .a { transform: translateX(100%) }';
  expect(sidedRules(`.a { transform: translateX(-100%) } ${turned}`)).toEqual([]);
  expect(sidedRules(`.b { transform: translateX(-100%) } ${turned}`)).toHaveLength(1);
});
