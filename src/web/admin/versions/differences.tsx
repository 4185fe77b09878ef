import { diffArrays } from 'diff';
import { Fragment } from 'react';
import { getProductCards } from '#contracts/calls/cards.ts';
import type { MediaItem } from '#contracts/media.ts';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { Written } from '#web/ui/written.tsx';

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

type Difference = { path: string; before: string; after: string };

/** Returns what differs between two versions, field by field, each with its path, as `slides 2 › start › en`. */
export function compareVersions(before: unknown, after: unknown, path = ''): Difference[] {
  const [was, is] = [before ?? after, after ?? before];
  if (Array.isArray(was) && Array.isArray(is)) {
    const pairs = pairsOf((before ?? []) as unknown[], (after ?? []) as unknown[]);
    return pairs.flatMap((pair) => compareVersions(pair.before, pair.after, `${path} ${pair.at}`));
  }
  if (isTree(was) && isTree(is)) {
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) => {
      const [left, right] = [before ?? {}, after ?? {}] as [Tree, Tree];
      return compareVersions(left[key], right[key], path === '' ? key : `${path} › ${key}`);
    });
  }
  const texts = { before: String(before ?? ''), after: String(after ?? '') };
  return texts.before === texts.after ? [] : [{ path, ...texts }];
}

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

type Pair = { at: number; before: unknown; after: unknown };

/** Returns the entries of two lists that are not the same: what was put in or taken out moves none of the others. */
function pairsOf(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const asTexts = (list: readonly unknown[]) => list.map((entry) => JSON.stringify(entry));
  const pairs: Pair[] = [];
  let gone: number[] = [];
  let come: number[] = [];
  function pairUp() {
    for (let index = 0; index < Math.max(gone.length, come.length); index += 1) {
      const [was = -1, is = -1] = [gone[index], come[index]];
      pairs.push({ at: (is < 0 ? was : is) + 1, before: before[was], after: after[is] });
    }
    gone = [];
    come = [];
  }
  let [left, right] = [0, 0];
  for (const { added, removed, count } of diffArrays(asTexts(before), asTexts(after))) {
    if (!added && !removed) pairUp();
    for (let step = 0; step < count; step += 1) {
      if (removed) gone.push(left);
      if (added) come.push(right);
      if (!added) left += 1;
      if (!removed) right += 1;
    }
  }
  pairUp();
  return pairs;
}

/** A piece of a text, and whether the other text lacks it. */
type Piece = { text: string; isOwn: boolean };

const LONGEST_MS = 100;

/** Returns two texts in pieces, by which words each has that the other lacks. */
export function compareWords(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const words = (text: string) => text.split(/(?<=\s)(?=\S)/);
  const changes = diffArrays(words(before), words(after), { timeout: LONGEST_MS });
  const alone = (text: string) => [{ text, isOwn: false }];
  if (changes === undefined || before === '' || after === '') {
    return { before: alone(before), after: alone(after) };
  }
  const side = (own: 'added' | 'removed', others: 'added' | 'removed') =>
    changes
      .filter((change) => !change[others])
      .map((change) => ({ text: change.value.join(''), isOwn: change[own] }));
  return { before: side('removed', 'added'), after: side('added', 'removed') };
}
