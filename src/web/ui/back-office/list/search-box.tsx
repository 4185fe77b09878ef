import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { productIdIn } from '#domain/text/product-link.ts';
import * as texts from '#texts/back-office/lists.ts';
import { useKey } from '../keys/keys.ts';

type SearchBoxProps = {
  /** Also its placeholder, such as 'Search products...'. */
  label: string;
  value: string;
  onSearch: (text: string) => void;
};

const PAUSE_MS = 250;
const LONGEST = 200;
/** A link is longer: letters other than Latin ones are escaped in it. */
const LONGEST_LINK = 2000;

/**
 * A search box that searches while typing, after a short pause. `/` focuses it from anywhere, `Esc`
 * empties it. A link to a product finds that product.
 */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);

  // The address has changed by other means, such as the back button.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  useKey('search', () => input.current?.focus());
  useKey('emptySearch');
  useEffect(() => () => clearTimeout(waiting.current), []);

  function type(next: string, pause = PAUSE_MS) {
    setText(next);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      const trimmed = next.trim();
      sent.current = productIdIn(trimmed) ?? trimmed.slice(0, LONGEST);
      setText((now) => (now === next ? sent.current : now));
      onSearch(sent.current);
    }, pause);
  }

  return (
    <div className="relative w-full md:w-84">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        size={15}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 inset-s-3 -translate-y-1/2 text-ink-muted"
      />
      <input
        ref={input}
        id={id}
        type="search"
        placeholder={label}
        autoComplete="off"
        value={text}
        maxLength={LONGEST_LINK}
        className="back-office-input pe-9 ps-9 [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') type(text, 0);
          if (event.key === 'Escape' && text !== '') type('', 0);
        }}
      />
      {text === '' ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 inset-e-2.5 hidden -translate-y-1/2 rounded-control border border-hair px-1.5 font-sans text-fine text-ink-muted md:block"
        >
          /
        </span>
      ) : (
        <button
          type="button"
          aria-label={texts.clearSearch}
          className="absolute inset-y-0 inset-e-0 inline-flex w-9 pointer-coarse:w-11 items-center justify-center text-ink-muted hover:text-ink"
          onClick={() => {
            type('', 0);
            input.current?.focus();
          }}
        >
          <X size={15} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
