import type { MediaItem } from '#contracts/media.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { productFields } from '#contracts/product-fields.ts';
import type { ChangedPart, ProductReview } from '#contracts/products/product-review.ts';
import { textOfShown } from '#domain/attributes/value-text.ts';
import { formatPrice } from '#domain/price.ts';

const titleOf = (part: ChangedPart): string => {
  if (part === 'media') return 'Pictures and videos';
  return part === 'attributes' ? 'Details' : productFields[part].title;
};

/** What an edit changes of a product, each part as it is beside what it is to be. */
export function ChangedParts({ review }: { review: ProductReview }) {
  const { present, proposed, changed, collides } = review;
  if (proposed === null) return null;
  return (
    <>
      {collides.length > 0 && (
        <p role="status" className="mb-4 rounded-control bg-warn-soft px-3 py-2 text-warn">
          Somebody has changed this since the seller saved the edit:{' '}
          {collides.map(titleOf).join(', ')}. It cannot be approved; decline it, so that the seller
          looks at the product anew.
        </p>
      )}
      <dl className="divide-y divide-hair border-y border-hair">
        {changed.map((part) => (
          <div key={part} className="py-3">
            <dt className="text-dense text-ink-muted">{titleOf(part)}</dt>
            <dd className="mt-1.5 grid grid-cols-2 gap-4">
              <Side label="Now" part={part} piece={present} />
              <Side label="After" part={part} piece={proposed} isNew />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type SideProps = { label: string; part: ChangedPart; piece: ManagedProduct; isNew?: boolean };

function Side({ label, part, piece, isNew = false }: SideProps) {
  return (
    <div className="min-w-0">
      <p className="text-fine text-ink-muted">{label}</p>
      {part === 'media' ? (
        <Media media={piece.media} />
      ) : (
        <bdi
          className={`block whitespace-pre-line wrap-anywhere ${isNew ? 'font-medium' : 'text-ink-soft'}`}
        >
          {textOf(part, piece) || 'Nothing'}
        </bdi>
      )}
    </div>
  );
}

const Media = ({ media }: { media: readonly MediaItem[] }) =>
  media.length === 0 ? (
    <p className="text-ink-soft">None</p>
  ) : (
    <ul className="mt-1 grid grid-cols-2 gap-1.5">
      {media.map(({ kind, url }) => (
        <li key={url} className="aspect-square bg-paper-bright">
          {kind === 'image' ? (
            <a href={url} target="_blank" rel="noreferrer">
              <img src={url} alt="Opens whole" className="size-full object-contain" />
            </a>
          ) : (
            <video src={url} controls muted preload="metadata" className="size-full" />
          )}
        </li>
      ))}
    </ul>
  );

function textOf(part: Exclude<ChangedPart, 'media'>, piece: ManagedProduct): string {
  if (part === 'attributes') {
    return piece.attributes.map((each) => `${each.name}: ${textOfShown(each)}`).join('\n');
  }
  const value = piece[part];
  if (typeof value === 'number') return formatPrice(value, part.endsWith('AED') ? 'AED' : 'INR');
  return typeof value === 'object' ? (value?.name ?? '') : String(value);
}
