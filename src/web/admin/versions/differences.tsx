import { Fragment } from 'react';
import { getProductCards } from '#contracts/calls/cards.ts';
import type { MediaItem } from '#contracts/media.ts';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { Written } from '#web/ui/written.tsx';
import { compareVersions, compareWords, type Piece } from './compare.ts';

/** What a version says, as a tree of named fields, and the uploaded pictures in it by their ids. */
export type Said = { fields: object; pictures: Readonly<Record<string, MediaItem>> };

/** What differs between two versions, field by field, with the words that do. */
export function Differences({ before, after }: { before: Said; after: Said }) {
  const differences = compareVersions(before.fields, after.fields);
  const pictures = { ...before.pictures, ...after.pictures };
  if (differences.length === 0) return <p className="py-3 text-ink-muted">They say the same.</p>;
  return (
    <dl className="divide-y divide-hair">
      {differences.map(({ path, ...difference }, index) => {
        const words = compareWords(difference.before, difference.after);
        const common = { path, pictures };
        return (
          <div key={index} className="py-3">
            <dt className="text-fine text-ink-muted">{path}</dt>
            <dd className="mt-1 grid gap-x-8 gap-y-2 wrap-anywhere md:grid-cols-2">
              <del className="text-ink-muted no-underline">
                <Value {...common} text={difference.before} pieces={words.before} />
              </del>
              <ins className="no-underline">
                <Value {...common} text={difference.after} pieces={words.after} />
              </ins>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Told apart without colour too: what went is struck out, what came is underlined. */
const MARK =
  'bg-accent-soft text-ink underline decoration-accent in-[del]:bg-bad-soft in-[del]:text-bad in-[del]:line-through';

type ValueProps = {
  path: string;
  text: string;
  pieces: readonly Piece[];
  pictures: Said['pictures'];
};

/** A field's value: a picture and a product are shown, of a text what the other side lacks is marked. */
function Value({ path, text, pieces, pictures }: ValueProps) {
  if (text === '') return <span className="text-ink-muted">Nothing</span>;
  const picture = pictures[text];
  if (picture !== undefined) {
    return <img src={picture.url} alt="" className="max-h-40 max-w-full rounded-control" />;
  }
  if (/(pieces|products) \d+$/i.test(path)) return <PieceName id={text} />;
  return (
    <span dir="auto" className="block whitespace-pre-line">
      {pieces.map((piece, index) => {
        const words = piece.text.trimEnd();
        return (
          <Fragment key={index}>
            {piece.isOwn ? <mark className={MARK}>{words}</mark> : words}
            {piece.text.slice(words.length)}
          </Fragment>
        );
      })}
    </span>
  );
}

function PieceName({ id }: { id: string }) {
  const query = useRead(getProductCards, { query: { ids: id, limit: 1 } });
  const name = query.data?.[0]?.name ?? (query.isPending ? '…' : 'Not on the shop now');
  return <Written>{name}</Written>;
}
