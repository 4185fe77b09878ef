import { useId, useState } from 'react';
import { availabilityInWords } from '#domain/availability/reservation.ts';
import * as texts from '#texts/storefront/enquiry-list.tsx';
import { undo } from '#texts/storefront/every-page.ts';
import { addresses } from '#web/ui/addresses.ts';
import { inputClass } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import {
  enquiryList,
  type ListedPiece,
  LONGEST_NOTE,
  UNSURE,
  withoutPieces,
  withPiece,
} from '#web/ui/product/enquiry-list.ts';
import { Price } from '#web/ui/product/price.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { Written } from '#web/ui/written.tsx';
import { lacksSize } from './enquired-of.ts';
import type { Listed } from './own-list.tsx';
import type { PageListed } from './page-listed.ts';
import { QuantityField } from './quantity-field.tsx';

type ListedRowProps = {
  piece: Listed;
  /** Whether it was to be sent without a size. */
  asksSize: boolean;
};

/** A piece of the list: what it is, and in which size, how many, and with what note it is asked for. */
export function ListedRow({ piece, asksSize }: ListedRowProps) {
  const { listed, product } = piece;
  const [hasNote, setHasNote] = useState(listed.note !== '');
  const title = `${product.brand} ${product.name}`;
  const change = (changes: Partial<ListedPiece>) => {
    const after = withPiece(enquiryList.read(), product._id, changes);
    if (after) enquiryList.write(after);
  };
  return (
    <li className="listed-row">
      <Link to={addresses.product(product)} tabIndex={-1} aria-hidden="true">
        <Picture media={product.picture} sizes="6rem" alt="" />
      </Link>
      <Named product={product} />
      <div className="listed-controls">
        {product.sizes.length > 0 && (
          <div className="min-w-0">
            <Select
              label={texts.sizeOf({ size: product.sizeName, piece: title })}
              value={lacksSize(piece) ? '' : listed.size}
              onChange={({ target }) => change({ size: target.value })}
              aria-invalid={asksSize || undefined}
              aria-describedby={asksSize ? `size-${product._id}` : undefined}
              options={[
                ...(lacksSize(piece)
                  ? [{ value: '', label: texts.chooseSize(product.sizeName) }]
                  : []),
                ...product.sizes.map((size) => ({ value: size, label: size })),
                { value: UNSURE, label: texts.notSureYet },
              ]}
            />
            {asksSize && (
              <p id={`size-${product._id}`} role="alert" className="mt-1.5 text-small text-alert">
                {texts.sizeIsMissing(product.sizeName)}
              </p>
            )}
          </div>
        )}
        <QuantityField
          label={texts.quantityOf(title)}
          quantity={listed.quantity}
          onChange={(quantity) => change({ quantity })}
        />
        {!hasNote && (
          <button type="button" onClick={() => setHasNote(true)} className="quiet-action">
            <span className="text-link">{texts.addNote}</span>
            <span className="sr-only">{texts.addNoteAbout(title)}</span>
          </button>
        )}
      </div>
      {hasNote && <Note title={title} note={listed.note} onChange={(note) => change({ note })} />}
      <Remove id={product._id} title={title} />
    </li>
  );
}

function Named({ product }: { product: PageListed }) {
  const state = availabilityInWords(product);
  return (
    <div className="min-w-0">
      <p className="brand-name truncate text-ink-muted">
        <Written>{product.brand}</Written>
      </p>
      <h3 className="mt-0.5 line-clamp-2 leading-snug wrap-anywhere">
        <Link to={addresses.product(product)} prefetch="intent" className="hover:underline">
          <Written>{product.name}</Written>
        </Link>
      </h3>
      <Price
        priceINR={product.priceINR}
        priceAED={product.priceAED}
        className="mt-1 text-small font-medium"
      />
      {state && <p className="mt-1 text-small text-brass-deep">{state}</p>}
    </div>
  );
}

function Remove({ id, title }: { id: string; title: string }) {
  function remove() {
    const before = enquiryList.read();
    enquiryList.write(withoutPieces(before, [id]));
    const after = enquiryList.read();
    toast(texts.removed, {
      label: undo,
      takesFocus: true,
      act() {
        const now = enquiryList.read();
        const piece = before.pieces.find((each) => each.id === id);
        if (now === after) enquiryList.write(before);
        else if (piece) enquiryList.write(withPiece(now, id, piece) ?? now);
        requestAnimationFrame(() => document.getElementById(`remove-${id}`)?.focus());
      },
    });
  }
  return (
    <button
      type="button"
      id={`remove-${id}`}
      aria-label={texts.remove(title)}
      onClick={remove}
      className="listed-remove grid size-11 place-items-center text-ink-muted hover:text-ink"
    >
      <Icon name="close" size={16} />
    </button>
  );
}

type NoteProps = { title: string; note: string; onChange(note: string): void };

/** Behind a button until it is wanted: a list of thirty fields reads as a form. */
function Note({ title, note, onChange }: NoteProps) {
  const id = useId();
  return (
    <div className="listed-note">
      <label htmlFor={id} className="sr-only">
        {texts.noteAbout(title)}
      </label>
      <textarea
        id={id}
        rows={1}
        maxLength={LONGEST_NOTE}
        defaultValue={note}
        // biome-ignore lint/a11y/noAutofocus: it was asked for by a press just now
        autoFocus={note === ''}
        placeholder={texts.noteHint}
        onChange={({ target }) => onChange(target.value)}
        className={`${inputClass} py-2.5 md:text-small`}
      />
    </div>
  );
}
