import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { FacetValue } from '#contracts/facets/facets.ts';
import { folded } from '#domain/search/folded.ts';
import { formatCount } from '#languages/count.ts';
import * as texts from '#texts/storefront/list-parts.tsx';
import { callApi } from '#web/ui/api-client.ts';
import { inputClass } from '#web/ui/field.tsx';
import { publicCall } from '#web/ui/public-call.ts';
import { Written } from '#web/ui/written.tsx';

/** Values shown of a long list before "Show all 23" is opened. */
const FIRST_SHOWN = 8;
/** A list is not folded for fewer than so many more. */
const FEWEST_FOLDED = 3;
/** From so many values on, they can be searched. */
const FEWEST_SEARCHED = 20;

export type Choice = Pick<FacetValue, 'value' | 'label' | 'swatch'> & {
  /** The parameter, where values of several stand together: what is chosen then has it before the value. */
  name?: string;
  products?: number;
  /** Its count is at least this. */
  isCapped?: boolean;
};

type FacetChoicesProps = {
  legend: string;
  name: string;
  chosen: readonly string[];
  choices: readonly Choice[];
  /** Those that count where another facet's do not, and the other way round: ticked in part. */
  inPart?: readonly string[];
  /** The counts are at least these. */
  isCapped?: boolean;
  /** Where not all values are told. */
  others?: OtherValues;
  /** Whether it was asked for whole. */
  isWhole?: boolean;
  /** Whether it is unfolded at first; it is where something in it is chosen. */
  isOpen?: boolean;
  /** Several of them, or one, which `chosen` always has. */
  type?: 'checkbox' | 'radio';
};

/** How many values are not told, the address that tells them too, and the filters by which they are sought. */
export type OtherValues = { more: number; toAll: string; list: Record<string, unknown> };

