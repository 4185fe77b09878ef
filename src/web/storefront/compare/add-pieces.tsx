import * as texts from '#texts/storefront/compare.ts';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { goOnComparing } from '#web/ui/product/compared.ts';
import type { PageCard } from '#web/ui/product/page-card.ts';
import { Price } from '#web/ui/product/price.tsx';
import { Written } from '#web/ui/written.tsx';

type AddPiecesProps = { ids: readonly string[]; offered: PageCard[] };

/** Pieces like the first one, each with a link that puts it beside the others. */
export function AddPieces({ ids, offered }: AddPiecesProps) {
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="add-heading" className="pt-16 md:pt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id="add-heading" className="font-display text-heading">
          {texts.addTitle}
        </h2>
        <ButtonLink look="line" to={addresses.shop()} onClick={() => goOnComparing(ids)}>
          {texts.chooseInShop}
        </ButtonLink>
      </div>
      <ul className="card-grid mt-8 grid-cols-2 md:grid-cols-4">
        {offered.map((piece) => (
          <li key={piece._id} className="flex flex-col">
            <Picture media={piece.picture} sizes="(min-width: 48rem) 23vw, 44vw" />
            <p className="brand-name mt-3.5 truncate text-ink-muted">
              <Written>{piece.brand}</Written>
            </p>
            <h3 className="mt-1 line-clamp-2 text-small leading-snug sm:text-body sm:leading-snug">
              <Link to={addresses.product(piece)} className="hover:underline">
                <Written>{piece.name}</Written>
              </Link>
            </h3>
            <Price {...piece} className="mt-1.5 mb-4 text-small font-medium" />
            <Link
              to={addresses.compare([...ids, piece._id])}
              rel="nofollow"
              onClick={() => goOnComparing([...ids, piece._id])}
              aria-label={texts.compareToo(`${piece.brand} ${piece.name}`)}
              className={buttonClass('line', 'mt-auto')}
            >
              {texts.compare}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
