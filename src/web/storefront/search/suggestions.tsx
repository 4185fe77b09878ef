import Combobox from '@github/combobox-nav';
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Suggestion } from '#contracts/products/suggestion.ts';
import { formatCount } from '#languages/count.ts';
import * as texts from '#texts/storefront/suggestions.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Written } from '#web/ui/written.tsx';
import type { SuggestionsProps } from './lazy-suggestions.tsx';
import { RecentGroup, RemoveButtons } from './recent-lines.tsx';
import { recentSearches, withoutSearch, withSearch } from './recent-searches.ts';
import { currencyOfSearch } from './search-currency.ts';
import { Option, SuggestionLine } from './suggestion-line.tsx';
import { type Answer, useAnswer } from './use-answer.ts';
import { useBoxText } from './use-box-text.ts';

/** Removes the chosen recent search by the Delete key, by which the combobox would only let go of it. */
function useRemoveByKey({ input, list }: Lists, remove: (text: string) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Delete') return;
    const chosen = list.current?.querySelector<HTMLElement>('[data-recent][aria-selected="true"]');
    if (!chosen?.dataset.recent) return;
    event.preventDefault();
    remove(chosen.dataset.recent);
  });
  useEffect(() => {
    const box = input.current;
    const listener = (event: KeyboardEvent) => onKey(event);
    box?.addEventListener('keydown', listener, { capture: true });
    return () => box?.removeEventListener('keydown', listener, { capture: true });
  }, [input]);
}

/**
 * A search box's list: suggestions while typing, and in an empty box what was searched for before. A
 * list box, stepped by the arrow keys.
 */
export function Suggestions({ input }: SuggestionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const [panel, list] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const [text, setText] = useBoxText(input);
  const { answer, isLate } = useAnswer(text);
  const stored = recentSearches.use();
  const recent = text === '' ? stored : none;
  const groups = groupsOf(answer?.found ?? []);
  const total = answer?.text ? answer.total : '0';
  const isOpen = recent.length > 0 || groups.length > 0 || total !== '0';
  const isNothing = !isOpen && Boolean(answer?.text);

  function go(address: string, searched?: string) {
    if (searched !== undefined) recentSearches.write(withSearch(recentSearches.read(), searched));
    setText(null);
    // What was typed is done with: the list that comes says what it is of.
    if (input.current) input.current.value = input.current.defaultValue;
    // A phone's keyboard goes, and a screen reader is on the page that comes.
    document.getElementById('content')?.focus({ preventScroll: true });
    navigate(address);
  }
  const search = (q: string) => go(addresses.shop({ q, currency: currencyOfSearch(q) }), q);
  const remove = (q: string) => recentSearches.write(withoutSearch(recentSearches.read(), q));

  useRemoveByKey({ input, list }, remove);
  // An answer that adds nothing leaves the choice as it is.
  useCombobox({ input, list }, isOpen, groups.length > 0 || total !== '0' ? answer : recent);
  useRoom(panel, input, isOpen || isNothing);

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only leaves the focus where it is */}
      <div
        ref={panel}
        hidden={!isOpen && !isNothing}
        data-late={isLate || undefined}
        className="suggestions"
        // The box keeps the focus, or the list would close before the click.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        <div ref={list} id={id} role="listbox" aria-label={texts.suggestions} hidden={!isOpen}>
          {recent.length > 0 && (
            <RecentGroup
              id={`${id}-recent`}
              texts={recent}
              onChoose={search}
              onClear={() => recentSearches.write([])}
            />
          )}
          {groups.map(({ label, lines }, group) => (
            // biome-ignore lint/a11y/useSemanticElements: options are grouped in a list box
            <div key={label} role="group" aria-labelledby={`${id}-${group}`}>
              <div id={`${id}-${group}`} className="suggestions-label">
                {label}
              </div>
              {lines.map((line, index) => (
                <Option
                  key={`${line.kind} ${line._id}`}
                  id={`${id}-${group}-${index}`}
                  onChoose={() =>
                    line.kind === 'search' ? search(line.name) : go(addressOf(line))
                  }
                >
                  <SuggestionLine of={line} typed={answer?.text ?? ''} />
                </Option>
              ))}
            </div>
          ))}
          {answer && total !== '0' && (
            <Option id={`${id}-all`} className="all-results" onChoose={() => search(answer.text)}>
              <AllResults {...answer} />
            </Option>
          )}
        </div>
        {recent.length > 0 && <RemoveButtons texts={recent} onRemove={remove} />}
        {isNothing && <p className="suggestions-nothing">{texts.noSuggestions}</p>}
      </div>
      <p role="status" className="sr-only">
        {statusOf({ answer, recent: recent.length, isNothing })}
      </p>
    </>
  );
}

