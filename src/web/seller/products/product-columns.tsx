import { Video } from 'lucide-react';
import type { getOwnProducts } from '#contracts/calls/products.ts';
import type { Currency } from '#contracts/price.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { takeDownReasons } from '#domain/availability/take-down-reasons.ts';
import { formatPrice } from '#domain/price.ts';
import * as texts from '#texts/seller/products.tsx';
import { formatDay } from '#web/ui/back-office/formats.ts';
import type { CallColumn } from '#web/ui/back-office/list/use-list.ts';
import { StateNote } from '#web/ui/back-office/products/state-note.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { Thumbnail } from '#web/ui/back-office/thumbnail.tsx';
import { Written } from '#web/ui/written.tsx';

type Column = CallColumn<typeof getOwnProducts>;

type ProductColumns = {
  onAsk: (product: ManagedProduct) => void;
  currencies: readonly [Currency, Currency];
  /** The ids of those that are marked as such. */
  justAdded: readonly string[];
};

/**
 * The columns of Manage Products (docs/behaviour/seller.md#manage-products); `onAsk` opens the question
 * for another look at a product that was taken down; the prices follow the order of `currencies`.
 */
export const productColumns = ({ onAsk, currencies, justAdded }: ProductColumns): Column[] => [
  {
    key: 'name',
    title: texts.name,
    sort: 'name',
    card: 'title',
    cell: (row) => (
      <Written className="line-clamp-2 font-medium" title={row.name}>
        {row.name}
      </Written>
    ),
    note: (row) => <Codes product={row} isNew={justAdded.includes(row._id)} />,
    isNoteWhole: true,
  },
  {
    key: 'state',
    title: texts.state,
    width: '6.5rem',
    card: 'line',
    cell: (row) => (
      <div className="min-w-24">
        <StateNote product={row} tellsTakenDown={false} tellsAvailable />
        <TakenDownNote product={row} onAsk={() => onAsk(row)} />
      </div>
    ),
  },
  {
    key: 'brand',
    title: texts.brand,
    sort: 'brand',
    cell: (row) => <Line>{row.brand}</Line>,
  },
  {
    key: 'category',
    title: texts.category,
    sort: 'category',
    cell: (row) => <Line>{row.categoryId.name}</Line>,
  },
  {
    key: 'subCategory',
    title: texts.subCategory,
    // A long word such as "Chronographs" stands whole at 1280 px.
    share: '10.2%',
    cell: (row) => <Line>{row.subCategoryId.name}</Line>,
  },
  ...currencies.map(
    (currency): Column => ({
      key: `price${currency}`,
      title: { INR: texts.priceINR, AED: texts.priceAED }[currency],
      sort: `price${currency}`,
      isNumber: true,
      card: 'price',
      cell: (row) => (
        <span className="whitespace-nowrap">{formatPrice(row[`price${currency}`], currency)}</span>
      ),
    }),
  ),
  {
    key: 'media',
    title: texts.media,
    width: '7rem',
    card: 'picture',
    cell: (row) => <MediaCell product={row} size={40} />,
    cardCell: (row) => <MediaCell product={row} size={96} />,
  },
  {
    key: 'createdAt',
    title: texts.added,
    sort: 'createdAt',
    sortNames: { asc: texts.oldestFirst, desc: texts.newestFirst },
    isExtra: true,
    cell: (row) => formatDay(row.createdAt),
  },
  {
    key: 'updatedAt',
    title: texts.lastChanged,
    sort: 'updatedAt',
    sortNames: { asc: texts.longestUnchangedFirst, desc: texts.lastChangedFirst },
    isExtra: true,
    cell: (row) => formatDay(row.updatedAt),
  },
];

/** What may be cut in a table, whole as its title. */
const Line = ({ children }: { children: string }) => <Written title={children}>{children}</Written>;

/** The codes of a product: the storefront's SKU, and the seller's own article number. */
type CodesProps = { product: ManagedProduct; isNew: boolean };

function Codes({ product: { sku, sellerSku }, isNew }: CodesProps) {
  return (
    <span className="codes flex flex-wrap gap-x-3 text-fine text-ink-muted tabular-nums">
      {isNew && <span className="font-medium text-accent-deep">{texts.justAdded}</span>}
      <span className="whitespace-nowrap">{texts.stockNumber(sku)}</span>
      {sellerSku !== '' && (
        <span className="wrap-anywhere">{texts.articleNumber(<Written>{sellerSku}</Written>)}</span>
      )}
    </span>
  );
}

/** The first picture with how many there are, and a film reel with how many videos. */
function MediaCell({ product, size }: { product: ManagedProduct; size: number }) {
  const { media, images, videos } = product;
  const first = media.find(({ kind }) => kind === 'image');
  return (
    <span className="inline-flex items-center gap-2">
      <span className="relative inline-flex">
        <Thumbnail media={first} size={size} />
        {images.length > 0 && (
          <CountBadge count={images.length} what={texts.pictures(images.length)} />
        )}
      </span>
      {videos.length > 0 && (
        <span className="relative inline-flex size-8 items-center justify-center">
          <Video size={18} aria-hidden="true" className="text-ink-soft" />
          <CountBadge count={videos.length} what={texts.videos(videos.length)} />
        </span>
      )}
    </span>
  );
}

function CountBadge({ count, what }: { count: number; what: string }) {
  return (
    <span className="absolute -top-1.5 -inset-e-2 inline-flex min-w-4.5 justify-center rounded-full bg-ink px-1 text-[0.6875rem] leading-4.5 text-paper tabular-nums">
      {count}
      <span className="sr-only"> {what}</span>
    </span>
  );
}

type TakenDownNoteProps = { product: ManagedProduct; onAsk: () => void };

/**
 * On a seller's row: why an admin took the product down, and the way to ask for another look; or that an edit of it waits
 * for approval, or why it was declined.
 */
function TakenDownNote({ product, onAsk }: TakenDownNoteProps) {
  const { takenDown, edit, name } = product;
  if (takenDown === null) {
    if (edit === null) return null;
    const isWaiting = edit.state === 'waiting';
    return (
      <span className="block text-fine">
        <StatusDot tone={isWaiting ? 'warn' : 'bad'}>
          {isWaiting ? texts.editWaits : texts.editDeclined}
        </StatusDot>
        <Words of={edit} />
      </span>
    );
  }
  const isNew = takenDown.reason === 'not-approved';
  const isWaiting = isNew && takenDown.askedAt !== null;
  // A new one waits without its seller asking.
  if (isWaiting && takenDown.askedAt === takenDown.at)
    return (
      <span className="text-fine" title={takeDownReasons[takenDown.reason]}>
        <StatusDot tone="warn">{texts.waitsForApproval}</StatusDot>
      </span>
    );
  return (
    <span className="text-fine">
      <StatusDot tone={isWaiting ? 'warn' : 'bad'}>
        {isNew ? (isWaiting ? texts.waitsForApproval : texts.notApproved) : texts.takenDown}
      </StatusDot>{' '}
      <button type="button" className="text-start underline" onClick={onAsk}>
        {takenDown.askedAt === null ? texts.askForLook : texts.askedForLook}
        <span className="sr-only"> {texts.lookAt(name)}</span>
      </button>{' '}
      <span className="text-ink-soft">
        {!(isNew && takenDown.words) && `${takeDownReasons[takenDown.reason]}.`}
        <Words of={takenDown} />
      </span>
    </span>
  );
}

const Words = ({ of: { words } }: { of: { words: string } }) =>
  words !== '' && <Written className="block whitespace-pre-line wrap-anywhere">{words}</Written>;
