import Combobox from '@github/combobox-nav';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Suggestion } from '#contracts/product.ts';
import { addresses } from '#web/ui/addresses.ts';
import { callApi } from '#web/ui/api-client.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { publicCall } from '#web/ui/public-call.ts';
import type { SuggestionsProps } from './lazy-suggestions.tsx';

/** Milliseconds without another letter before suggestions are requested. */
const WAIT_MS = 120;
const SHORTEST = 2;

/** A search box's suggestions while typing: a list box, stepped by the arrow keys. */
export function Suggestions({ input }: SuggestionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const [found, setFound] = useState<Suggestion[]>([]);
  const list = useRef<HTMLDivElement>(null);

  function choose(chosen: Suggestion) {
    setFound([]);
    navigate(addressOf(chosen));
  }

  useLookup(input, setFound);

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || found.length === 0) return;
    event.preventDefault();
    setFound([]);
  });
  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const onKey = (event: KeyboardEvent) => onEscape(event);
    const close = () => setFound([]);
    box.addEventListener('keydown', onKey);
    box.addEventListener('blur', close);
    return () => {
      box.removeEventListener('keydown', onKey);
      box.removeEventListener('blur', close);
    };
  }, [input]);

  useEffect(() => {
    if (!input.current || !list.current) return;
    const combobox = new Combobox(input.current, list.current, { tabInsertsSuggestions: false });
    if (found.length > 0) combobox.start();
    return () => combobox.destroy();
  }, [input, found]);

  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Suggestions"
        hidden={found.length === 0}
        className="suggestions"
      >
        {found.map((suggestion, index) => (
          <div
            key={`${suggestion.kind} ${suggestion._id}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            // The combobox turns it on and off.
            aria-selected={false}
            className="suggestion"
            // The box keeps the focus, or the list would close before the click.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
            onKeyDown={(event) => event.key === 'Enter' && choose(suggestion)}
          >
            {suggestion.kind !== 'brand' && (
              <span className="w-9 flex-none">
                <Picture media={suggestion.picture} sizes="2.25rem" alt="" />
              </span>
            )}
            <span className="min-w-0">
              <span className="block truncate text-small">
                <bdi>{suggestion.name}</bdi>
              </span>
              <span className="block truncate text-fine text-ink-muted">
                {suggestion.kind === 'product' ? (
                  <bdi>{suggestion.detail}</bdi>
                ) : (
                  named[suggestion.kind]
                )}
              </span>
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {found.length > 0 && `${found.length} suggestions`}
      </p>
    </>
  );
}

const named = { brand: 'Brand', category: 'Category', seller: 'Seller', product: '' } as const;

function addressOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'product':
      return addresses.product(suggestion);
    case 'category':
      return addresses.productTypes(suggestion);
    case 'seller':
      return addresses.seller(suggestion);
    case 'brand':
      return addresses.shop({ q: suggestion.name });
  }
}

/** Requests suggestions a moment after each change; late responses are ignored. */
function useLookup(input: SuggestionsProps['input'], show: (found: Suggestion[]) => void): void {
  const update = useEffectEvent(show);
  useEffect(() => {
    const box = input.current;
    let asking = new AbortController();
    let waiting: ReturnType<typeof setTimeout>;

    function look() {
      asking.abort();
      asking = new AbortController();
      clearTimeout(waiting);
      const q = box?.value.trim() ?? '';
      if (q.length < SHORTEST) return update([]);
      waiting = setTimeout(() => ask(q, asking.signal), WAIT_MS);
    }

    function ask(q: string, signal: AbortSignal) {
      callApi(publicCall('GET /suggest'), { query: { q } }, { signal }).then(
        (result) => !signal.aborted && update(result.ok ? result.data : []),
        () => {},
      );
    }

    function close() {
      asking.abort();
      clearTimeout(waiting);
      update([]);
    }

    if (box && box === document.activeElement) look();
    const form = box?.form;
    box?.addEventListener('input', look);
    form?.addEventListener('submit', close);
    return () => {
      asking.abort();
      clearTimeout(waiting);
      box?.removeEventListener('input', look);
      form?.removeEventListener('submit', close);
    };
  }, [input]);
}
