import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { MOST_PIECES } from '#contracts/content/page-rules.ts';
import { PiecesPicker } from '../../content/pieces-picker.tsx';
import { blockPathOf } from './block-document.ts';

/** Chosen products in the text, shown as cards to shoppers. */
export function PiecesNode(props: NodeViewProps) {
  const { node, selected, updateAttributes, editor } = props;
  const { pieces } = node.attrs as { pieces: string[] };
  return (
    <NodeViewWrapper
      as="section"
      data-selected={selected}
      className="block-node"
      contentEditable={false}
    >
      <p className="font-medium">Products</p>
      <PiecesPicker
        at={blockPathOf(props)}
        ids={pieces}
        most={MOST_PIECES}
        mayChange={editor.isEditable}
        onChange={(next) => updateAttributes({ pieces: next })}
      />
    </NodeViewWrapper>
  );
}
