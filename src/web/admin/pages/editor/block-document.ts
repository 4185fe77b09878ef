import type { JSONContent } from '@tiptap/core';
import type { NodeViewProps } from '@tiptap/react';
import type { Block, Span } from '#contracts/content/page.ts';

/** Returns the path in the page of a block that is edited by itself, as `en/blocks/3`. */
export function blockPathOf({ editor, getPos }: NodeViewProps): string {
  const position = getPos();
  const { doc } = editor.state;
  const node = position === undefined ? 0 : doc.resolve(position).index(0);
  return `${editor.view.dom.lang}/blocks/${blockIndexOf(doc.toJSON(), node)}`;
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
  content: spans.map(({ text, bold, italic, link }) => ({
    type: 'text',
    text,
    marks: [
      ...(bold ? [{ type: 'bold' }] : []),
      ...(italic ? [{ type: 'italic' }] : []),
      ...(link === undefined ? [] : [{ type: 'link', attrs: { href: link } }]),
    ],
  })),
});

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
      return items.length === 0
        ? []
        : [{ kind: 'list', isNumbered: type === 'orderedList', items }];
    }
    case 'blockquote':
      return content.flatMap(spansOf).map((spans) => ({ kind: 'quote', spans }));
    case 'picture':
      return [{ kind: 'picture', picture: attrs.picture, alt: attrs.alt }];
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

/** Returns the spans of a paragraph, or nothing for one without words. */
function spansOf(node: JSONContent): Span[][] {
  if (node.type !== 'paragraph' || textOf(node).trim() === '') return [];
  const spans = (node.content ?? []).map(({ text = '', marks = [] }): Span => {
    const has = (name: string) => marks.find(({ type }) => type === name);
    const link = has('link')?.attrs?.href;
    return {
      text,
      ...(has('bold') && { bold: true as const }),
      ...(has('italic') && { italic: true as const }),
      ...(typeof link === 'string' && { link }),
    };
  });
  return [spans];
}