const none: readonly string[] = [];

function AllResults({ text, total }: Answer) {
  return (
    <>
      <span className="min-w-0 truncate">
        {texts.resultsFor(countedAs(total), <Written>{texts.quoted(text)}</Written>)}
      </span>
      <Icon name="right" size={18} className="flex-none rtl:-scale-x-100" />
    </>
  );
}

/** Returns `All 214 results`, `All 10,000+ results` or `The one result`. */
function countedAs(total: string): string {
  if (total === '1') return texts.oneResult;
  const count = formatCount(Number.parseInt(total, 10));
  return total.endsWith('+') ? texts.allOfAtLeast(count) : texts.allResults(count);
}

type Shown = { answer: Answer | null; recent: number; isNothing: boolean };

/** Returns what a screen reader is told of the list. */
function statusOf({ answer, recent, isNothing }: Shown): string {
  if (isNothing) return texts.noSuggestions;
  const found = answer?.found.length ?? 0;
  return [
    recent > 0 && texts.recentToRemove(recent),
    found > 0 && texts.suggested(found),
    answer && answer.total !== '0' && countedAs(answer.total),
  ]
    .filter(Boolean)
    .join('. ');
}

/** An input and the list below it. */
type Lists = {
  input: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
};

/**
 * Steps through the options of a list below an input by its arrow keys. `shown` is what the list shows:
 * where that changes nothing is chosen any more.
 */
function useCombobox({ input, list }: Lists, isOpen: boolean, shown: unknown): void {
  const combobox = useRef<Combobox>(null);

  useEffect(() => {
    if (!input.current || !list.current) return;
    combobox.current = new Combobox(input.current, list.current, { tabInsertsSuggestions: false });
    return () => combobox.current?.destroy();
  }, [input, list]);

  useEffect(() => {
    if (!isOpen) return;
    const started = combobox.current;
    started?.start();
    return () => started?.stop();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is all that matters
  useEffect(() => combobox.current?.clearSelection(), [shown]);
}

type Group = { label: string; lines: Suggestion[] };

const labels: Record<Suggestion['kind'], string> = texts.groups;

/** Returns suggestions by what they are, in the order in which they came. */
function groupsOf(found: readonly Suggestion[]): Group[] {
  const groups: Group[] = [];
  for (const line of found) {
    const label = labels[line.kind];
    const last = groups.at(-1);
    if (last?.label === label) last.lines.push(line);
    else groups.push({ label, lines: [line] });
  }
  return groups;
}

/** Returns where a suggestion leads. */
function addressOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'product':
      return addresses.product(suggestion);
    case 'category':
      return addresses.productTypes(suggestion);
    case 'sub-category':
      return addresses.shop({ q: suggestion.name, category: suggestion.category._id });
    case 'seller':
      return addresses.seller(suggestion);
    case 'brand':
    case 'search':
      return addresses.shop({ q: suggestion.name });
  }
}

/** Pixels left free below the list, and how tall it is at least. */
const MARGIN = 12;
const LEAST = 176;
/** With less room than this in pixels, or on a phone, the field is brought to the top. */
const ENOUGH = 400;
const PHONE = '(max-width: 47.98rem)';

/**
 * Keeps a list below a field as tall as there is room for it above the keyboard. Where that is little
 * the field is brought to the top first.
 */
function useRoom(
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!isOpen || !view) return;
    const roomBelow = () =>
      view.height + view.offsetTop - (list.current?.getBoundingClientRect().top ?? 0) - MARGIN;
    const fit = () =>
      list.current?.style.setProperty('--room', `${Math.round(Math.max(LEAST, roomBelow()))}px`);
    if (matchMedia(PHONE).matches || roomBelow() < ENOUGH) {
      field.current?.scrollIntoView({ block: 'start' });
    }
    fit();
    view.addEventListener('resize', fit);
    addEventListener('scroll', fit, { passive: true });
    return () => {
      view.removeEventListener('resize', fit);
      removeEventListener('scroll', fit);
    };
  }, [list, field, isOpen]);
}
