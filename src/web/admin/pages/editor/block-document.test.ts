import { expect, it } from 'vitest';
import type { Block } from '#contracts/content/page.ts';
import { blocksOf, documentOf } from './block-document.ts';

const kept: Block[] = [
  { kind: 'list', isNumbered: true, start: 7, items: [[{ text: 'Seven' }]] },
  { kind: 'list', isNumbered: true, items: [[{ text: 'One' }]] },
  {
    kind: 'paragraph',
    spans: [{ text: 'One\n' }, { text: 'two', bold: true }, { text: '\nthree' }],
  },
  { kind: 'quote', spans: [{ text: 'Rain\nand tea' }] },
];

it('holds numbers and line breaks of blocks in the editor', () => {
  expect(blocksOf(documentOf(kept))).toEqual([
    ...kept.slice(0, 2),
    { ...kept[2], spans: [{ text: 'One\n' }, { text: 'two\n', bold: true }, { text: 'three' }] },
    kept[3],
  ]);
});

it('leaves out line breaks at the ends of a text, and pictures that are being uploaded', () => {
  const content = [{ type: 'hardBreak' }, { type: 'text', text: 'Words' }, { type: 'hardBreak' }];
  const picture = { type: 'picture', attrs: { picture: '', alt: '', upload: 'a' } };
  expect(blocksOf({ content: [{ type: 'paragraph', content }, picture] })).toEqual([
    { kind: 'paragraph', spans: [{ text: 'Words' }] },
  ]);
});
