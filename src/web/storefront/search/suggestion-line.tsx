import type { ReactNode } from 'react';
import type { Suggestion } from '#contracts/products/suggestion.ts';
import * as texts from '#texts/storefront/suggestions.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Price } from '#web/ui/product/price.tsx';
import { foreignLanguage, Written } from '#web/ui/written.tsx';
import { matchedParts } from './matched-parts.ts';

type OptionProps = {
  id: string;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
  /** The recent search that it is, which the Delete key removes. */
  recent?: string;
};

/** One line of the list box, which the combobox chooses and turns on and off. */
export function Option({ id, onChoose, className = '', children, recent }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={false}
      data-recent={recent}
      className={`suggestion ${className}`}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
    >
      {children}
    </div>
  );
}

/** What a suggestion shows, with what was typed set off. */
export function SuggestionLine({ of, typed }: { of: Suggestion; typed: string }) {
  if (of.kind === 'product') {
    return (
      <>
        <span className="suggestion-picture">
          <Picture media={of.picture} sizes="3rem" alt="" />
        </span>
        <span className="min-w-0 grow">
          <span className="brand-name block truncate text-ink-muted">
            <Marked text={of.detail} typed={typed} />
          </span>
          <span className="block truncate text-small">
            <Marked text={of.name} typed={typed} />
          </span>
          <Price priceINR={of.priceINR} priceAED={of.priceAED} className="text-small" />
        </span>
      </>
    );
  }
  return (
    <>
      {of.kind === 'search' && (
        <Icon name="search" size={16} className="flex-none text-ink-muted" />
      )}
      {of.kind === 'seller' && (
        <span className="suggestion-face">
          <Picture media={of.picture} sizes="2rem" ratio={1} fill alt="" />
        </span>
      )}
      <span className="min-w-0 grow truncate text-small">
        <Marked text={of.name} typed={typed} />
      </span>
      <span className="flex-none truncate text-fine text-ink-muted">{noteOn(of)}</span>
    </>
  );
}

function noteOn({ kind, detail }: Suggestion): ReactNode {
  if (kind === 'brand') return texts.pieces(Number(detail));
  return kind === 'sub-category' && <Written>{detail}</Written>;
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return (
    <bdi lang={foreignLanguage(text)}>
      {matchedParts(text, typed).map(({ text: part, isMatch }, index) =>
        isMatch ? <mark key={index}>{part}</mark> : part,
      )}
    </bdi>
  );
}
