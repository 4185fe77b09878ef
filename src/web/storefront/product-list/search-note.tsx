import type { SearchReading } from '#contracts/search.ts';
import * as texts from '#texts/storefront/list-parts.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { Link } from '#web/ui/link.tsx';
import { Written } from '#web/ui/written.tsx';
import type { ListKind } from './list-kinds.ts';
import { fromTheTop, type ListState, listQuery } from './list-state.ts';

type SearchNoteProps = { kind: ListKind; state: ListState; search: SearchReading; page: string };

/** Says what is shown instead of what was typed: mended words, or what comes nearest. */
export function SearchNote({ kind, state, search, page }: SearchNoteProps) {
  const { mended, nearest, absent } = search;
  if (nearest !== null) {
    const address = page + listQuery(kind, fromTheTop(kind, state, { q: nearest, plain: [] }));
    return (
      <p className="mb-6 text-balance">
        {absent === null
          ? texts.nothingFor(<Written>{state.q}</Written>)
          : texts.nothingBy(<Written>{absent}</Written>)}{' '}
        {texts.piecesFor(<Written>{nearest}</Written>, (quoted) => (
          <Link to={address} className="text-link">
            {quoted}
          </Link>
        ))}
      </p>
    );
  }
  if (absent !== null) {
    return <p className="mb-6 text-balance">{texts.nothingBy(<Written>{absent}</Written>)}</p>;
  }
  if (mended === null) return null;
  return (
    <p className="mb-6 text-balance">
      {texts.resultsFor(<Written className="font-medium">{mended}</Written>)}
    </p>
  );
}

/** Categories after a search that has not found what was asked for. */
const OFFERED = 6;

/** Links to categories, where a search has not found what was asked for. */
export function LookInto({ categories }: { categories: { _id: string; name: string }[] }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={texts.lookInto} className="mt-10 text-center">
      <h2 className="eyebrow text-brass-deep">{texts.lookInto}</h2>
      <ul className="mt-2 flex flex-wrap justify-center gap-x-6">
        {categories.slice(0, OFFERED).map((category) => (
          <li key={category._id}>
            <Link
              to={addresses.categoryProducts(category)}
              className="text-link inline-flex min-h-11 items-center"
            >
              <Written>{category.name}</Written>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
