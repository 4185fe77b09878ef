import type { NodeViewProps } from '@tiptap/react';
import { blockIndexOf } from './block-document.ts';

/** Returns the place in the page of a block that is edited by itself, as `en/blocks/3`. */
export function placeOf({ editor, getPos }: NodeViewProps): string {
  const position = getPos();
  const { doc } = editor.state;
  const node = position === undefined ? 0 : doc.resolve(position).index(0);
  return `${editor.view.dom.lang}/blocks/${blockIndexOf(doc.toJSON(), node)}`;
}
