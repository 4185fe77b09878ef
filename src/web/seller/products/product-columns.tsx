import { Video } from 'lucide-react';
import type { getOwnProducts } from '#contracts/calls/products.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { formatPrice } from '#domain/price.ts';
import { formatDay } from '#web/ui/back-office/formats.ts';
import type { CallColumn } from '#web/ui/back-office/list/use-list.ts';
import { StateNote } from '#web/ui/back-office/products/state-note.tsx';
import { Thumbnail } from '#web/ui/back-office/thumbnail.tsx';
import { TakenDownNote } from './states/taken-down-note.tsx';

type Column = CallColumn<typeof getOwnProducts>;

/**
 * The columns of Manage Products (docs/behaviour/seller.md#manage-products); `onAsk` opens the question
 * for another look at a piece that was taken down.
 */
export const productColumns = (onAsk: (product: ManagedProduct) => void): Column[] => [
  {
    key: 'name',
    title: 'Product Name',
    sort: 'name',
    card: 'title',
    cell: (row) => <bdi className="line-clamp-2 font-medium">{row.name}</bdi>,
    note: (row) => <Codes product={row} />,
    isNoteWhole: true,
  },
  {
    key: 'state',
    title: 'State',
    card: 'line',
    cell: (row) => (
      <>
        <StateNote product={row} tellsTakenDown={false} tellsAvailable />
        <TakenDownNote product={row} onAsk={() => onAsk(row)} />
      </>
    ),
  },
  {
    key: 'brand',
    title: 'Brand',
    sort: 'brand',
    cell: (row) => <bdi className="line-clamp-2">{row.brand}</bdi>,
  },
  {
    key: 'category',
    title: 'Category',
    sort: 'category',
    cell: (row) => <bdi>{row.categoryId.name}</bdi>,
  },
  { key: 'subCategory', title: 'Sub Category', cell: (row) => <bdi>{row.subCategoryId.name}</bdi> },
  {
    key: 'priceINR',
    title: 'Price (INR)',
    sort: 'priceINR',
    isNumber: true,
    card: 'price',
    cell: (row) => <span className="whitespace-nowrap">{formatPrice(row.priceINR, 'INR')}</span>,
  },
  {
    key: 'priceAED',
    title: 'Price (AED)',
    sort: 'priceAED',
    isNumber: true,
    card: 'price',
    cell: (row) => <span className="whitespace-nowrap">{formatPrice(row.priceAED, 'AED')}</span>,
  },
  {
    key: 'media',
    title: 'Media',
    width: '7rem',
    card: 'picture',
    cell: (row) => <MediaCell product={row} size={40} />,
    cardCell: (row) => <MediaCell product={row} size={96} />,
  },
  {
    key: 'createdAt',
    title: 'Added',
    sort: 'createdAt',
    sortNames: { asc: 'Oldest first', desc: 'Newest first' },
    isExtra: true,
    cell: (row) => formatDay(row.createdAt),
  },
  {
    key: 'updatedAt',
    title: 'Last changed',
    sort: 'updatedAt',
    sortNames: { asc: 'Changed longest ago first', desc: 'Last changed first' },
    isExtra: true,
    cell: (row) => formatDay(row.updatedAt),
  },
];

/** The codes of a product: the storefront's SKU, and the seller's own article number. */
function Codes({ product: { sku, sellerSku } }: { product: ManagedProduct }) {
  return (
    <span className="flex flex-wrap gap-x-3 text-fine text-ink-muted tabular-nums">
      <span className="whitespace-nowrap">SKU {sku}</span>
      {sellerSku !== '' && (
        <span className="wrap-anywhere">
          Article <bdi>{sellerSku}</bdi>
        </span>
      )}
    </span>
  );
}

/** The first picture with how many there are, and a film reel with how many videos. */
function MediaCell({ product, size }: { product: ManagedProduct; size: number }) {
  const { media, images, videos } = product;
  const first = media.find(({ kind }) => kind === 'image');
  return (
    <span className="inline-flex items-center gap-3">
      <span className="relative inline-flex">
        <Thumbnail media={first} size={size} />
        {images.length > 0 && <CountBadge count={images.length} what="pictures" />}
      </span>
      {videos.length > 0 && (
        <span className="relative inline-flex size-8 items-center justify-center">
          <Video size={18} aria-hidden="true" className="text-ink-soft" />
          <CountBadge count={videos.length} what="videos" />
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
