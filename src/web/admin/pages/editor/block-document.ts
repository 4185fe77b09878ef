import type { JSONContent } from '@tiptap/core';
import type { NodeViewProps } from '@tiptap/react';
import type { Block, Span } from '#contracts/content/page.ts';

/** Returns the path among the blocks of one that is edited by itself. */
export function blockPathOf({ editor, getPos }: NodeViewProps): string {
  const position = getPos();
  const { doc } = editor.state;
  const node = position === undefined ? 0 : doc.resolve(position).index(0);
  return String(blockIndexOf(doc.toJSON(), node));
}

/** Returns the index of a node of the editor's document among the blocks; what is empty is none. */
const blockIndexOf = ({ content = [] }: JSONContent, node: number): number =>
  blocksOf({ content: content.slice(0, node) }).length;

/** Returns how a block of text begins, to call it by. */
export function beginningOf(block: Block | undefined): string {
  const text = block === undefined ? '' : textOf(nodeOf(block)).trim();
  return text.length > 40 ? `${text.slice(0, 40).trim()}…` : text;
}

/** Returns blocks as the editor's document. */
export const documentOf = (blocks: readonly Block[]): JSONContent => ({
  type: 'doc',
  content: blocks.length === 0 ? [{ type: 'paragraph' }] : blocks.map(nodeOf),
});

function nodeOf(block: Block): JSONContent {
  switch (block.kind) {
    case 'heading':
      return {
        type: 'heading',
        attrs: { level: block.level },
        content: [{ type: 'text', text: block.text }],
      };
    case 'paragraph':
      return paragraph(block.spans);
    case 'list':
      return {
        type: block.isNumbered ? 'orderedList' : 'bulletList',
        ...(block.isNumbered && { attrs: { start: block.start ?? 1 } }),
        content: block.items.map((spans) => ({ type: 'listItem', content: [paragraph(spans)] })),
      };
    case 'quote':
      return { type: 'blockquote', content: [paragraph(block.spans)] };
    case 'picture':
      return { type: 'picture', attrs: { picture: block.picture, alt: block.alt } };
    case 'pieces':
      return { type: 'pieces', attrs: { pieces: block.pieces } };
    case 'divider':
      return { type: 'horizontalRule' };
  }
}

const paragraph = (spans: readonly Span[]): JSONContent => ({
  type: 'paragraph',
  content: spans.flatMap(({ text, bold, italic, link }) => {
    const marks = [
      ...(bold ? [{ type: 'bold' }] : []),
      ...(italic ? [{ type: 'italic' }] : []),
      ...(link === undefined ? [] : [{ type: 'link', attrs: { href: link } }]),
    ];
    return text
      .split(/(\n)/)
      .filter((part) => part !== '')
      .map((part) => (part === '\n' ? LINE_BREAK : { type: 'text', text: part, marks }));
  }),
});

const LINE_BREAK = { type: 'hardBreak' };

/** Returns the editor's document as blocks; what is empty is left out. */
export const blocksOf = ({ content = [] }: JSONContent): Block[] => content.flatMap(blocksIn);

function blocksIn(node: JSONContent): Block[] {
  const { type, attrs = {}, content = [] } = node;
  switch (type) {
    case 'heading': {
      const text = textOf(node).trim();
      return text === '' ? [] : [{ kind: 'heading', level: attrs.level === 2 ? 2 : 3, text }];
    }
    case 'paragraph':
      return spansOf(node).map((spans) => ({ kind: 'paragraph', spans }));
    case 'bulletList':
    case 'orderedList': {
      const items = content.flatMap((item) => (item.content ?? []).flatMap(spansOf));
      if (items.length === 0) return [];
      if (type === 'bulletList') return [{ kind: 'list', isNumbered: false, items }];
      const { start = 1 } = attrs;
      return [{ kind: 'list', isNumbered: true, ...(start > 1 && { start }), items }];
    }
    case 'blockquote':
      return content.flatMap(spansOf).map((spans) => ({ kind: 'quote', spans }));
    case 'picture':
      // One that is being uploaded has no name yet.
      return attrs.picture === ''
        ? []
        : [{ kind: 'picture', picture: attrs.picture, alt: attrs.alt }];
    case 'pieces':
      return attrs.pieces.length === 0 ? [] : [{ kind: 'pieces', pieces: attrs.pieces }];
    case 'horizontalRule':
      return [{ kind: 'divider' }];
    default:
      return [];
  }
}

const textOf = ({ text = '', content = [] }: JSONContent): string =>
  text + content.map(textOf).join('');

/** Returns the spans of a paragraph, without line breaks at its ends, or nothing for one without words. */
function spansOf(node: JSONContent): Span[][] {
  if (node.type !== 'paragraph' || textOf(node).trim() === '') return [];
  const content = node.content ?? [];
  const isText = ({ type }: JSONContent) => type !== LINE_BREAK.type;
  const said = content.slice(content.findIndex(isText), content.findLastIndex(isText) + 1);
  const spans: Span[] = [];
  for (const { type, text = '', marks = [] } of said) {
    const before = spans.at(-1);
    if (type === LINE_BREAK.type && before !== undefined) {
      before.text += '\n';
      continue;
    }
    const has = (name: string) => marks.find((mark) => mark.type === name);
    const link = has('link')?.attrs?.href;
    const look = {
      ...(has('bold') && { bold: true as const }),
      ...(has('italic') && { italic: true as const }),
      ...(typeof link === 'string' && { link }),
    };
    const isSame =
      before?.bold === look.bold && before?.italic === look.italic && before?.link === look.link;
    if (before?.text.endsWith('\n') && isSame) before.text += text;
    else spans.push({ text, ...look });
  }
  return [spans];
}
