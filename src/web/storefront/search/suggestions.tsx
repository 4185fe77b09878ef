import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { formatCount } from '#domain/text/count.ts';
import * as texts from '#texts/storefront/suggestions.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Written } from '#web/ui/written.tsx';
import type { SuggestionsProps } from './lazy-suggestions.tsx';
import { RecentGroup, RemoveButtons } from './recent-lines.tsx';
import { recentSearches, withoutSearch, withSearch } from './recent-searches.ts';
import { currencyOfSearch } from './search-currency.ts';
import { addressOf, groupsOf } from './suggestion-groups.ts';
import { Option, SuggestionLine } from './suggestion-line.tsx';
import { type Answer, useAnswer } from './use-answer.ts';
import { useBoxText } from './use-box-text.ts';
import { type Lists, useCombobox } from './use-combobox.ts';
import { useRoom } from './use-room.ts';

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
