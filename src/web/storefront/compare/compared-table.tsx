import type { CSSProperties } from 'react';
import { availabilityInWords } from '#domain/availability/reservation.ts';
import { basePath } from '#texts/language.ts';
import * as texts from '#texts/storefront/compare.ts';
import { addresses } from '#web/ui/addresses.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { goOnComparing } from '#web/ui/product/compared.ts';
import { Price } from '#web/ui/product/price.tsx';
import { Written } from '#web/ui/written.tsx';
import { AskBySize } from '../enquiries/ask-by-size.tsx';
import { ListToggle } from '../enquiries/list-toggle.tsx';
import { useFrame } from '../site.ts';
import { Parts } from '../specifications/parts.tsx';
import { sizesToAsk } from '../specifications/specifications-of.ts';
import {
  type ComparedGroup,
  type ComparedRow,
  comparedGroups,
  type Fact,
} from './compared-rows.ts';
import type { PagePiece } from './page-piece.ts';

/** Returns what is known of a product, in the order of the table. */
function factsOf(piece: PagePiece): Fact[] {
  const { brand, category, subCategory, seller, specifications } = piece;
  const fact = (code: string, name: string, label: string): Fact => ({
    ...{ group: '', code: `product/${code}`, name },
    parts: [{ label }],
  });
  return [
    fact('brand', texts.brand, brand),
    fact('category', texts.category, texts.inCategory(category.name, subCategory.name)),
    fact('availability', texts.availability, availabilityInWords(piece) ?? texts.available),
    fact('seller', texts.soldBy, seller.name),
    ...specifications,
  ];
}

type TableProps = { pieces: PagePiece[] };

/** The comparison: a column a product, a line for each thing known; lines that differ are marked. */
export function ComparedTable({ pieces }: TableProps) {
  const groups = comparedGroups(pieces.map(factsOf));
  return (
    <section aria-label={texts.comparison} className="compared" data-pieces={pieces.length}>
      {pieces.length > 1 && <OnlyDifferences />}
      <div className="compared-scroll">
        <table style={{ '--pieces': pieces.length } as CSSProperties}>
          <Head pieces={pieces} />
          {groups.map((group) => (
            <Group key={group.name} group={group} pieces={pieces} />
          ))}
          <Foot pieces={pieces} />
        </table>
      </div>
    </section>
  );
}

/** Hides what is the same, by style alone: without scripts too. */
function OnlyDifferences() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 pb-4 text-small">
      <label className="inline-flex min-h-11 items-center gap-3">
        <input type="checkbox" className="choice only-differences" />
        {texts.onlyDifferences}
      </label>
      <p aria-hidden="true" className="flex items-center gap-2.5 text-ink-muted">
        <span className="differs-mark" /> {texts.differs}
      </p>
    </div>
  );
}

function Head({ pieces }: TableProps) {
  return (
    <thead>
      <tr>
        <td />
        {pieces.map((piece, index) => (
          <td key={piece._id}>
            <Link to={addresses.product(piece)} tabIndex={-1} aria-hidden="true">
              <Picture
                media={piece.picture}
                sizes={`(min-width: 48rem) min(14rem, (91vw - 10rem) / ${pieces.length}), ${pieces.length === 1 ? '15rem' : '42vw'}`}
                priority={index < 2}
                alt=""
              />
            </Link>
          </td>
        ))}
      </tr>
      <tr className="compared-names">
        <td />
        {pieces.map((piece) => (
          <th key={piece._id} scope="col">
            <div className="flex items-start justify-between gap-2">
              <Link to={addresses.product(piece)} prefetch="intent" className="hover:underline">
                <span className="brand-name block text-ink-muted">
                  <Written>{piece.brand}</Written>
                </span>
                <span className="mt-1 line-clamp-2 text-small leading-snug md:text-body md:leading-snug">
                  <Written>{piece.name}</Written>
                </span>
              </Link>
              <Remove piece={piece} pieces={pieces} />
            </div>
            <Price {...piece} className="mt-1.5 font-medium" />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Remove({ piece, pieces }: { piece: PagePiece; pieces: PagePiece[] }) {
  const others = pieces.map(({ _id }) => _id).filter((id) => id !== piece._id);
  return (
    <Link
      to={addresses.compare(others)}
      replace
      preventScrollReset
      rel="nofollow"
      onClick={() => goOnComparing(others)}
      aria-label={texts.remove(`${piece.brand} ${piece.name}`)}
      className="-mt-3 -me-3 grid size-11 flex-none place-items-center text-ink-muted hover:text-ink"
    >
      <Icon name="close" size={16} />
    </Link>
  );
}

function Group({ group, pieces }: { group: ComparedGroup } & TableProps) {
  return (
    <tbody className={classNames(!group.differs && 'same')}>
      {group.name !== '' && (
        <tr className="compared-group">
          <th scope="rowgroup" colSpan={pieces.length + 1}>
            <Written>{group.name}</Written>
          </th>
        </tr>
      )}
      {group.rows.map((row) => (
        <Row key={row.code} row={row} pieces={pieces} />
      ))}
    </tbody>
  );
}

function Row({ row, pieces }: { row: ComparedRow } & TableProps) {
  return (
    <tr className={row.differs ? 'differs' : 'same'}>
      <th scope="row">
        <span>
          <Written>{row.name}</Written>
          {row.differs && (
            <span className="differs-mark" role="img" aria-label={texts.differsHere} />
          )}
        </span>
      </th>
      {pieces.map(({ _id }, index) => (
        <td key={_id}>
          <Value parts={row.values[index] ?? null} />
        </td>
      ))}
    </tr>
  );
}

function Value({ parts }: { parts: ComparedRow['values'][number] }) {
  if (parts !== null) return <Parts parts={parts} />;
  return (
    <span className="text-ink-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{texts.notTold}</span>
    </span>
  );
}

function Foot({ pieces }: TableProps) {
  const { origin } = useFrame();
  return (
    <tbody>
      <tr>
        <th scope="row">
          <span className="sr-only">{texts.enquire}</span>
        </th>
        {pieces.map((piece) => (
          <td key={piece._id}>
            <AskBySize
              id={`size-of-${piece._id}`}
              piece={{
                ...piece,
                category: piece.category.name,
                url: origin + basePath + addresses.product(piece),
              }}
              choice={sizesToAsk(piece)}
              label={texts.enquire}
              formLabel={texts.enquire}
              className="w-full px-2!"
            />
            <ListToggle product={piece} className="mt-1 w-full" />
          </td>
        ))}
      </tr>
    </tbody>
  );
}
