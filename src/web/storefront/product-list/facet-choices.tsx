import { useState } from 'react';
import type { FacetValue } from '#contracts/facets/facets.ts';
import { formatCount } from '#domain/text/count.ts';

/** Values shown of a long list before "Show all 23" is opened. */
const FIRST_SHOWN = 8;
/** A list is not folded for fewer than so many more. */
const FEWEST_FOLDED = 3;

export type Choice = Pick<FacetValue, 'value' | 'label' | 'swatch'> & {
  /** The parameter, where values of several stand together. */
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
  /** Whether it is unfolded at first; it is where something in it is chosen. */
  isOpen?: boolean;
  /** Several of them, or one, which `chosen` always has. */
  type?: 'checkbox' | 'radio';
};

/** The values of one facet as checkboxes, folded under its name. */
export function FacetChoices(props: FacetChoicesProps) {
  const { legend, choices, chosen, inPart = [], isOpen = true } = props;
  const marked = [...chosen, ...inPart];
  // What the reader has folded stays as it is when the list changes.
  const [wasOpen] = useState(isOpen || marked.some(Boolean));
  const isLong = choices.length >= FIRST_SHOWN + FEWEST_FOLDED;
  const first = isLong ? choices.slice(0, FIRST_SHOWN) : choices;
  const rest = isLong ? choices.slice(FIRST_SHOWN) : [];
  const [wasAll] = useState(rest.some(({ value }) => marked.includes(value)));
  if (choices.length === 0) return null;
  return (
    <details open={wasOpen} className="facet border-b border-line">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between text-small font-medium">
        {legend}
      </summary>
      <fieldset className="pb-5">
        <legend className="sr-only">{legend}</legend>
        <Rows {...props} choices={first} />
        {rest.length > 0 && (
          <details open={wasAll} className="facet-rest">
            <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-small">
              Show all {formatCount(choices.length)}
            </summary>
            <Rows {...props} choices={rest} />
          </details>
        )}
      </fieldset>
    </details>
  );
}

/** Shows a box that is not ticked as ticked in part, where it is so. */
export function tickInPart(box: HTMLInputElement): void {
  box.indeterminate = box.dataset.inPart !== undefined && !box.checked;
}

function Rows(props: FacetChoicesProps) {
  const { name, chosen, choices, inPart = [], isCapped = false, type = 'checkbox' } = props;
  return (
    <ul>
      {choices.map((choice) => (
        <li key={`${choice.name}${choice.value}`}>
          <label className="facet-row">
            <input
              ref={(box) => {
                if (box) tickInPart(box);
              }}
              data-in-part={inPart.includes(choice.value) || undefined}
              type={type}
              name={choice.name ?? name}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
              className="choice"
            />
            {choice.swatch && <span className="swatch" style={{ background: choice.swatch }} />}
            <bdi>{choice.label}</bdi>
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
