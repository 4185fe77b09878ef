import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { createContext, useContext } from 'react';
import { MOST_PIECES } from '#contracts/content/page-rules.ts';
import type { MediaItem } from '#contracts/media.ts';
import { useFaultBelow } from '../../content/faults.tsx';
import { PiecesPicker } from '../../content/pieces-picker.tsx';
import { blockPathOf } from './block-document.ts';

/** The pictures of the page that is edited, by their ids. */
export const PicturesContext = createContext<Readonly<Record<string, MediaItem>>>({});

/** A picture in the text, with what it shows in words. */
export function PictureNode(props: NodeViewProps) {
  const { node, selected, updateAttributes, editor } = props;
  const { control, told } = useFaultBelow(blockPathOf(props));
  const { picture, alt } = node.attrs as { picture: string; alt: string };
  const shown = useContext(PicturesContext)[picture];
  return (
    <NodeViewWrapper
      as="figure"
      data-selected={selected}
      className="block-node"
      contentEditable={false}
    >
      {picture === '' && <p>Uploading the picture…</p>}
      {shown && <img src={shown.url} alt={alt} draggable={false} />}
      <input
        className="back-office-input"
        aria-label="What the picture shows"
        placeholder="What it shows, for those who cannot see it"
        value={alt}
        maxLength={200}
        disabled={!editor.isEditable}
        {...control}
        onChange={({ target }) => updateAttributes({ alt: target.value })}
      />
      {told}
    </NodeViewWrapper>
  );
}

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
