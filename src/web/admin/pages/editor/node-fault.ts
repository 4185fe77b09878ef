import type { NodeViewProps } from '@tiptap/react';
import { useFaultBelow } from '../../content/faults.tsx';
import { blockIndexOf } from './block-document.ts';

/** Returns what was refused of a block that is edited by itself. */
export function useNodeFault({ editor, getPos }: NodeViewProps) {
  const position = getPos();
  const { doc } = editor.state;
  const node = position === undefined ? 0 : doc.resolve(position).index(0);
  return useFaultBelow(`${editor.view.dom.lang}/blocks/${blockIndexOf(doc.toJSON(), node)}`);
}