/** The values of one facet as checkboxes, folded under its name. */
export function FacetChoices(props: FacetChoicesProps) {
  const { legend, name, choices, chosen, inPart = [], others, isWhole = false } = props;
  const { isOpen = true } = props;
  const marked = [...chosen, ...inPart];
  const isLong = choices.length >= FIRST_SHOWN + FEWEST_FOLDED;
  // What the reader has folded stays as it is when the list changes.
  const [wasOpen] = useState(isOpen || (isWhole && isLong) || marked.some(Boolean));
  const first = isLong ? choices.slice(0, FIRST_SHOWN) : choices;
  const rest = isLong ? choices.slice(FIRST_SHOWN) : [];
  const [isUnfolded, setUnfolded] = useState(rest.some(({ value }) => marked.includes(value)));
  const [typed, setTyped] = useState('');
  const sought = typed.trim();
  const found = useFoundValues(sought, others ? { name, list: others.list } : null);
  const known = new Set(choices.map(({ value }) => value));
  const field = useRef<HTMLInputElement>(null);
  // What shrinks under the field moves it, in the panel and with it on the page.
  useEffect(() => {
    const isTyping = field.current !== null && field.current === document.activeElement;
    if (isTyping && (found !== null || sought !== '')) {
      field.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [found, sought]);
  const foundToo = found?.values.filter(({ value }) => !known.has(value)) ?? [];
  if (choices.length === 0) return null;
  const count = choices.length + (others?.more ?? 0);
  const isAnswered = others === undefined || found !== null;
  const isNone = ![...choices, ...foundToo].some((choice) => isCalled(choice, sought));
  return (
    <details open={wasOpen} className="facet border-b border-line">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between text-small font-medium">
        <Written>{legend}</Written>
      </summary>
      <fieldset className="pb-5">
        <legend className="sr-only">{legend}</legend>
        {count >= FEWEST_SEARCHED && (
          <div className="facet-search">
            <input
              ref={field}
              type="search"
              aria-label={texts.findIn(legend)}
              placeholder={texts.findIn(legend)}
              className={inputClass}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            <p role="status" className="text-small text-ink-muted">
              {found?.failure ?? (isNone && isAnswered && texts.noMatch(sought))}
            </p>
          </div>
        )}
        <Rows {...props} choices={first} sought={sought} />
        {rest.length > 0 && (
          <details
            open={isUnfolded || isWhole || sought !== ''}
            onToggle={({ currentTarget }) => sought === '' && setUnfolded(currentTarget.open)}
            className="facet-rest"
          >
            <summary
              hidden={others !== undefined}
              className="text-link inline-flex min-h-11 cursor-pointer items-center text-small"
            >
              {texts.showAll(formatCount(count))}
            </summary>
            <Rows {...props} choices={[...rest, ...foundToo]} sought={sought} />
          </details>
        )}
        {found !== null && found.more > 0 && (
          <p className="py-2 text-small text-ink-muted">{texts.moreFound(found.more)}</p>
        )}
        {others && sought === '' && (
          <Link
            to={others.toAll}
            preventScrollReset
            className="text-link inline-flex min-h-11 items-center text-small"
          >
            {texts.showAll(formatCount(count))}
          </Link>
        )}
      </fieldset>
    </details>
  );
}

const isCalled = ({ label }: Choice, sought: string) => folded(label).includes(folded(sought));

/** A value of one parameter; where several stand together, the same may be another's. */
const idOf = ({ name = '', value }: Choice) => name + value;

/** Shows a box that is not ticked as ticked in part, where it is so. */
export function tickInPart(box: HTMLInputElement): void {
  box.indeterminate = box.dataset.inPart !== undefined && !box.checked;
}

function Rows({ sought = '', ...props }: FacetChoicesProps & { sought?: string }) {
  const { name, chosen, choices, inPart = [], isCapped = false, type = 'checkbox' } = props;
  return (
    <ul>
      {choices.map((choice) => (
        <li key={`${choice.name}${choice.value}`} hidden={!isCalled(choice, sought)}>
          <label className="facet-row">
            <input
              ref={(box) => {
                if (box) tickInPart(box);
              }}
              data-in-part={inPart.includes(choice.value) || undefined}
              type={type}
              name={choice.name ?? name}
              value={choice.value}
              defaultChecked={chosen.includes(idOf(choice))}
              className="choice"
            />
            {choice.swatch && <span className="swatch" style={{ background: choice.swatch }} />}
            <Written>{choice.label}</Written>
            {choice.products !== undefined && (
              <small>
                {`${formatCount(choice.products)}${(choice.isCapped ?? isCapped) ? '+' : ''}`}
              </small>
            )}
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Milliseconds without another letter before values are asked for. */
const WAIT_MS = 120;

/** The values of a facet that are called so, and how many others are too; or what kept them from coming. */
type Found = { text: string; values: FacetValue[]; more: number; failure: string | null };

/**
 * Asks for the values of a facet of a list that are called `text`, a moment after each change of it; of what was asked
 * before nothing is shown. Null until an answer comes, and where nothing is asked.
 */
function useFoundValues(
  text: string,
  asked: { name: string; list: Record<string, unknown> } | null,
): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const query = asked && text !== '' ? JSON.stringify({ ...asked.list, name: asked.name }) : null;
  useEffect(() => {
    setFound(null);
    if (query === null) return;
    const asking = new AbortController();
    const ask = async () => {
      const result = await callApi(
        publicCall('GET /get-facet'),
        { query: { ...JSON.parse(query), find: text, unknown: 'ignored' } },
        { signal: asking.signal },
      );
      if (asking.signal.aborted) return;
      const { values, more = 0 } = result.ok ? result.data : { values: [] };
      setFound({ text, values, more, failure: result.ok ? null : result.failure.message });
    };
    const waiting = setTimeout(() => ask().catch(() => {}), WAIT_MS);
    return () => {
      asking.abort();
      clearTimeout(waiting);
    };
  }, [text, query]);
  return found?.text === text ? found : null;
}
