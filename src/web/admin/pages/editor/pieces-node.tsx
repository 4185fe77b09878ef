import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { getProductCards } from '#contracts/calls/cards.ts';
import { MOST_PIECES } from '#contracts/content/page-rules.ts';
import type { ProductCard } from '#contracts/product.ts';
import { IconButton } from '#web/ui/back-office/action-button.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { useSettled } from '#web/ui/back-office/use-settled.ts';
import { Written } from '#web/ui/written.tsx';

const FOUND = 6;

/** Chosen pieces in the text: found by their names, shown as cards to shoppers. */
export function PiecesNode({ node, selected, updateAttributes, editor }: NodeViewProps) {
  const { pieces } = node.attrs as { pieces: string[] };
  const mayAdd = editor.isEditable && pieces.length < MOST_PIECES;
  const set = (next: string[]) => updateAttributes({ pieces: next });
  return (
    <NodeViewWrapper
      as="section"
      data-selected={selected}
      className="block-node"
      contentEditable={false}
    >
      <p className="font-medium">Pieces</p>
      {pieces.length > 0 && (
        <Chosen
          ids={pieces}
          onRemove={
            editor.isEditable ? (id) => set(pieces.filter((each) => each !== id)) : undefined
          }
        />
      )}
      {mayAdd && <Search chosen={pieces} onChoose={(id) => set([...pieces, id])} />}
    </NodeViewWrapper>
  );
}

type ChosenProps = { ids: readonly string[]; onRemove: ((id: string) => void) | undefined };

function Chosen({ ids, onRemove }: ChosenProps) {
  const query = useRead(getProductCards, { query: { ids: ids.join(','), limit: MOST_PIECES } });
  return (
    <ul className="grid gap-1.5">
      {ids.map((id) => {
        const card = query.data?.find(({ _id }) => _id === id);
        const name = card?.name ?? (query.isPending ? '…' : 'Not on the shop now');
        return (
          <li key={id} className="flex items-center gap-3">
            <Small card={card} />
            <Written className="min-w-0 flex-1 truncate">{name}</Written>
            {onRemove && (
              <IconButton label={`Remove ${name}`} onClick={() => onRemove(id)}>
                <X size={15} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Small({ card }: { card: ProductCard | undefined }) {
  return card?.picture ? (
    <img src={card.picture.url} alt="" className="h-12 w-10 rounded-control object-cover" />
  ) : (
    <span className="h-12 w-10 rounded-control bg-hover" />
  );
}

type SearchProps = { chosen: readonly string[]; onChoose: (id: string) => void };

function Search({ chosen, onChoose }: SearchProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  return (
    <div className="grid gap-1.5">
      <input
        type="search"
        className="back-office-input"
        aria-label="Find a piece"
        aria-controls={id}
        placeholder="Find a piece by its name or brand"
        value={typed}
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div id={id} aria-live="polite">
        {q !== '' && <Found q={q} chosen={chosen} onChoose={onChoose} />}
      </div>
    </div>
  );
}

function Found({ q, chosen, onChoose }: SearchProps & { q: string }) {
  const query = useRead(getProductCards, { query: { q, limit: FOUND } });
  const found = query.data?.filter(({ _id }) => !chosen.includes(_id)) ?? [];
  if (query.isPending) return <p className="text-ink-muted">Searching…</p>;
  if (found.length === 0) return <p className="text-ink-muted">No piece is called so.</p>;
  return (
    <ul>
      {found.map((card) => (
        <li key={card._id}>
          <button
            type="button"
            className="flex w-full items-center gap-3 rounded-control py-1 text-start hover:bg-hover"
            onClick={() => onChoose(card._id)}
          >
            <Small card={card} />
            <span className="min-w-0 truncate">
              {card.brand} <Written>{card.name}</Written>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
